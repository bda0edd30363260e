import type { Queries } from '../db/transact.ts'
import { createAnalyticsRepo } from '../features/analytics/analytics.repo.ts'
import { createDashboardQueries } from '../features/analytics/dashboard-queries.ts'
import type { ClickQueries } from '../features/clicks/click-store.ts'
import { createSqlClickQueries } from '../features/clicks/store/sql-click-store.ts'
import { createEarningSums } from '../features/earnings/reading/earning-sums.repo.ts'
import { listOwnBooks } from '../features/earnings/reading/own-books.repo.ts'
import { createEarningsReader } from '../features/earnings/reading/read-earnings.ts'
import { createSellerClicksReader } from '../features/earnings/reading/seller-clicks.ts'

/**
 * Queries over many clicks, for dashboards. No redirect needs them. Arguments and results are plain
 * data, so that they can pass between threads.
 */
export type ChartQueries = ReturnType<typeof createChartQueries>

export function createChartQueries(db: Queries, clicks: ClickQueries = createSqlClickQueries(db)) {
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
