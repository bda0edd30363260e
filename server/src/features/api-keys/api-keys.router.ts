import { apiKeysCreateInput, apiKeysRowInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ApiKeysService } from './api-keys.service.ts'

export function createApiKeysRouter(keys: ApiKeysService) {
  return router({
    list: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => keys.list(ctx.session)),

    // The request may contain a password.
    create: userProcedure
      .meta({ level: 'user', limit: 'confirm' })
      .input(apiKeysCreateInput)
      .mutation(({ ctx, input }) => keys.create(ctx.session, input, ctx.clientAddress)),

    current: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => keys.current(ctx.session)),

    revokeCurrent: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .mutation(({ ctx }) => keys.revokeCurrent(ctx.session)),

    revoke: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .input(apiKeysRowInput)
      .mutation(({ ctx, input }) => keys.revoke(ctx.session, input.id)),
  })
}
