import { setTimeout as wait } from 'node:timers/promises'
import { firstHitIdAt, timeOfHitId } from '../hit-id.ts'
import type { ClickTotals } from './click-totals.ts'

/**
 * The totals add hits of this age. A hit that is stored more than `LATE_MS` after its request is marked
 * as late. The time in between covers one slow write and clocks that differ between machines.
 */
export const ROLL_UP_AFTER_MS = 15_000

/** How much of the machine the totals may use. */
export interface Pace {
  /** After this time, the next run adds the rest. */
  readonly forMs: number
  /** The pause after a batch, as a multiple of the batch's duration, by how far the totals are behind. */
  readonly pauseFactor: (behindMs: number) => number
  readonly hitsPerBatch: (behindMs: number) => number
}

const MINUTE_MS = 60_000

/**
 * Redirects come first: the totals use 5% of a core, and more only when they fall far behind. Batches
 * are small, so no redirect waits long. Far behind, they are larger, since many hits of one owner
 * change the same pages of the database.
 */
export const backgroundPace: Pace = {
  forMs: 2000,
  pauseFactor: (behindMs) => {
    if (behindMs < 5 * MINUTE_MS) return 19
    return behindMs < 30 * MINUTE_MS ? 3 : 1
  },
  hitsPerBatch: (behindMs) => (behindMs < 5 * MINUTE_MS ? 100 : 500),
}

/**
 * With PostgreSQL a batch is mostly waiting, and no redirect waits for it: 20% of the time, in batches
 * large enough to be worth the round trip.
 */
export const postgresPace: Pace = {
  forMs: 2000,
  pauseFactor: (behindMs) => Math.min(backgroundPace.pauseFactor(behindMs), 4),
  hitsPerBatch: () => 500,
}

/** For commands and tests, where no redirect can be delayed. */
export const atFullSpeed = (hits = 100): Pace => ({
  forMs: Number.POSITIVE_INFINITY,
  pauseFactor: () => 0,
  hitsPerBatch: () => hits,
})

/** Brings the totals up to date, batch by batch, as far as the pace allows. */
export async function rollUpClicks(
  totals: ClickTotals,
  now: () => number,
  pace = atFullSpeed(),
): Promise<void> {
  const until = performance.now() + pace.forMs
  let batchSize = pace.hitsPerBatch(0)
  for (;;) {
    const startedAt = performance.now()
    const before = firstHitIdAt(now() - ROLL_UP_AFTER_MS)
    const { hits, reached } = await totals.rollUp(before, batchSize, new Date(now()))
    const endedAt = performance.now()
    if (hits < batchSize || endedAt > until) return
    const behindMs = now() - timeOfHitId(reached)
    batchSize = pace.hitsPerBatch(behindMs)
    await wait(pace.pauseFactor(behindMs) * (endedAt - startedAt))
  }
}

/** Above this many hits per second, and for a while after, the totals wait. */
const BUSY_HITS_PER_SECOND = 1000
const BUSY_FOR_MS = 10_000
const MAX_WAIT_MS = 5 * MINUTE_MS

/**
 * Returns the job's run. During a rush of readers it leaves the disk to them, for at most 5 minutes.
 * Dashboards count hits that are not in the totals yet from the hits themselves.
 */
export function createThrottledRollUp(
  totals: ClickTotals,
  now: () => number,
  countRecorded: () => number,
  pace = backgroundPace,
): () => Promise<void> {
  let seen = { count: countRecorded(), atMs: now() }
  let busyUntilMs = 0
  let rolledUpAtMs = now()
  return async () => {
    const last = seen
    seen = { count: countRecorded(), atMs: now() }
    const seconds = Math.max((seen.atMs - last.atMs) / 1000, 1)
    if ((seen.count - last.count) / seconds > BUSY_HITS_PER_SECOND) {
      busyUntilMs = seen.atMs + BUSY_FOR_MS
    }
    const mayWait = seen.atMs - rolledUpAtMs < MAX_WAIT_MS
    if (seen.atMs < busyUntilMs && mayWait) return
    await rollUpClicks(totals, now, pace)
    rolledUpAtMs = now()
  }
}
