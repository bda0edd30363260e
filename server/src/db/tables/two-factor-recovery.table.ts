import type { IsoTime } from '../columns.ts'

/** A request to turn off two-factor authentication by email; the owner can cancel it until then. */
export interface TwoFactorRecoveryTable {
  userId: string
  requestedAt: IsoTime
  /** From then on, the link in the email turns it off. */
  readyAt: IsoTime
  expiresAt: IsoTime
}
