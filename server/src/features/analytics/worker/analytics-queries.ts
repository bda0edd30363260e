import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import type { ClickQueries } from '../../clicks/click-store.ts'
import { createSqlClickQueries } from '../../clicks/store/sql-click-store.ts'
import { createAnalyticsRepo } from '../analytics.repo.ts'
import { createDashboardQueries } from '../dashboard-queries.ts'
import { createEarningSums } from '../earnings/earning-sums.repo.ts'
import { listOwnBooks } from '../earnings/own-books.repo.ts'
import { createEarningsReader } from '../earnings/read-earnings.ts'
import { createSellerClicksReader } from '../earnings/seller-clicks.ts'

/**
 * Queries over many clicks, for dashboards. No redirect needs them. Arguments and results are plain
 * data, so that they can pass between threads.
 */
export type AnalyticsQueries = ReturnType<typeof createAnalyticsQueries>

export function createAnalyticsQueries(
  db: Queries,
  kind: DatabaseKind,
  clicks: ClickQueries = createSqlClickQueries(db, kind),
) {
  const dashboard = createDashboardQueries({ repo: createAnalyticsRepo(db), clicks })
  return {
    ...dashboard,
    readEarnings: createEarningsReader({
      sums: createEarningSums(db),
      listBooks: (ownerId) => listOwnBooks(db, ownerId),
      countClicks: createSellerClicksReader(dashboard),
    }),
  }
}
