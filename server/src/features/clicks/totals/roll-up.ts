import { setTimeout as wait } from 'node:timers/promises'
import { firstHitIdAt, timeOfHitId } from '../hit-id.ts'
import type { ClickTotals } from './click-totals.ts'

/**
 * Hits are added to the totals when they are this old. Whatever is stored later than `LATE_MS` after
 * its opening is marked as late; in between lies the time that one write may take, and that clocks
 * of several machines may differ.
 */
export const ROLL_UP_AFTER_MS = 15_000
/** How much of the machine the totals may take. */
export interface Pace {
  /** After so long the rest is left to the next run. */
  readonly forMs: number
  /** The pause after a turn, in times of the turn, when the totals are so far behind. */
  readonly pauseFactor: (behindMs: number) => number
  readonly hitsAtOnce: (behindMs: number) => number
}

const MINUTE_MS = 60_000

/**
 * Redirects come first: a twentieth of a core, and more only for totals that fall far behind. So few
 * hits at a time that no redirect waits for them long; then more, since many hits of one owner change
 * the same pages.
 */
export const besideRedirects: Pace = {
  forMs: 2000,
  pauseFactor: (behindMs) => {
    if (behindMs < 5 * MINUTE_MS) return 19
    return behindMs < 30 * MINUTE_MS ? 3 : 1
  },
  hitsAtOnce: (behindMs) => (behindMs < 5 * MINUTE_MS ? 100 : 500),
}

/**
 * With PostgreSQL a turn is waiting, mostly, and redirects wait for none of it: a fifth of the time,
 * in turns that are worth the way.
 */
export const besidePostgres: Pace = {
  forMs: 2000,
  pauseFactor: (behindMs) => Math.min(besideRedirects.pauseFactor(behindMs), 4),
  hitsAtOnce: () => 500,
}

/** Where nobody waits for a redirect. */
export const atFullSpeed = (hits = 100): Pace => ({
  forMs: Number.POSITIVE_INFINITY,
  pauseFactor: () => 0,
  hitsAtOnce: () => hits,
})

/** Brings the totals up to date, a few hits at a time, as far as the pace allows. */
export async function rollUpClicks(
  totals: ClickTotals,
  now: () => number,
  pace = atFullSpeed(),
): Promise<void> {
  const until = performance.now() + pace.forMs
  let atOnce = pace.hitsAtOnce(0)
  for (;;) {
    const startedAt = performance.now()
    const before = firstHitIdAt(now() - ROLL_UP_AFTER_MS)
    const { hits, reached } = await totals.rollUp(before, atOnce, new Date(now()))
    const endedAt = performance.now()
    if (hits < atOnce || endedAt > until) return
    const behindMs = now() - timeOfHitId(reached)
    atOnce = pace.hitsAtOnce(behindMs)
    await wait(pace.pauseFactor(behindMs) * (endedAt - startedAt))
  }
}

/** Above this many hits a second, and for a while after, the totals wait. */
const BUSY_HITS_PER_SECOND = 1000
const CALM_AFTER_MS = 10_000
const WAIT_AT_MOST_MS = 5 * MINUTE_MS

/**
 * Makes the run of the job. While readers come by the thousand it leaves the disk to them, five
 * minutes at most: until then what is missing from the totals is counted from the hits.
 */
export function createCalmRollUp(
  totals: ClickTotals,
  now: () => number,
  countRecorded: () => number,
  pace = besideRedirects,
): () => Promise<void> {
  let seen = { count: countRecorded(), atMs: now() }
  let busyUntilMs = 0
  let rolledUpAtMs = now()
  return async () => {
    const last = seen
    seen = { count: countRecorded(), atMs: now() }
    const seconds = Math.max((seen.atMs - last.atMs) / 1000, 1)
    if ((seen.count - last.count) / seconds > BUSY_HITS_PER_SECOND) {
      busyUntilMs = seen.atMs + CALM_AFTER_MS
    }
    const mayWait = seen.atMs - rolledUpAtMs < WAIT_AT_MOST_MS
    if (seen.atMs < busyUntilMs && mayWait) return
    await rollUpClicks(totals, now, pace)
    rolledUpAtMs = now()
  }
}
