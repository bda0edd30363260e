import { referralsApplyInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ReferralsService } from './referrals.service.ts'

/**
 * `referrals.apply`. tRPC refuses `apply` as the key of a nested router, since a client's proxy would
 * take it for `Function.prototype.apply`; at the root the whole path is the key.
 */
export function createReferralsApplyRouter(referrals: ReferralsService) {
  return router({
    'referrals.apply': userProcedure
      .meta({ level: 'user', limit: 'referral' })
      .input(referralsApplyInput)
      .mutation(({ ctx, input }) => referrals.apply(ctx.session, input.code)),
  })
}

export function createReferralsRouter(referrals: ReferralsService) {
  return router({
    stats: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.stats(ctx.session)),

    list: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.list(ctx.session)),
  })
}
