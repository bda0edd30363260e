import type { IsoTime } from '../columns.ts'

/** The inbox of Stripe events. Stores only which customer to load again. */
export interface StripeEventTable {
  /** Stripe's event id, which identifies repeated events (S42). */
  id: string
  type: string
  customerId: string | null
  /** Set for events that name a charge instead of a customer. */
  chargeId: string | null
  createdAt: IsoTime
  receivedAt: IsoTime
  /** Null once it is done. */
  nextAttemptAt: IsoTime | null
  attempts: number
  doneAt: IsoTime | null
  lastError: string | null
}
