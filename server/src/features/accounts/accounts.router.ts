import {
  accountsChangeEmailInput,
  accountsConfirmEmailChangeInput,
  accountsDeleteInput,
  accountsRevokeOtherSessionsInput,
  accountsRevokeSessionInput,
  accountsVerifyEmailInput,
  accountsViewResetInput,
} from '@everyshelf/domain/schemas'
import { publicProcedure, router, userProcedure } from '../../trpc/procedures.ts'
import type { AccountsService } from './accounts.service.ts'

export function createSessionRouter(accounts: AccountsService) {
  return router({
    get: publicProcedure
      .meta({ level: 'public', limit: 'session' })
      .query(({ ctx }) => accounts.view(ctx.session)),
  })
}

export function createAccountsRouter(accounts: AccountsService) {
  const link = publicProcedure.meta({ level: 'public', limit: 'verify-email' })
  const read = userProcedure.meta({ level: 'user', limit: 'api' })
  const confirm = userProcedure.meta({ level: 'user', limit: 'confirm' })
  return router({
    verifyEmail: link
      .input(accountsVerifyEmailInput)
      .mutation(({ input }) => accounts.verifyEmail(input.token, input.password)),

    // The link in a reset email proves the mailbox, and opening it changes nothing.
    viewReset: link
      .input(accountsViewResetInput)
      .query(({ input }) => accounts.viewReset(input.token)),

    programs: read.query(({ ctx }) => accounts.listPrograms(ctx.session)),

    listSessions: read.query(({ ctx }) => accounts.listSessions(ctx.session)),

    revokeSession: read
      .input(accountsRevokeSessionInput)
      .mutation(({ ctx, input }) => accounts.revokeSession(ctx.session, input.id)),

    revokeOtherSessions: read
      .input(accountsRevokeOtherSessionsInput)
      .mutation(({ ctx, input: { disconnectExtensions, revokePrograms, ...proof } = {} }) => {
        const choices = {
          keepsExtensions: disconnectExtensions === false,
          revokesPrograms: revokePrograms === true,
        }
        return accounts.revokeOtherSessions(ctx.session, choices, proof, ctx.clientAddress)
      }),

    changeEmail: confirm
      .input(accountsChangeEmailInput)
      .mutation(({ ctx, input }) => accounts.changeEmail(ctx.session, input, ctx.clientAddress)),

    confirmEmailChange: userProcedure
      .meta({ level: 'user', limit: 'verify-email' })
      .input(accountsConfirmEmailChangeInput)
      .mutation(({ ctx, input }) => accounts.confirmEmailChange(ctx.session, input.token)),

    deleteAccount: confirm
      .input(accountsDeleteInput)
      .mutation(({ ctx, input }) =>
        accounts.deleteAccount(ctx.session, input.password, ctx.clientAddress),
      ),
  })
}
