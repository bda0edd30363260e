import type { SubscriptionFacts } from '@everyshelf/domain/plans'

/** All that Stripe says of one customer at one moment. Times are milliseconds since 1970. */
export interface CustomerReading {
  readonly subscriptions: readonly SubscriptionReading[]
  readonly payments: readonly PaymentReading[]
}

export interface SubscriptionReading extends SubscriptionFacts {
  readonly id: string
  readonly priceId: string | null
  readonly currentPeriodEnd: number
}

/** One invoice for which money was paid. */
export interface PaymentReading {
  readonly invoiceId: string
  readonly subscriptionId: string | null
  readonly cents: number
  readonly paidAt: number
  /** End of the period that it pays for. */
  readonly paysUntil: number
  /** When all of the money went back, by a refund or a lost dispute. */
  readonly revokedAt: number | null
  /** The same for every account that pays with this card. */
  readonly cardFingerprint: string | null
}
