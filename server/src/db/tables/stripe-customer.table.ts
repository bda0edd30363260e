import type { IsoTime } from '../columns.ts'

/** Whom Stripe knows as which customer; the server alone makes such a pair (S43). */
export interface StripeCustomerTable {
  id: string
  /** Null once the account is deleted: what still runs at Stripe is then cancelled. */
  userId: string | null
  /** Sent with the call that makes the customer, so that repeating it makes no second one (R33). */
  idempotencyKey: string
  customerId: string | null
  /**
   * Counts the readings of this customer at Stripe. A reading that began later has seen at least as
   * much, so of two only the one with the higher ticket is written (R29).
   */
  readTicket: number
  writtenTicket: number
  readAt: IsoTime | null
  createdAt: IsoTime
}
