import {
  adminReportsDismissInput,
  adminReportsListInput,
  adminReportsResolveInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminReportsService } from './admin-reports.service.ts'

export function createAdminReportsRouter(reports: AdminReportsService) {
  return router({
    list: adminProcedure.input(adminReportsListInput).query(({ input }) => reports.list(input)),

    dismiss: auditedProcedure
      .input(adminReportsDismissInput)
      .mutation(({ ctx, input }) => reports.dismiss(ctx.record, input.id)),

    resolve: auditedProcedure
      .input(adminReportsResolveInput)
      .mutation(({ ctx, input }) => reports.resolve(ctx.record, input)),
  })
}
