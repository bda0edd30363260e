import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type DrainPace, postgresPace, sqlitePace, startSpoolDrain } from './drain-spool.ts'

const MINUTE_MS = 60_000

afterEach(() => {
  vi.restoreAllMocks()
})

/** A drain of a spool in memory, by a clock that tests set. */
function startDrain(pace: Partial<DrainPace> = {}) {
  const clock = { nowMs: 0, ageMs: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.nowMs)
  const state = { waiting: 0, batches: [] as number[], isFailing: false }
  const log: string[] = []
  const ageMs = vi.fn(() => clock.ageMs)
  const batchSize = pace.batchSize ?? 10
  const drain = startSpoolDrain({
    pace: { batchSize, collectMs: 100, drainShare: () => 1, rush: null, ...pace },
    sender: {
      batchSize,
      sendBatch: async () => {
        if (state.isFailing) throw new Error('no database')
        const sent = Math.min(batchSize, state.waiting)
        state.waiting -= sent
        if (sent > 0) state.batches.push(sent)
        return sent
      },
    },
    ageMs,
    onEmpty: () => {},
    onUnreachable: () => log.push('unreachable'),
    onReachable: () => log.push('reachable'),
  })
  onTestFinished(() => drain.stop(0))
  const add = (hits: number) => {
    state.waiting += hits
    drain.wake(hits)
  }
  /** Waits until the drain has looked twice whether to continue. */
  const rests = async () => {
    const looks = ageMs.mock.calls.length
    await vi.waitFor(() => expect(ageMs.mock.calls.length).toBeGreaterThan(looks + 1))
  }
  return { drain, add, state, clock, log, rests }
}

const turnsOfTheEventLoop = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('the drain of a spool', () => {
  it('pauses after a full batch so that it keeps to its share of time', async () => {
    const drainShare = vi.fn(() => 0.25)
    const { add, state, clock } = startDrain({ drainShare })
    drainShare.mockImplementationOnce(() => {
      clock.nowMs += 50
      return 0.25
    })
    const startedAt = Date.now()
    add(11)
    await vi.waitFor(() => expect(state.batches).toEqual([10, 1]))
    // Three times as long as the batch took.
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(149)
  })

  it('sends batch after batch until the spool is empty', async () => {
    const { add, state } = startDrain()
    add(35)
    await vi.waitFor(() => expect(state.waiting).toBe(0))
    expect(state.batches).toEqual([10, 10, 10, 5])
    add(1)
    await vi.waitFor(() => expect(state.batches).toEqual([10, 10, 10, 5, 1]))
  })

  it('rests during a rush of readers, and continues once the oldest hit is old enough', async () => {
    const rush = { hitsPerSecond: 1000, maxAgeMs: 5000 }
    const { add, state, clock, rests } = startDrain({ rush })
    clock.nowMs += 1000
    add(2000)
    await rests()
    expect(state.waiting).toBe(2000)
    clock.ageMs = 5000
    await vi.waitFor(() => expect(state.waiting).toBe(0))
  })

  it('continues ten seconds after the rush', async () => {
    const rush = { hitsPerSecond: 1000, maxAgeMs: 300_000 }
    const { add, state, clock, rests } = startDrain({ rush })
    clock.nowMs += 1000
    add(1001)
    await rests()
    expect(state.waiting).toBe(1001)
    clock.nowMs += 9999
    add(1)
    await rests()
    expect(state.waiting).toBe(1002)
    clock.nowMs += 1
    await vi.waitFor(() => expect(state.waiting).toBe(0))
  })

  it('does not rest for fewer readers', async () => {
    const { add, state, clock } = startDrain({ rush: { hitsPerSecond: 1000, maxAgeMs: 300_000 } })
    clock.nowMs += 1000
    add(1000)
    await vi.waitFor(() => expect(state.waiting).toBe(0))
  })

  it('reports an outage once, retries, and reports its end', async () => {
    const { add, state, log } = startDrain()
    await vi.waitFor(() => expect(state.waiting).toBe(0))
    state.isFailing = true
    add(3)
    await vi.waitFor(() => expect(log).toEqual(['unreachable']))
    await turnsOfTheEventLoop(200)
    expect(log).toEqual(['unreachable'])
    state.isFailing = false
    await vi.waitFor(() => expect(state.waiting).toBe(0))
    expect(log).toEqual(['unreachable', 'reachable'])
  })

  it('R38 sends the rest when it stops, as far as the time allows', async () => {
    const { drain, add, state } = startDrain({ rush: { hitsPerSecond: 0, maxAgeMs: 300_000 } })
    add(95)
    await drain.stop(5000)
    expect(state.waiting).toBe(0)
    const unavailable = startDrain()
    unavailable.state.isFailing = true
    unavailable.add(5)
    await unavailable.drain.stop(50)
    expect(unavailable.state.waiting).toBe(5)
  })
})

it.each([
  ['SQLite', sqlitePace, [0, 299_999, 300_000, 1_800_000], [0.05, 0.05, 0.33, 0.5]],
  ['PostgreSQL', postgresPace, [0, 2999, 3000, 60_000, 600_000], [0.05, 0.05, 0.25, 0.5, 1]],
])(
  'with %s it has a larger share of time the older the oldest hit is',
  (_name, pace, ages, shares) => {
    expect(ages.map((ageMs) => pace.drainShare(ageMs, true))).toEqual(shares)
  },
)

it('pauses without readers too with SQLite, where the next reader would wait for the batch', () => {
  expect(sqlitePace.drainShare(0, false)).toBe(0.05)
  expect(postgresPace.drainShare(0, false)).toBe(1)
})

it('rests during a rush with SQLite only, which works in the same thread, for five minutes', () => {
  expect(sqlitePace.rush).toEqual({ hitsPerSecond: 1000, maxAgeMs: 5 * MINUTE_MS })
  expect(postgresPace.rush).toBeNull()
  expect([sqlitePace.batchSize, postgresPace.batchSize]).toEqual([100, 500])
})
