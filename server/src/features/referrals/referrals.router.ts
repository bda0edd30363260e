import { referralsApplyInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ReferralsService } from './referrals.service.ts'

/** Built twice: as `referrals.apply`, and under the name that older clients call. */
function createApplyProcedure(referrals: ReferralsService) {
  return userProcedure
    .meta({ level: 'user', limit: 'referral' })
    .input(referralsApplyInput)
    .mutation(({ ctx, input }) => referrals.apply(ctx.session, input.code))
}

/**
 * `referrals.apply`. tRPC refuses `apply` as the key of a nested router, since a client's proxy would
 * take it for `Function.prototype.apply`; at the root the whole path is the key.
 */
export function createReferralsApplyRouter(referrals: ReferralsService) {
  return router({ 'referrals.apply': createApplyProcedure(referrals) })
}

export function createReferralsRouter(referrals: ReferralsService) {
  return router({
    applyCode: createApplyProcedure(referrals),

    stats: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.stats(ctx.session)),

    list: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.list(ctx.session)),
  })
}
