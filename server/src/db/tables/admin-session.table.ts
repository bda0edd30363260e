import type { IsoTime } from '../columns.ts'

/** A session that passed two-factor authentication. */
export interface AdminSessionTable {
  sessionId: string
  userId: string
  openedAt: IsoTime
  seenAt: IsoTime
}
