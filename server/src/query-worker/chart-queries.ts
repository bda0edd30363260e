import type { DatabaseKind } from '../db/dialect.ts'
import type { Queries } from '../db/transact.ts'
import type { ClickQueries } from '../features/clicks/click-store.ts'
import { createSqlClickQueries } from '../features/clicks/store/sql-click-store.ts'
import { createAnalyticsRepo } from '../features/analytics/analytics.repo.ts'
import { createDashboardQueries } from '../features/analytics/dashboard-queries.ts'
import { createEarningSums } from '../features/analytics/earnings/earning-sums.repo.ts'
import { listOwnBooks } from '../features/analytics/earnings/own-books.repo.ts'
import { createEarningsReader } from '../features/analytics/earnings/read-earnings.ts'
import { createSellerClicksReader } from '../features/analytics/earnings/seller-clicks.ts'

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
