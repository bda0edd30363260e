import { setTimeout as wait } from 'node:timers/promises'
import type { RecountRepo } from './recount.repo.ts'

/** So many of everybody's hits at a time, that no redirect waits for them long. */
const HITS_AT_ONCE = 1000
/** After each turn, redirects have the machine for so many times as long. */
const PAUSE_FACTOR = 3

/** Counts the clicks of owners who have changed their time zone anew, until none waits or time is up. */
export async function recountClicks(
  repo: RecountRepo,
  now: () => number,
  forMs = Number.POSITIVE_INFINITY,
  atOnce = HITS_AT_ONCE,
): Promise<void> {
  const begunAt = performance.now()
  while (performance.now() - begunAt < forMs) {
    const startedAt = performance.now()
    if (!(await repo.recountNext(atOnce, new Date(now())))) return
    await wait(PAUSE_FACTOR * (performance.now() - startedAt))
  }
}
