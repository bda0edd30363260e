import type { IsoTime } from '../columns.ts'

/** Months of Premium that were given and not paid. */
export interface PremiumGrantTable {
  id: string
  userId: string
  source: 'referral' | 'admin'
  /** What they were given for, such as an invoice; nothing is rewarded twice. */
  cause: string
  months: number
  startsAt: IsoTime
  revokedAt: IsoTime | null
}
