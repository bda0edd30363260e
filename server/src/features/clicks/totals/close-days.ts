import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { CloseDaysRepo } from './close-days.repo.ts'

export interface CloseDaysPace {
  /** After this time, the next run closes the remaining days. */
  readonly forMs: number
  /** The pause after a step, as a multiple of the step's duration. */
  readonly pauseFactor: number
}

/** Pauses three times as long as each step took, so that redirects come first. */
const backgroundPace: CloseDaysPace = { forMs: 2000, pauseFactor: 3 }
export const atFullSpeed: CloseDaysPace = { forMs: Number.POSITIVE_INFINITY, pauseFactor: 0 }

/** Writes the final summaries of days and months that are over in every time zone. */
export async function closeDays(
  repo: CloseDaysRepo,
  now: () => number,
  { forMs, pauseFactor }: CloseDaysPace = backgroundPace,
): Promise<void> {
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const at = new Date(now())
    const closing = await repo.findNextDay(addDays(at.toISOString().slice(0, 10), -1))
    if (!closing) return
    for (const step of await repo.listSteps(closing)) {
      const startedAt = performance.now()
      await repo.runStep(closing, step, at)
      await wait(pauseFactor * (performance.now() - startedAt))
    }
    await repo.finish(closing, at)
  }
}
