import type { AuthTime } from './auth-columns.ts'

/** A sign-in method: `credential` has a password hash, `google` the provider's id. */
export interface AccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: AuthTime | null
  refreshTokenExpiresAt: AuthTime | null
  scope: string | null
  password: string | null
  createdAt: AuthTime
  updatedAt: AuthTime
}
