import type { IsoTime } from '../columns.ts'

/** Requests with an idempotency key, and their answers, so that a repeated request changes nothing. */
export interface ApiRequestTable {
  ownerId: string
  /** The client's idempotency key. */
  key: string
  /** SHA-256 of method, path, and body: another request must not reuse the key. */
  fingerprint: string
  /** While no answer is stored: until then, the process that handles the request may still be running. */
  claimedUntil: IsoTime
  /** The answer; null until there is one. */
  status: number | null
  /** JSON of the answer's headers and body; null until there is one. */
  answer: string | null
  expiresAt: IsoTime
}
