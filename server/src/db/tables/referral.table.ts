import type { IsoTime } from '../columns.ts'

/** Who brought whom: one row a referred account, so that nobody is credited twice (S45). */
export interface ReferralTable {
  referredId: string
  referrerId: string
  /** Of the referred person: all that the referrer sees of them (P8). */
  firstName: string
  createdAt: IsoTime
  expiresAt: IsoTime
  /** The first paid invoice of the referred person within that time. */
  invoiceId: string | null
  paidAt: IsoTime | null
  /** When the month was given: after the days in which the money can be asked back (S46). */
  creditedAt: IsoTime | null
  /** When a refund took it away. */
  reversedAt: IsoTime | null
}
