import type { IsoTime } from '../columns.ts'

/** The inbox of Stripe's events. Of an event only what tells whom to read again is kept. */
export interface StripeEventTable {
  /** Stripe's own: an event that comes again is known by it (S42). */
  id: string
  type: string
  customerId: string | null
  /** What an event names in place of its customer. */
  chargeId: string | null
  createdAt: IsoTime
  receivedAt: IsoTime
  /** Null once it is done. */
  nextAttemptAt: IsoTime | null
  attempts: number
  doneAt: IsoTime | null
  lastError: string | null
}
