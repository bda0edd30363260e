import type { SubscriptionStatus } from '@everyshelf/domain/plans'
import type { Flag, IsoTime } from '../columns.ts'

/** A subscription as it was last read at Stripe. */
export interface StripeSubscriptionTable {
  id: string
  userId: string
  status: SubscriptionStatus
  priceId: string | null
  startedAt: IsoTime
  currentPeriodEnd: IsoTime
  /** End of the last period that was paid for, which a period that runs need not be. */
  paidUntil: IsoTime
  cancelsAtEnd: Flag
  endedAt: IsoTime | null
  /** When its last payment went back. */
  revokedAt: IsoTime | null
  updatedAt: IsoTime
}
