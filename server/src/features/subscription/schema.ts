import type { SubscriptionStatus } from '@everyshelf/domain/plans'
import { flag, integer, table, text, time } from '../../db/table.ts'

export const subscriptionTables = {
  /** A user's Stripe customer. Only the server creates such a pair. */
  stripe_customer: table({
    id: text().key(),
    /** Null once the account is deleted. Its subscriptions are then canceled. */
    userId: text().unique().nullable(),
    /** Sent when creating the customer, so that a retry creates no second one. */
    idempotencyKey: text(),
    customerId: text().unique().nullable(),
    /**
     * Counts the reads of this customer from Stripe. A later read is at least as new, so only the result with
     * the higher ticket is stored.
     */
    readTicket: integer(),
    writtenTicket: integer(),
    readAt: time().nullable(),
    createdAt: time(),
  }),
  /** A user's single open Checkout Session, or the one being created. */
  stripe_checkout: table({
    userId: text().key(),
    idempotencyKey: text(),
    sessionId: text().nullable(),
    createdAt: time(),
  }),
  /** A subscription, as last loaded from Stripe. */
  stripe_subscription: table(
    {
      id: text().key(),
      userId: text(),
      status: text<SubscriptionStatus>(),
      priceId: text().nullable(),
      startedAt: time(),
      currentPeriodEnd: time(),
      /** The end of the last period whose invoice was paid; its start when none was. */
      paidUntil: time(),
      /** The end of its trial, also in the past. */
      trialUntil: time().nullable(),
      /** Payments are not collected. */
      isPaused: flag().default(0),
      cancelsAtEnd: flag(),
      endedAt: time().nullable(),
      /** When its last payment was refunded. */
      revokedAt: time().nullable(),
      updatedAt: time(),
    },
    { indexes: [['userId']] },
  ),
  /** The inbox of Stripe events. Stores only which customer to load again. */
  stripe_event: table(
    {
      /** Stripe's event id, which identifies repeated events. */
      id: text().key(),
      type: text(),
      customerId: text().nullable(),
      /** Set for events that name a charge instead of a customer. */
      chargeId: text().nullable(),
      createdAt: time(),
      receivedAt: time(),
      /** Null once it is done. */
      nextAttemptAt: time().nullable(),
      attempts: integer(),
      doneAt: time().nullable(),
      lastError: text().nullable(),
    },
    { indexes: [['nextAttemptAt'], ['receivedAt', 'id']] },
  ),
  /** Complimentary months of Premium. */
  premium_grant: table(
    {
      id: text().key(),
      userId: text(),
      source: text<'referral' | 'admin'>(),
      /** The reason, such as an invoice. Each is rewarded once. */
      cause: text().unique(),
      months: integer(),
      startsAt: time(),
      revokedAt: time().nullable(),
    },
    { indexes: [['userId']] },
  ),
}
