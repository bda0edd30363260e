import type { IsoTime } from '../columns.ts'

/** An answered passkey challenge, stored until it would have expired, so it works once. */
export interface UsedChallengeTable {
  hash: string
  expiresAt: IsoTime
}
