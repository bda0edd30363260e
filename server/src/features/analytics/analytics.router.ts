import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import { analystProcedure, router, userProcedure } from '../../trpc/procedures.ts'
import type { AnalyticsService } from './analytics.service.ts'
import type { LiveService } from './live/live.service.ts'

export function createAnalyticsRouter(analytics: AnalyticsService, live: LiveService) {
  return router({
    overview: analystProcedure
      .meta({ level: 'premium', limit: 'analytics' })
      .input(analyticsOverviewInput)
      .query(({ ctx, input }) => analytics.overview(ctx.session.userId, input)),

    /** A stream: recent hits first, then each hit as it happens. */
    live: analystProcedure
      .meta({ level: 'premium', limit: 'analytics' })
      .subscription(({ ctx, signal }) => live.listen(ctx.session, signal)),

    summary: userProcedure
      .meta({ level: 'user', limit: 'analytics' })
      .query(({ ctx }) => analytics.summary(ctx.session.userId)),
  })
}
