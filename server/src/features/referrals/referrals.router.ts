import { referralsApplyInput } from '@everyshelf/domain/schemas'
import { router, userProcedure } from '../../trpc/procedures.ts'
import type { ReferralsService } from './referrals.service.ts'

export function createReferralsRouter(referrals: ReferralsService) {
  return router({
    // `apply` itself is a word that tRPC keeps for functions.
    applyCode: userProcedure
      .meta({ level: 'user', limit: 'referral' })
      .input(referralsApplyInput)
      .mutation(({ ctx, input }) => referrals.apply(ctx.session, input.code)),

    stats: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.stats(ctx.session)),

    list: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => referrals.list(ctx.session)),
  })
}
