import type { IsoTime } from '../columns.ts'

/** A user's single open Checkout Session, or the one being created (R33). */
export interface StripeCheckoutTable {
  userId: string
  idempotencyKey: string
  sessionId: string | null
  createdAt: IsoTime
}
