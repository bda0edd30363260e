import type { ColumnType } from 'kysely'
import type { IsoTime } from '../columns.ts'

/**
 * One mail on its way, sent or given up. With neither `nextAttemptAt` nor `sentAt` nor `failedAt` it
 * is held: no mail server was configured when it was written.
 */
export interface MailOutboxTable {
  id: string
  template: string
  /** Lower case. */
  recipient: string
  /**
   * Counts this address's mails, and is unique with it: of two that are queued at once the second
   * must look again whether the hour has room (S50).
   */
  recipientNumber: number
  /** A visitor's address, and therefore null once sent or given up. */
  replyTo: string | null
  subject: string
  /** Null once sent or given up: it may hold a link that opens an account. */
  text: string | null
  html: string | null
  /** Hash of the name of the event that the mail tells of (it may hold a token); each is told of once. */
  dedupeKey: string
  /** Null once sent or given up: it is a key to a setting. */
  unsubscribeUrl: ColumnType<string | null, string | null | undefined, string | null>
  messageId: string
  createdAt: IsoTime
  /** Later it is of no use and is given up. */
  expiresAt: IsoTime
  nextAttemptAt: IsoTime | null
  /** Set while a process sends it. */
  claimedUntil: IsoTime | null
  attempts: number
  /** Attempts of which nobody knows how they ended, since the process did. */
  interruptions: number
  sentAt: IsoTime | null
  failedAt: IsoTime | null
  lastError: string | null
}
