import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { ClicksFeature } from '../clicks/clicks.feature.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { createAnalyticsRepo } from './analytics.repo.ts'
import { createAnalyticsRouter } from './analytics.router.ts'
import { createAnalyticsService } from './analytics.service.ts'
import { createClickExportRoute } from './click-export.route.ts'
import type { DashboardQueries } from './dashboard-queries.ts'
import { createLiveService } from './live/live.service.ts'
import { createLiveClicksRepo } from './live/live-clicks.repo.ts'
import { createLiveClicks } from './live/live-clicks.ts'

interface AnalyticsDeps extends Pick<Platform, 'database' | 'logger' | 'countRequest' | 'now'> {
  readonly clicks: Pick<ClicksFeature, 'store'>
  readonly clickQueries: DashboardQueries
  readonly redirect: Pick<RedirectFeature, 'spool'>
  readonly accounts: Pick<AccountsFeature, 'findSession'>
}

export type AnalyticsFeature = ReturnType<typeof createAnalyticsFeature>

/** What owners see of their clicks: charts, the CSV file, and clicks as they happen. */
export function createAnalyticsFeature(deps: AnalyticsDeps) {
  const { database, logger: log, accounts, countRequest, now } = deps
  const analytics = createAnalyticsService({ queries: deps.clickQueries, now })
  const repo = createAnalyticsRepo(database.db)
  const clicks = createLiveClicks({
    listNewest: deps.clicks.store.listNewest,
    repo: createLiveClicksRepo(database.db),
    lagMs: () => deps.redirect.spool().oldestSeconds * 1000,
    log,
    now,
  })
  const live = createLiveService({ clicks, repo })
  const routes: readonly Route[] = [
    createClickExportRoute({
      analytics,
      findSession: accounts.findSession,
      countRequest: (request) => countRequest('click-export', request),
    }),
  ]
  return {
    router: router({ analytics: createAnalyticsRouter(analytics, live) }),
    routes,
    overview: analytics.overview,
    exportClicks: analytics.exportClicks,
    endStreams: clicks.stop,
  }
}
