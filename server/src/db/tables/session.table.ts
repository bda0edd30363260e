import type { AuthTime } from './auth-columns.ts'

export interface SessionTable {
  id: string
  expiresAt: AuthTime
  token: string
  createdAt: AuthTime
  updatedAt: AuthTime
  ipAddress: string | null
  userAgent: string | null
  userId: string
}
