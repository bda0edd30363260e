import {
  adminUsersBanInput,
  adminUsersEndPremiumInput,
  adminUsersGetInput,
  adminUsersGrantPremiumInput,
  adminUsersListInput,
  adminUsersSignOutInput,
  adminUsersUnbanInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminUsersService } from './admin-users.service.ts'

export function createAdminUsersRouter(users: AdminUsersService) {
  return router({
    list: adminProcedure.input(adminUsersListInput).query(({ input }) => users.list(input)),

    get: auditedProcedure
      .input(adminUsersGetInput)
      .query(({ ctx, input }) => users.get(ctx.record, input.id)),

    ban: auditedProcedure
      .input(adminUsersBanInput)
      .mutation(({ ctx, input }) => users.ban(ctx.record, input)),

    unban: auditedProcedure
      .input(adminUsersUnbanInput)
      .mutation(({ ctx, input }) => users.unban(ctx.record, input.id)),

    signOut: auditedProcedure
      .input(adminUsersSignOutInput)
      .mutation(({ ctx, input }) => users.signOut(ctx.record, input.id)),

    grantPremium: auditedProcedure
      .input(adminUsersGrantPremiumInput)
      .mutation(({ ctx, input }) => users.grantPremium(ctx.record, input)),

    endPremium: auditedProcedure
      .input(adminUsersEndPremiumInput)
      .mutation(({ ctx, input }) => users.endPremium(ctx.record, input)),
  })
}
