import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { createAnalyticsRepo } from '../analytics/analytics.repo.ts'
import { createAnalyticsReadings } from '../analytics/analytics-readings.ts'
import { createLastReadersReader } from '../analytics/last-readers.repo.ts'
import { createOpeningsRepo } from '../analytics/openings.repo.ts'
import { createOwnerClickCounter } from '../totals/owner-clicks.repo.ts'

/**
 * What is read of many clicks for somebody who looks at them. None of it is needed to send a reader
 * on; arguments and answers are plain data, so that they can come from another thread.
 */
export type ClickReadings = ReturnType<typeof createClickReadings>

export function createClickReadings(db: Queries, kind: DatabaseKind) {
  return {
    ...createAnalyticsReadings({
      repo: createAnalyticsRepo(db, kind),
      openings: createOpeningsRepo(db),
    }),
    countClicks: createOwnerClickCounter(db, kind),
    readLastReaders: createLastReadersReader(db, kind),
  }
}
