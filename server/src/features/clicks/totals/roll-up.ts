import { setTimeout as wait } from 'node:timers/promises'
import { firstHitIdAt } from '../hit-id.ts'
import type { ClickTotals } from './click-totals.ts'

/**
 * Hits are added to the totals when they are this old. Whatever is stored later than `LATE_MS` after
 * its opening is marked as late; in between lies the time that one write may take, and that clocks
 * of several machines may differ.
 */
export const ROLL_UP_AFTER_MS = 15_000
/** So few at a time, that no redirect waits for them long. */
const HITS_AT_ONCE = 100
/** After each turn, redirects have the machine for so many times as long. */
const PAUSE_FACTOR = 3

/** Brings the totals up to date, a few hits at a time. */
export async function rollUpClicks(
  totals: ClickTotals,
  now: () => number,
  atOnce = HITS_AT_ONCE,
): Promise<void> {
  for (;;) {
    const startedAt = performance.now()
    const before = firstHitIdAt(now() - ROLL_UP_AFTER_MS)
    const { hits } = await totals.rollUp(before, atOnce, new Date(now()))
    if (hits < atOnce) return
    await wait(PAUSE_FACTOR * (performance.now() - startedAt))
  }
}
