import { createHmac } from 'node:crypto'
import type { Database } from './db/database.ts'
import type { Transact } from './db/transact.ts'
import { createReferralsRepo } from './features/referrals/referrals.repo.ts'
import { createReferralsService } from './features/referrals/referrals.service.ts'
import { addGrant, revokeGrant, settlePremium } from './features/subscription/premium.repo.ts'
import type { HotPath } from './hot-path.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'

interface ReferralParts {
  readonly database: Pick<Database, 'db'>
  readonly transact: Transact
  readonly secret: string
  readonly forgetOwner: HotPath['forgetOwner']
  readonly startSharedJob: StartSharedJob
  readonly now: () => number
}

/** Referrals, with the months they earn and the job that gives them. */
export function startReferrals({
  database,
  transact,
  secret,
  forgetOwner,
  startSharedJob,
  now,
}: ReferralParts) {
  const referrals = createReferralsService({
    repo: createReferralsRepo(database.db, transact),
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
    forgetOwner,
    now,
  })
  const credits = startSharedJob('referral-credits', referrals.creditDue)
  return { referrals, credits }
}
