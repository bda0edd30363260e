import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import { addGrant, type NewGrant, revokeGrant, settlePremium } from './premium.repo.ts'

/** Months of Premium that nobody pays for, each within the caller's transaction. */
export interface PremiumService {
  /** False when the months were granted before. */
  readonly addGrant: (queries: Queries, grant: NewGrant) => Promise<boolean>
  /** The user who loses the months. */
  readonly revokeGrant: (queries: Queries, cause: string) => Promise<string | undefined>
  /** Writes how long an account has Premium. */
  readonly settle: (queries: Queries, userId: string) => Promise<PublicId | undefined>
}

export function createPremiumService({ now }: { readonly now: () => number }): PremiumService {
  return {
    addGrant: (queries, grant) => addGrant(queries, grant, now()),
    revokeGrant: (queries, cause) => revokeGrant(queries, cause, now()),
    settle: (queries, userId) => settlePremium(queries, userId, now()),
  }
}
