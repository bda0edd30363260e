import { adminCodeInput, adminSetUpInput } from '@everyshelf/domain/schemas'
import { adminTwoFactorProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminAccessService } from './admin-access.service.ts'

export function createAdminAccessRouter(access: AdminAccessService) {
  return router({
    get: adminTwoFactorProcedure.query(({ ctx }) => access.view(ctx.session)),

    beginSetUp: adminTwoFactorProcedure
      .input(adminSetUpInput)
      .mutation(({ ctx, input }) => access.begin(ctx.session, input.password, ctx.clientAddress)),

    confirmSetUp: adminTwoFactorProcedure
      .input(adminCodeInput)
      .mutation(({ ctx, input }) =>
        access.confirm(ctx.session, ctx.record, input.code, ctx.clientAddress),
      ),

    open: adminTwoFactorProcedure
      .input(adminCodeInput)
      .mutation(({ ctx, input }) =>
        access.open(ctx.session, ctx.record, input.code, ctx.clientAddress),
      ),

    close: auditedProcedure.mutation(({ ctx }) => access.close(ctx.session, ctx.record)),
  })
}
