import { apiKeysCreateInput, apiKeysRowInput } from '@everyshelf/domain/schemas'
import { ofRow, router, userProcedure } from '../../trpc/procedures.ts'
import type { ApiKeysService } from './api-keys.service.ts'

const own = userProcedure.meta({ level: 'user', limit: 'api' })

export function createApiKeysRouter(keys: ApiKeysService) {
  return router({
    list: own.query(({ ctx }) => keys.list(ctx.session)),

    // The request may contain a password.
    create: userProcedure
      .meta({ level: 'user', limit: 'confirm' })
      .input(apiKeysCreateInput)
      .mutation(({ ctx, input }) => keys.create(ctx.session, input, ctx.clientAddress)),

    current: own.query(({ ctx }) => keys.current(ctx.session)),

    revokeCurrent: own.mutation(({ ctx }) => keys.revokeCurrent(ctx.session)),

    revoke: own.input(apiKeysRowInput).mutation(ofRow(keys.revoke)),
  })
}
