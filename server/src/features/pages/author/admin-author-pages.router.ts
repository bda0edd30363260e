import {
  adminAuthorPagesDisableInput,
  adminAuthorPagesEnableInput,
  adminAuthorPagesFindInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminAuthorPages } from './admin-author-pages.service.ts'

export function createAdminAuthorPagesRouter(pages: AdminAuthorPages) {
  return router({
    find: adminProcedure
      .input(adminAuthorPagesFindInput)
      .query(({ input }) => pages.find(input.text)),

    disable: auditedProcedure
      .input(adminAuthorPagesDisableInput)
      .mutation(({ ctx, input }) => pages.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminAuthorPagesEnableInput)
      .mutation(({ ctx, input }) => pages.enable(ctx.record, input.id)),
  })
}
