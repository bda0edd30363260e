import { setTimeout as wait } from 'node:timers/promises'
import type { HitSender } from './send-hits.ts'

/** How much of the machine the drain may use while readers arrive. */
export interface DrainPace {
  readonly batchSize: number
  /** Hits that arrive within this time are sent together. */
  readonly collectMs: number
  /**
   * The share of time in which batches are sent, by the age of the oldest hit and by whether hits arrived during
   * the last batch. The rest of the time is for readers.
   */
  readonly drainShare: (ageMs: number, areHitsArriving: boolean) => number
  /** From this many hits a second on, the drain waits, until the oldest hit has this age. */
  readonly rush: { readonly hitsPerSecond: number; readonly maxAgeMs: number } | null
}

interface SpoolDrainDeps {
  readonly pace: DrainPace
  readonly sender: HitSender
  /** The age of the oldest hit in the spool. */
  readonly ageMs: () => number
  readonly onEmpty: () => void
  /** Called once per outage. */
  readonly onUnreachable: (error: unknown) => void
  readonly onReachable: () => void
}

const RETRY_AFTER_MS = 100
const MAX_RETRY_MS = 2000
const FRESH_MS = 3000
const MINUTE_MS = 60_000

/**
 * Sends hits to the database as they arrive:
 * 1. During a rush of readers, the drain rests until the oldest hit is old enough.
 * 2. With hits in the spool, it sends a batch. Then it pauses: after a full batch for its share of time,
 *    after the last batch until more hits collect, and after each failure for longer.
 * 3. With an empty spool, it waits for `wake`.
 */
export function startSpoolDrain(deps: SpoolDrainDeps) {
  const { pace, sender, ageMs, onEmpty, onUnreachable, onReachable } = deps
  const rush = createRushDetector(pace.rush?.hitsPerSecond ?? Number.POSITIVE_INFINITY)
  const ending = new AbortController()
  let hasMore = true
  let wakeUp = () => {}
  let failures = 0

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      if (shouldRest()) await pause(REST_MS)
      else if (hasMore) await pause(await sendBatch())
      else {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
    }
  }

  function shouldRest(): boolean {
    return pace.rush !== null && rush.isRush() && ageMs() < pace.rush.maxAgeMs
  }

  /** Sends one batch. Returns how long to wait before the next. */
  async function sendBatch(): Promise<number> {
    const startedAt = performance.now()
    hasMore = false
    try {
      const isFull = (await sender.sendBatch()) >= sender.batchSize
      if (failures > 0) onReachable()
      failures = 0
      if (!isFull) {
        onEmpty()
        return pace.collectMs
      }
      const areHitsArriving = hasMore
      hasMore = true
      const share = pace.drainShare(ageMs(), areHitsArriving)
      return (performance.now() - startedAt) * (1 / share - 1)
    } catch (error) {
      if (failures === 0 && !ending.signal.aborted) onUnreachable(error)
      failures++
      hasMore = true
      return Math.min(RETRY_AFTER_MS * 2 ** (failures - 1), MAX_RETRY_MS)
    }
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {})

  async function sendRest(deadline: AbortSignal): Promise<void> {
    while (!deadline.aborted && (await sender.sendBatch()) >= sender.batchSize);
  }

  const ended = run()
  return {
    /** Call this when hits were added. */
    wake: (hits: number) => {
      rush.note(hits)
      hasMore = true
      wakeUp()
    },
    /** Sends what it can within this time. The rest stays in the file. */
    stop: async (withinMs: number) => {
      ending.abort()
      wakeUp()
      const deadline = new AbortController()
      const over = wait(withinMs, undefined, { signal: deadline.signal })
      const done = ended.then(() => sendRest(deadline.signal))
      // Hits that the database does not take now wait for the next start.
      await Promise.race([done, over]).catch(() => {})
      deadline.abort()
      await over.catch(() => {})
    },
  }
}

/** A rush ends when fewer hits arrived for this long. */
const RUSH_MS = 10_000
const MEASURE_MS = 1000
const REST_MS = 250

/** Tells whether more than this many hits arrive in a second. */
function createRushDetector(hitsPerSecond: number) {
  let since = { at: performance.now(), hits: 0 }
  let rushUntil = Number.NEGATIVE_INFINITY
  return {
    note: (hits: number) => {
      since.hits += hits
      const seconds = (performance.now() - since.at) / 1000
      if (seconds * 1000 < MEASURE_MS) return
      if (since.hits / seconds > hitsPerSecond) rushUntil = performance.now() + RUSH_MS
      since = { at: performance.now(), hits: 0 }
    },
    isRush: () => performance.now() < rushUntil,
  }
}

/** Each insert makes a part of the table that ClickHouse must merge, so they are few and large. */
export const clickHousePace: DrainPace = {
  batchSize: 10_000,
  collectMs: 1000,
  drainShare: (ageMs) => (ageMs < MINUTE_MS ? 0.25 : 0.5),
  rush: null,
}

/** PostgreSQL works in another process, so a batch is mostly waiting. */
export const postgresPace: DrainPace = {
  batchSize: 500,
  collectMs: 100,
  drainShare: (ageMs, areHitsArriving) => {
    if (!areHitsArriving) return 1
    if (ageMs < FRESH_MS) return 0.05
    if (ageMs < MINUTE_MS) return 0.25
    return ageMs < 10 * MINUTE_MS ? 0.5 : 1
  },
  rush: null,
}

/**
 * SQLite runs in this thread, so a reader who arrives waits until the batch is done. Therefore batches are
 * small, there are pauses even without readers, and during a rush the drain rests for up to five minutes.
 */
export const sqlitePace: DrainPace = {
  batchSize: 100,
  collectMs: 100,
  drainShare: (ageMs) => {
    if (ageMs < 5 * MINUTE_MS) return 0.05
    return ageMs < 30 * MINUTE_MS ? 0.33 : 0.5
  },
  rush: { hitsPerSecond: 1000, maxAgeMs: 5 * MINUTE_MS },
}
