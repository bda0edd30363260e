import { firstHitIdAt } from '../hit-id.ts'
import type { ClickTotalsRepo } from './click-totals.repo.ts'

/**
 * Hits are added to the totals when they are this old. Whatever is stored later than `LATE_MS` after
 * its opening is marked as late; in between lies the time that one write may take, and that clocks
 * of several machines may differ.
 */
export const ROLL_UP_AFTER_MS = 15_000
/** So few at a time, that redirects never wait long for the database. */
const HITS_AT_ONCE = 500

/** Brings the totals up to date, with a pause for others after every few hits. */
export async function rollUpClicks(
  repo: ClickTotalsRepo,
  now: () => number,
  atOnce = HITS_AT_ONCE,
): Promise<void> {
  for (;;) {
    const { hits } = await repo.rollUp(
      firstHitIdAt(now() - ROLL_UP_AFTER_MS),
      atOnce,
      new Date(now()),
    )
    if (hits < atOnce) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
