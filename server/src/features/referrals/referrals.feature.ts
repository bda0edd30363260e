import { createHmac } from 'node:crypto'
import type { Platform } from '../../platform.ts'
import { mergeRouters, router } from '../../trpc/procedures.ts'
import type { PremiumService } from '../subscription/premium.service.ts'
import { createReferralsRepo } from './referrals.repo.ts'
import { createReferralsApplyRouter, createReferralsRouter } from './referrals.router.ts'
import { createReferralsService } from './referrals.service.ts'

interface ReferralsDeps extends Pick<Platform, 'database' | 'secret' | 'now'> {
  readonly premium: PremiumService
}

/** Referrals and the Premium months they earn. */
export function createReferralsFeature({ database, secret, premium, now }: ReferralsDeps) {
  const referrals = createReferralsService({
    repo: createReferralsRepo(database.db),
    grants: {
      addGrant: async (queries, grant) => {
        await premium.addGrant(queries, { ...grant, source: 'referral' })
        return await premium.updatePremium(queries, grant.userId)
      },
      revokeGrant: async (queries, cause) => {
        const userId = await premium.revokeGrant(queries, cause)
        return userId === undefined ? undefined : await premium.updatePremium(queries, userId)
      },
    },
    hashCard: (fingerprint) =>
      createHmac('sha256', `${secret} cards`).update(fingerprint).digest('base64url'),
    now,
  })
  return {
    router: mergeRouters(
      router({ referrals: createReferralsRouter(referrals) }),
      createReferralsApplyRouter(referrals),
    ),
    onPayments: referrals.onPayments,
  }
}
