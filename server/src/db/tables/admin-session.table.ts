import type { IsoTime } from '../columns.ts'

/** A session for which the second factor was given. */
export interface AdminSessionTable {
  sessionId: string
  userId: string
  openedAt: IsoTime
  seenAt: IsoTime
}
