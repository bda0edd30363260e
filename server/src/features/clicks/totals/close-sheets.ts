import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { ClosingRepo } from './close-sheets.repo.ts'

export interface ClosingPace {
  /** Days that are left then are for the next run. */
  readonly forMs: number
  /** The pause after a step, in times of the step. */
  readonly pauseFactor: number
}

/** After each step, redirects have the machine for three times as long. */
const besideRedirects: ClosingPace = { forMs: 2000, pauseFactor: 3 }
export const atFullSpeed: ClosingPace = { forMs: Number.POSITIVE_INFINITY, pauseFactor: 0 }

/** Writes the sheets of days and months that are over by every clock. */
export async function closeSheets(
  repo: ClosingRepo,
  now: () => number,
  { forMs, pauseFactor }: ClosingPace = besideRedirects,
): Promise<void> {
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const at = new Date(now())
    const closing = await repo.findNext(addDays(at.toISOString().slice(0, 10), -1))
    if (!closing) return
    for (const step of await repo.listSteps(closing)) {
      const startedAt = performance.now()
      await repo.take(closing, step, at)
      await wait(pauseFactor * (performance.now() - startedAt))
    }
    await repo.finish(closing, at)
  }
}
