import type { AuthTime } from './auth-columns.ts'

/** Tokens of reset mails and of sign-ins under way at a provider; the identifier is hashed. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: AuthTime
  createdAt: AuthTime
  updatedAt: AuthTime
}
