import type { IsoTime } from '../columns.ts'

/** A referral. One row per referred account, so that each is credited once (S45). */
export interface ReferralTable {
  referredId: string
  referrerId: string
  /** The referred person's first name, which is all that the referrer sees (P8). */
  firstName: string
  createdAt: IsoTime
  expiresAt: IsoTime
  /** The first paid invoice of the referred person within that time. */
  invoiceId: string | null
  paidAt: IsoTime | null
  /** When the free month was granted, after the refund period (S46). */
  creditedAt: IsoTime | null
  /** When a refund revoked it. */
  reversedAt: IsoTime | null
}
