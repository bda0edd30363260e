import type { IsoTime } from '../columns.ts'

/** A user's Stripe customer. Only the server creates such a pair (S43). */
export interface StripeCustomerTable {
  id: string
  /** Null once the account is deleted. Its subscriptions are then canceled. */
  userId: string | null
  /** Sent when creating the customer, so that a retry creates no second one (R33). */
  idempotencyKey: string
  customerId: string | null
  /**
   * Counts the reads of this customer from Stripe. A later read is at least as new, so only the result with
   * the higher ticket is stored (R29).
   */
  readTicket: number
  writtenTicket: number
  readAt: IsoTime | null
  createdAt: IsoTime
}
