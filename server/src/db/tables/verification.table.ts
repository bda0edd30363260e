import type { AuthTime } from './auth-columns.ts'

/** Tokens of reset emails and of pending sign-ins at a provider. The identifier is hashed. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: AuthTime
  createdAt: AuthTime
  updatedAt: AuthTime
}
