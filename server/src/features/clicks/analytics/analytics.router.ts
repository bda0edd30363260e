import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import { analystProcedure, router, userProcedure } from '../../../trpc/procedures.ts'
import type { AnalyticsService } from './analytics.service.ts'

export function createAnalyticsRouter(analytics: AnalyticsService) {
  return router({
    overview: analystProcedure
      .meta({ level: 'premium', limit: 'analytics' })
      .input(analyticsOverviewInput)
      .query(({ ctx, input }) => analytics.overview(ctx.session.userId, input)),

    summary: userProcedure
      .meta({ level: 'user', limit: 'analytics' })
      .query(({ ctx }) => analytics.summary(ctx.session.userId)),
  })
}
