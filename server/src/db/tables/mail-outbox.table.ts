import type { ColumnType } from 'kysely'
import type { IsoTime, JsonText } from '../columns.ts'

/** A warning that is sent later, because its address reached the hourly limit (S50). */
export interface WaitingWarning {
  readonly subject: string
  readonly plural: string | null
  readonly count: number
  readonly newest: readonly {
    readonly detail: string | null
    readonly at: IsoTime
    /** The hash of its event's name. */
    readonly key: string
  }[]
}

/**
 * An email that is waiting, sent, or failed. Without `nextAttemptAt`, `sentAt` and `failedAt` it is held,
 * because no mail server was configured when it was written.
 */
export interface MailOutboxTable {
  id: string
  template: string
  /** Lower case. */
  recipient: string
  /**
   * Counts the emails to this address, and is unique with it. When two are queued at once, the second
   * fails and must check the hourly limit again (S50).
   */
  recipientNumber: number
  /** A visitor's address, so it is deleted once the email is sent or failed. */
  replyTo: string | null
  subject: string
  /** Deleted once sent or failed, since it may contain a link that signs in. */
  text: string | null
  html: string | null
  /** Hash of the event's name, which may contain a token. Each event is emailed once. */
  dedupeKey: string
  /** Deleted once sent or failed, since its token can change a setting. */
  unsubscribeUrl: ColumnType<string | null, string | null | undefined, string | null>
  messageId: string
  createdAt: IsoTime
  /** The warnings that this email lists, by kind; null if it was sent at once. */
  joined: ColumnType<
    JsonText<readonly WaitingWarning[]> | null,
    JsonText<readonly WaitingWarning[]> | null | undefined,
    JsonText<readonly WaitingWarning[]> | null
  >
  /** After this time it is useless and is not sent. */
  expiresAt: IsoTime
  nextAttemptAt: IsoTime | null
  /** Set while a process sends it. */
  claimedUntil: IsoTime | null
  attempts: number
  /** Attempts with an unknown result, because the process stopped. */
  interruptions: number
  sentAt: IsoTime | null
  failedAt: IsoTime | null
  lastError: string | null
}
