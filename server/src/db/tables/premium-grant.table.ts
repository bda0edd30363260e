import type { IsoTime } from '../columns.ts'

/** Complimentary months of Premium. */
export interface PremiumGrantTable {
  id: string
  userId: string
  source: 'referral' | 'admin'
  /** The reason, such as an invoice. Each is rewarded once. */
  cause: string
  months: number
  startsAt: IsoTime
  revokedAt: IsoTime | null
}
