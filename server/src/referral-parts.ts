import { createHmac } from 'node:crypto'
import type { Database } from './db/database.ts'
import { createReferralsRepo } from './features/referrals/referrals.repo.ts'
import {
  createReferralsService,
  type ReferralsService,
} from './features/referrals/referrals.service.ts'
import { addGrant, revokeGrant, settlePremium } from './features/subscription/premium.repo.ts'

interface ReferralDeps {
  readonly database: Pick<Database, 'db'>
  readonly secret: string
  readonly now: () => number
}

/** Referrals, and the months of Premium that they earn. */
export function createReferrals({ database, secret, now }: ReferralDeps): ReferralsService {
  return createReferralsService({
    repo: createReferralsRepo(database.db),
    grants: {
      give: async (queries, grant) => {
        await addGrant(queries, { ...grant, source: 'referral' }, now())
        return await settlePremium(queries, grant.userId, now())
      },
      takeBack: async (queries, cause) => {
        const userId = await revokeGrant(queries, cause, now())
        return userId === undefined ? undefined : await settlePremium(queries, userId, now())
      },
    },
    hashCard: (fingerprint) =>
      createHmac('sha256', `${secret} cards`).update(fingerprint).digest('base64url'),
    now,
  })
}
