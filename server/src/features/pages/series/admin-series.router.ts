import {
  adminFindInput,
  adminPagesEnableInput,
  adminSeriesDisableInput,
  adminSeriesListOfLinkInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminSeriesService } from './admin-series.service.ts'

export function createAdminSeriesRouter(series: AdminSeriesService) {
  return router({
    find: adminProcedure.input(adminFindInput).query(({ input }) => series.find(input.text)),

    listOfLink: adminProcedure
      .input(adminSeriesListOfLinkInput)
      .query(({ input }) => series.listOfLink(input.id)),

    disable: auditedProcedure
      .input(adminSeriesDisableInput)
      .mutation(({ ctx, input }) => series.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminPagesEnableInput)
      .mutation(({ ctx, input }) => series.enable(ctx.record, input.id)),
  })
}
