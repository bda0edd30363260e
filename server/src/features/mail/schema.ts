import type { IsoTime } from '../../db/columns.ts'
import { integer, json, table, text, time } from '../../db/table.ts'

/** A warning that is sent later, because its address reached the hourly limit. */
export interface WaitingWarning {
  readonly subject: string
  /** What follows the number of several; null if the subject says it. */
  readonly plural: string | null
  readonly count: number
  /** Oldest first. */
  readonly newest: readonly {
    readonly detail: string | null
    readonly at: IsoTime
    /** The hash of its event's name. */
    readonly key: string
  }[]
}

export const mailTables = {
  /**
   * An email that is waiting, sent, or failed. Without `nextAttemptAt`, `sentAt` and `failedAt` it is held,
   * because no mail server was configured when it was written.
   */
  mail_outbox: table(
    {
      id: text().key(),
      template: text(),
      /** Lower case. */
      recipient: text(),
      /**
       * The sequence number of this email among those to its recipient, unique per recipient. When two are
       * queued at once, the second fails and must check the hourly limit again.
       */
      recipientNumber: integer(),
      /** A visitor's address, so it is deleted once the email is sent or failed. */
      replyTo: text().nullable(),
      subject: text(),
      /** Deleted once sent or failed, since it may contain a link that signs in. */
      text: text().nullable(),
      html: text().nullable(),
      /** Hash of the event's name, which may contain a token. Each event is emailed once. */
      dedupeKey: text().unique(),
      /** Deleted once sent or failed, since its token can change a setting. */
      unsubscribeUrl: text().nullable(),
      messageId: text(),
      createdAt: time(),
      /** The warnings that this email lists, by kind; null if it was sent at once. */
      joined: json<readonly WaitingWarning[]>().nullable(),
      /** After this time it is useless and is not sent. */
      expiresAt: time(),
      nextAttemptAt: time().nullable(),
      /** Set while a process sends it. */
      claimedUntil: time().nullable(),
      attempts: integer(),
      /** Attempts with an unknown result, because the process stopped. */
      interruptions: integer(),
      sentAt: time().nullable(),
      failedAt: time().nullable(),
      lastError: text().nullable(),
    },
    {
      unique: [['recipient', 'recipientNumber']],
      indexes: [
        ['nextAttemptAt'],
        ['createdAt', 'id'],
        { on: ['createdAt', 'id'], where: `"failedAt" is not null`, name: 'failed' },
        {
          on: ['createdAt', 'id', 'nextAttemptAt'],
          where: `"sentAt" is null and "failedAt" is null`,
          name: 'open',
        },
      ],
    },
  ),
}
