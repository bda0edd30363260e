import {
  adminSeriesDisableInput,
  adminSeriesEnableInput,
  adminSeriesFindInput,
  adminSeriesListOfLinkInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminSeriesService } from './admin-series.service.ts'

export function createAdminSeriesRouter(series: AdminSeriesService) {
  return router({
    find: adminProcedure.input(adminSeriesFindInput).query(({ input }) => series.find(input.text)),

    listOfLink: adminProcedure
      .input(adminSeriesListOfLinkInput)
      .query(({ input }) => series.listOfLink(input.id)),

    disable: auditedProcedure
      .input(adminSeriesDisableInput)
      .mutation(({ ctx, input }) => series.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminSeriesEnableInput)
      .mutation(({ ctx, input }) => series.enable(ctx.record, input.id)),
  })
}
