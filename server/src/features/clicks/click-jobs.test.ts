import { expect, it, onTestFinished, vi } from 'vitest'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import { createSharedJobs } from '../../jobs/start-shared-jobs.ts'
import { createLogger } from '../../logger.ts'
import { addOwner, openClickStore } from '../../testing/click-store.ts'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { startClickJobs } from './click-jobs.ts'
import { noFilters } from './counting/click-filters.ts'
import type { Hit } from './hit.ts'
import { createHitIds } from './hit-id.ts'
import { createProvenTimeRepo } from './retention/proven-time.repo.ts'
import { openProvenTime } from './retention/proven-time.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describeEachDatabase('click jobs', (openDatabase) => {
  async function startJobs(database: TestDatabase, now: () => number) {
    const { db } = database
    const jobs = startClickJobs({
      database,
      store: openClickStore(database, now),
      startSharedJob: createSharedJobs({
        repo: createJobsRepo(db, database.kind),
        isAlone: true,
        pollEveryMs: 10,
        log: createLogger('silent'),
        now,
      }),
      provenTime: await openProvenTime({ repo: createProvenTimeRepo(db), now }),
      now,
    })
    onTestFinished(jobs.stop)
    return jobs
  }

  async function append(
    database: TestDatabase,
    timeMs: number,
    hits: readonly Partial<Hit>[],
  ): Promise<void> {
    const nextId = createHitIds(() => timeMs)
    await openClickStore(database).append(
      hits.map((hit) => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() })),
    )
  }

  it('exclude bots that an older version counted as clicks', async () => {
    const database = await openDatabase()
    await addOwner(database, 'ada')
    await append(database, NOW - MINUTE_MS, [
      { device: 'Desktop', browser: 'Unknown' },
      { device: 'Desktop', browser: 'Unknown', language: null },
    ])
    const countClicks = async () => {
      const period = { from: '2026-11-21', to: '2026-11-21', timeZone: 'UTC' }
      const filters = { ...period, ownerId: 'ada', books: null }
      const store = openClickStore(database)
      const { days } = await store.countClicks({ ...noFilters, ...filters }, period.from)
      return [...days.values()].map(({ hits, clicks }) => [hits, clicks])
    }
    expect(await countClicks()).toEqual([[2, 2]])
    let time = NOW
    await startJobs(database, () => time)
    const isExcluded = async () => {
      time += 5 * MINUTE_MS
      expect(await countClicks()).toEqual([[2, 1]])
    }
    await vi.waitFor(isExcluded, { timeout: 10_000 })
  })

  it('pack hits after 15 minutes, and P2 delete the hashes of a day’s readers', async () => {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    const readers = Array.from({ length: 200 }, (_, index) => ({ visitorHash: `hash-${index}` }))
    await append(database, NOW - DAY_MS, readers)
    let time = NOW - DAY_MS + 29 * MINUTE_MS
    const countRows = async (table: 'packed_month' | 'day_reader') =>
      (await db.selectFrom(table).select('owner').execute()).length
    const hasRunAt = async (timeMs: number) => {
      const job = db.selectFrom('job').select('lastRunAt').where('name', '=', 'closed-days')
      const { lastRunAt } = await job.executeTakeFirstOrThrow()
      expect(lastRunAt && Date.parse(lastRunAt)).toBe(timeMs)
    }
    await startJobs(database, () => time)
    await vi.waitFor(() => hasRunAt(NOW - DAY_MS + 29 * MINUTE_MS), 10_000)
    expect([await countRows('packed_month'), await countRows('day_reader')]).toEqual([0, 400])
    time = NOW - DAY_MS + 35 * MINUTE_MS
    await vi.waitFor(async () => expect(await countRows('packed_month')).toBe(1), 10_000)
    time = NOW
    await vi.waitFor(() => hasRunAt(NOW), 10_000)
    expect(await countRows('day_reader')).toBe(400)
    time = NOW + 2 * DAY_MS
    await vi.waitFor(async () => expect(await countRows('day_reader')).toBe(0), 10_000)
  })
})
