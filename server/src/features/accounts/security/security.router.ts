import {
  securityBeginInput,
  securityConfirmAuthenticatorInput,
  securityConfirmPasskeyInput,
  securityRecoveryInput,
  securityRemoveInput,
  securityRenameInput,
} from '@everyshelf/domain/schemas'
import { publicProcedure, router, userProcedure } from '../../../trpc/procedures.ts'
import type { TwoFactorRecovery } from '../second-factor/recovery.service.ts'
import type { SecurityService } from './security.service.ts'

export function createSecurityRouter(security: SecurityService, recovery: TwoFactorRecovery) {
  const read = userProcedure.meta({ level: 'user', limit: 'api' })
  const change = userProcedure.meta({ level: 'user', limit: 'security' })
  // Signed-out owners open the link in the email too.
  const link = publicProcedure
    .meta({ level: 'public', limit: 'verify-email' })
    .input(securityRecoveryInput)
  return router({
    get: read.query(({ ctx }) => security.view(ctx.session)),

    beginPasskey: change
      .input(securityBeginInput)
      .mutation(({ ctx, input }) => security.beginPasskey(ctx.session, input, ctx.clientAddress)),

    confirmPasskey: read
      .input(securityConfirmPasskeyInput)
      .mutation(({ ctx, input }) => security.confirmPasskey(ctx.session, input)),

    renamePasskey: read
      .input(securityRenameInput)
      .mutation(({ ctx, input }) => security.rename('passkey', ctx.session, input.id, input.name)),

    removePasskey: change
      .input(securityRemoveInput)
      .mutation(({ ctx, input: { id, ...proof } }) =>
        security.removePasskey(ctx.session, id, proof, ctx.clientAddress),
      ),

    beginAuthenticator: change
      .input(securityBeginInput)
      .mutation(({ ctx, input }) =>
        security.beginAuthenticator(ctx.session, input, ctx.clientAddress),
      ),

    confirmAuthenticator: read
      .input(securityConfirmAuthenticatorInput)
      .mutation(({ ctx, input }) =>
        security.confirmAuthenticator(ctx.session, input, ctx.clientAddress),
      ),

    renameAuthenticator: read
      .input(securityRenameInput)
      .mutation(({ ctx, input }) =>
        security.rename('authenticator', ctx.session, input.id, input.name),
      ),

    removeAuthenticator: change
      .input(securityRemoveInput)
      .mutation(({ ctx, input: { id, ...proof } }) =>
        security.removeAuthenticator(ctx.session, id, proof, ctx.clientAddress),
      ),

    createRecoveryCodes: change
      .input(securityBeginInput)
      .mutation(({ ctx, input }) =>
        security.createRecoveryCodes(ctx.session, input, ctx.clientAddress),
      ),

    cancelRecovery: change
      .input(securityBeginInput)
      .mutation(({ ctx, input }) => security.cancelRecovery(ctx.session, input, ctx.clientAddress)),
    viewRecovery: link.query(({ input }) => recovery.view(input.token)),
    cancelRecoveryByLink: link.mutation(({ input }) => recovery.cancelByLink(input.token)),
    finishRecovery: link.mutation(({ input }) => recovery.finish(input.token)),
  })
}
