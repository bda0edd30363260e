import type { Queries } from '../../db/transact.ts'
import { addGrant, type NewGrant, revokeGrant, updatePremium } from './premium.repo.ts'

export type PremiumService = ReturnType<typeof createPremiumService>

/** Complimentary and referral months, within the caller's transaction. */
export function createPremiumService({ now }: { readonly now: () => number }) {
  return {
    /** False when the months were granted before. */
    addGrant: (queries: Queries, grant: NewGrant) => addGrant(queries, grant, now()),
    /** Returns the user who loses the months. */
    revokeGrant: (queries: Queries, cause: string) => revokeGrant(queries, cause, now()),
    /** Stores until when an account has Premium. */
    updatePremium: (queries: Queries, userId: string) => updatePremium(queries, userId, now()),
  }
}
