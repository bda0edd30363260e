import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { createAnalyticsRepo } from '../analytics/analytics.repo.ts'
import { createDashboardQueries } from '../analytics/dashboard-queries.ts'
import { createHitExportRepo } from '../analytics/hit-export.repo.ts'
import { createReaderGroupsReader } from '../analytics/reader-groups.repo.ts'
import { createOwnerClickSums } from '../totals/owner-click-sums.repo.ts'
import { createOwnerClickCounter } from '../totals/owner-clicks.repo.ts'

/**
 * Queries over many clicks, for dashboards. No redirect needs them. Arguments and results are plain
 * data, so that they can pass between threads.
 */
export type AnalyticsQueries = ReturnType<typeof createAnalyticsQueries>

export function createAnalyticsQueries(db: Queries, kind: DatabaseKind) {
  return {
    ...createDashboardQueries({
      repo: createAnalyticsRepo(db, kind),
      hits: createHitExportRepo(db),
    }),
    countClicks: createOwnerClickCounter(db, kind),
    sumClicks: createOwnerClickSums(db, kind),
    readReaderGroups: createReaderGroupsReader(db, kind),
  }
}
