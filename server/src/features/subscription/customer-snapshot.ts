import type { SubscriptionFacts } from '@everyshelf/domain/plans'

/**
 * A customer's subscriptions and payments at Stripe at one moment. Times are milliseconds since
 * 1970.
 */
export interface CustomerSnapshot {
  readonly subscriptions: readonly SubscriptionSnapshot[]
  readonly payments: readonly PaymentSnapshot[]
}

export interface SubscriptionSnapshot extends SubscriptionFacts {
  readonly id: string
  readonly priceId: string | null
  readonly currentPeriodEnd: number
  /** Payments are not collected. */
  readonly isPaused: boolean
}

/** A paid invoice. */
export interface PaymentSnapshot {
  readonly invoiceId: string
  readonly subscriptionId: string | null
  readonly cents: number
  readonly paidAt: number
  /** End of the paid period; 0 when it pays for none, such as a trial's invoice. */
  readonly paysUntil: number
  /** When the full amount was refunded or lost in a dispute. */
  readonly revokedAt: number | null
  /** Equal for all accounts that pay with this card. */
  readonly cardFingerprint: string | null
}
