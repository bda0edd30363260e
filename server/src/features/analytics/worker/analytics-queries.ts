import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import type { ClickQueries } from '../../clicks/click-store.ts'
import { createSqlClickQueries } from '../../clicks/store/sql-click-store.ts'
import { createAnalyticsRepo } from '../analytics.repo.ts'
import { createDashboardQueries } from '../dashboard-queries.ts'
import { createEarningSums } from '../earning-sums.repo.ts'

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
  return {
    ...createDashboardQueries({ repo: createAnalyticsRepo(db), clicks }),
    ...createEarningSums(db),
  }
}
