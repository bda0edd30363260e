import type { IsoTime } from '../columns.ts'

/** The one page of payment that a user has open, or is being given (R33). */
export interface StripeCheckoutTable {
  userId: string
  idempotencyKey: string
  sessionId: string | null
  createdAt: IsoTime
}
