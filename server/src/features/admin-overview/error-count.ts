import { dayOf } from './daily-metrics.ts'
import type { OverviewMetricsRepo } from './overview-metrics.repo.ts'

interface ErrorCountDeps {
  readonly repo: Pick<OverviewMetricsRepo, 'add'>
  /** The number of errors since the last call. */
  readonly takeCount: () => number
  readonly now: () => number
}

/** Returns the job's run, which stores how many errors this process logged. A failed write is retried. */
export function createErrorCount({ repo, takeCount, now }: ErrorCountDeps): () => Promise<void> {
  let waiting = 0
  let writtenOn = ''
  return async () => {
    waiting += takeCount()
    const today = dayOf(now())
    // Stores zero once a day, since a missing metric means that errors were not counted.
    if (waiting === 0 && writtenOn === today) return
    const count = waiting
    await repo.add(today, 'errors', count)
    waiting -= count
    writtenOn = today
  }
}
