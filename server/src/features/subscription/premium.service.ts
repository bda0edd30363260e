import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import { addGrant, type NewGrant, revokeGrant, updatePremium } from './premium.repo.ts'

/** Complimentary and referral months, within the caller's transaction. */
export interface PremiumService {
  /** False when the months were granted before. */
  readonly addGrant: (queries: Queries, grant: NewGrant) => Promise<boolean>
  /** Returns the user who loses the months. */
  readonly revokeGrant: (queries: Queries, cause: string) => Promise<string | undefined>
  /** Stores until when an account has Premium. */
  readonly updatePremium: (queries: Queries, userId: string) => Promise<PublicId | undefined>
}

export function createPremiumService({ now }: { readonly now: () => number }): PremiumService {
  return {
    addGrant: (queries, grant) => addGrant(queries, grant, now()),
    revokeGrant: (queries, cause) => revokeGrant(queries, cause, now()),
    updatePremium: (queries, userId) => updatePremium(queries, userId, now()),
  }
}
