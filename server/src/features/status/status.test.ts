import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import { listTimeSpans, measurePeriod, type Run } from './measure-periods.ts'
import {
  createRedirectTimes,
  DURATION_BUCKETS_MS,
  quantile,
  type RedirectMeasurements,
} from './redirect-times.ts'
import { createStatusRepo } from './status.repo.ts'
import { createStatusService } from './status.service.ts'
import { createStatusSampler } from './status-sampler.ts'

const MINUTE = 60_000
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)

function measurements(counts: Readonly<Record<number, number>>): RedirectMeasurements {
  const times = [...DURATION_BUCKETS_MS, Number.POSITIVE_INFINITY].map((end) => counts[end] ?? 0)
  const timed = times.reduce((sum, count) => sum + count, 0)
  return { redirects: timed, timed, failed: 0, times }
}

describe('quantile', () => {
  it('returns the time within which a share of the redirects was answered', () => {
    const some = measurements({ 1: 50, 2: 44, 5: 5, [Number.POSITIVE_INFINITY]: 1 })
    expect(quantile(some, 0.5)).toBe(1)
    expect(quantile(some, 0.95)).toBe(5)
    expect(quantile(some, 0.99)).toBe(5)
    expect(quantile(some, 1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('returns null without measurements', () => {
    expect(quantile(measurements({}), 0.5)).toBeNull()
  })
})

describe('measured redirects', () => {
  it('count a 503 as failed, unless a browser loaded the link in advance', () => {
    const times = createRedirectTimes(() => 1)
    for (const headers of [{}, { 'sec-purpose': 'prefetch' }]) {
      const response = new ServerResponse(
        Object.assign(new IncomingMessage(new Socket()), { headers }),
      )
      response.statusCode = 503
      times.watch(response, 1)
      response.emit('finish')
    }
    expect(times.take()).toMatchObject({ redirects: 2, timed: 2, failed: 1 })
    times.stop()
  })
})

describe('uptime', () => {
  const run = (from: string, to: string, isStopped = false, processId = from): Run => ({
    processId,
    startedAtMs: at(from),
    seenAtMs: at(to),
    isStopped,
  })
  const hour = (runs: readonly Run[], now = '10:00') =>
    measurePeriod(at('09:00'), at('10:00'), listTimeSpans(runs, at(now)), measurements({}))

  it('is up from the first measurement on, and unknown before', () => {
    expect(hour([run('09:30', '10:00')])).toMatchObject({
      unknownSeconds: 1800,
      upSeconds: 1800,
      downSeconds: 0,
      stoppedSeconds: 0,
    })
  })

  it('tells a clean shutdown from a crash', () => {
    expect(hour([run('09:00', '09:10', true), run('09:20', '10:00')])).toMatchObject({
      upSeconds: 3000,
      stoppedSeconds: 600,
      downSeconds: 0,
    })
    expect(hour([run('09:00', '09:10'), run('09:20', '10:00')])).toMatchObject({
      upSeconds: 3000,
      stoppedSeconds: 0,
      downSeconds: 600,
    })
  })

  it('is up while one of several processes runs', () => {
    const runs = [run('09:00', '09:20'), run('09:10', '09:40', true), run('09:40', '10:00')]
    expect(hour(runs)).toMatchObject({ upSeconds: 3600, downSeconds: 0, stoppedSeconds: 0 })
  })

  it('counts a long enough gap after the last row as downtime', () => {
    expect(hour([run('09:00', '09:59')]).upSeconds).toBe(3600)
    expect(hour([run('09:00', '09:50')]).downSeconds).toBe(600)
  })

  it('is unknown without measurements', () => {
    expect(hour([])).toMatchObject({ unknownSeconds: 3600, upSeconds: 0, p50Ms: null })
  })
})

describeEachDatabase('the status', (open) => {
  it('is measured every minute, reported by hour and day, and deleted after 90 days', async () => {
    const { db } = await open()
    const repo = createStatusRepo(db)
    let nowMs = at('09:00')
    const now = () => nowMs
    const times = { take: () => measurements({ 2: 10 }) }
    const sampler = createStatusSampler({ repo, times, now })
    const report = () =>
      createStatusService({
        repo,
        isDiskFull: async () => false,
        runningSinceMs: sampler.startedAtMs,
        now,
      }).report()

    expect((await report()).measuredSince).toBeNull()
    for (let minute = 0; minute < 90; minute += 1) {
      await sampler.sample()
      nowMs += MINUTE
    }
    const { hours, days, measuredSince, runningSince } = await report()
    expect(measuredSince).toBe('2026-11-21T09:00:00.000Z')
    expect(runningSince).toBe('2026-11-21T09:00:00.000Z')
    expect(hours).toHaveLength(24)
    expect(hours.slice(-2)).toMatchObject([
      { from: '2026-11-21T09:00:00.000Z', upSeconds: 3600, redirects: 610, p95Ms: 2 },
      { from: '2026-11-21T10:00:00.000Z', upSeconds: 1800, redirects: 290, p95Ms: 2 },
    ])
    expect(days).toHaveLength(90)
    expect(days.at(-1)).toMatchObject({ upSeconds: 5400, unknownSeconds: 32_400, redirects: 900 })

    await sampler.stop()
    nowMs += 10 * MINUTE
    expect((await report()).hours.at(-1)).toMatchObject({ upSeconds: 1800, stoppedSeconds: 600 })
    nowMs += 91 * 24 * 60 * MINUTE
    const next = createStatusSampler({ repo, times, now })
    await next.sample()
    expect(await db.selectFrom('status_slot').select('slot').execute()).toHaveLength(1)
  })

  it('stores measurements later when the database was unavailable', async () => {
    const { db } = await open()
    const repo = createStatusRepo(db)
    let isAway = true
    let nowMs = at('12:00')
    const sampler = createStatusSampler({
      repo: {
        ...repo,
        write: async (slot) => {
          if (isAway) throw new Error('away')
          await repo.write(slot)
        },
      },
      times: { take: () => measurements({ 1: 1 }) },
      now: () => nowMs,
    })
    for (let minute = 0; minute < 10; minute += 1) {
      await expect(sampler.sample()).rejects.toThrow('away')
      nowMs += MINUTE
    }
    isAway = false
    await sampler.sample()
    const rows = await db.selectFrom('status_slot').select('redirects').execute()
    expect(rows.reduce((sum, row) => sum + Number(row.redirects), 0)).toBe(11)
  })
})

it('a report that cannot be read fails, and the next request reads it again', async () => {
  let isDown = true
  const { report } = createStatusService({
    repo: {
      listBetween: async () => {
        if (isDown) throw new Error('The database is down')
        return []
      },
    },
    isDiskFull: async () => false,
    runningSinceMs: at('09:00'),
    now: () => at('10:00'),
  })
  await expect(report()).rejects.toThrow('The database is down')
  isDown = false
  expect((await report()).hours).toHaveLength(24)
})
