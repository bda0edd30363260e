import { adminCodeInput, adminSetUpInput } from '@everyshelf/domain/schemas'
import { adminDoorProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminAccessService } from './admin-access.service.ts'

export function createAdminAccessRouter(access: AdminAccessService) {
  return router({
    get: adminDoorProcedure.query(({ ctx }) => access.view(ctx.session)),

    beginSetUp: adminDoorProcedure
      .input(adminSetUpInput)
      .mutation(({ ctx, input }) => access.begin(ctx.session, input.password)),

    confirmSetUp: adminDoorProcedure
      .input(adminCodeInput)
      .mutation(({ ctx, input }) =>
        access.confirm(ctx.session, ctx.record, input.code, ctx.clientAddress),
      ),

    open: adminDoorProcedure
      .input(adminCodeInput)
      .mutation(({ ctx, input }) =>
        access.open(ctx.session, ctx.record, input.code, ctx.clientAddress),
      ),

    close: auditedProcedure.mutation(({ ctx }) => access.close(ctx.session, ctx.record)),
  })
}
