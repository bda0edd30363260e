import type { Generated } from 'kysely'
import type { AuthTime } from './auth-columns.ts'

/** A browser with its cookie, or an extension with its token. */
export type SessionClient = 'web' | 'extension'

export interface SessionTable {
  id: string
  expiresAt: AuthTime
  token: string
  createdAt: AuthTime
  updatedAt: AuthTime
  ipAddress: string | null
  userAgent: string | null
  userId: string
  client: Generated<SessionClient>
  /** The extension's version. */
  clientVersion: Generated<string | null>
  /** The name that the user gave it. */
  deviceName: Generated<string | null>
}
