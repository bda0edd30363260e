import {
  adminAuthorPagesDisableInput,
  adminFindInput,
  adminPagesEnableInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminAuthorPages } from './admin-author-pages.service.ts'

export function createAdminAuthorPagesRouter(pages: AdminAuthorPages) {
  return router({
    find: adminProcedure.input(adminFindInput).query(({ input }) => pages.find(input.text)),

    disable: auditedProcedure
      .input(adminAuthorPagesDisableInput)
      .mutation(({ ctx, input }) => pages.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminPagesEnableInput)
      .mutation(({ ctx, input }) => pages.enable(ctx.record, input.id)),
  })
}
