import type { SubscriptionStatus } from '@everyshelf/domain/plans'
import type { Flag, IsoTime } from '../columns.ts'

/** A subscription, as last loaded from Stripe. */
export interface StripeSubscriptionTable {
  id: string
  userId: string
  status: SubscriptionStatus
  priceId: string | null
  startedAt: IsoTime
  currentPeriodEnd: IsoTime
  /** The end of the last period whose invoice was paid; its start when none was. */
  paidUntil: IsoTime
  /** The end of its trial, also in the past. */
  trialUntil: IsoTime | null
  /** Payments are not collected. */
  isPaused: Flag
  cancelsAtEnd: Flag
  endedAt: IsoTime | null
  /** When its last payment was refunded. */
  revokedAt: IsoTime | null
  updatedAt: IsoTime
}
