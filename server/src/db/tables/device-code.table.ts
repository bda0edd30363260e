import type { AuthTime } from './auth-columns.ts'

/** better-auth's table of pending device codes, with details of the device to show the user. */
export interface DeviceCodeTable {
  id: string
  deviceCode: string
  userCode: string
  userId: string | null
  expiresAt: AuthTime
  status: string
  lastPolledAt: AuthTime | null
  pollingInterval: number | null
  clientId: string | null
  scope: string | null
  /** When the extension requested it. The column keeps its first name. */
  askedAt: AuthTime
  userAgent: string
  clientVersion: string
}
