import { dayOf } from './daily-figures.ts'
import type { FiguresRepo } from './figures.repo.ts'

interface ErrorCountDeps {
  readonly repo: Pick<FiguresRepo, 'add'>
  /** Errors since it was last asked. */
  readonly takeCount: () => number
  readonly now: () => number
}

/** Makes the run that writes down how many errors this process has logged; what fails waits. */
export function createErrorCount({ repo, takeCount, now }: ErrorCountDeps): () => Promise<void> {
  let waiting = 0
  let writtenOn = ''
  return async () => {
    waiting += takeCount()
    const today = dayOf(now())
    // Once a day also none are written down: nothing would mean that nobody counted.
    if (waiting === 0 && writtenOn === today) return
    const count = waiting
    await repo.add(today, 'errors', count)
    waiting -= count
    writtenOn = today
  }
}
