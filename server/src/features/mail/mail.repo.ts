import type { Selectable } from 'kysely'
import { toIsoTime, toIsoTimeOrNull, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'
import type { RenderedMail } from './mail.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { recipientRepo } from './recipient.repo.ts'
import type { WaitingWarning } from './schema.ts'
import { hasSecretLink, type MailTemplate } from './templates/index.ts'

export interface NewMail extends RenderedMail, Pick<OutgoingMail, 'replyTo' | 'messageId'> {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly dedupeKey: string
  readonly createdAt: number
  readonly expiresAt: number
  /** Null holds the email until a mail server is configured. */
  readonly nextAttemptAt: number | null
  /** Null for an email that is sent at once. */
  readonly joined: readonly WaitingWarning[] | null
}

export type MailRepo = ReturnType<typeof createMailRepo>

/** An email that is due. */
export type DueMail = ReturnType<typeof toDueMail>

const UNSCHEDULED = { nextAttemptAt: null, claimedUntil: null }
const CLEARED = {
  ...UNSCHEDULED,
  text: null,
  html: null,
  replyTo: null,
  unsubscribeUrl: null,
}

export function createMailRepo(db: Queries) {
  return {
    ...recipientRepo,

    /** False when a concurrent email took the number or the key. */
    async insert(
      queries: Queries,
      { joined, ...mail }: NewMail,
      recipientNumber: number,
    ): Promise<boolean> {
      const { createdAt, expiresAt, nextAttemptAt } = mail
      const result = await queries
        .insertInto('mail_outbox')
        .values({
          ...mail,
          joined: joined && toJsonText(joined),
          recipientNumber,
          createdAt: toIsoTime(createdAt),
          expiresAt: toIsoTime(expiresAt),
          nextAttemptAt: toIsoTimeOrNull(nextAttemptAt),
          attempts: 0,
          interruptions: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    async listDue(now: number, limit: number): Promise<DueMail[]> {
      const rows = await db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('nextAttemptAt', '<=', toIsoTime(now))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .execute()
      return rows.map(toDueMail)
    },

    /** Those to an address that no process has tried to send, due or not. */
    async listUntried(address: string, templates: readonly MailTemplate[]): Promise<DueMail[]> {
      const rows = await db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('recipient', '=', address)
        .where('template', 'in', templates)
        .where('nextAttemptAt', 'is not', null)
        .where('attempts', '=', 0)
        .orderBy('recipientNumber')
        .execute()
      return rows.map(toDueMail)
    },

    /** False when another process claimed the email first. */
    async claim(mail: DueMail, until: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set({
          claimedUntil: toIsoTime(until),
          nextAttemptAt: toIsoTime(until),
          attempts: mail.attempts + 1,
          interruptions: mail.interruptions + (mail.isInterrupted ? 1 : 0),
        })
        .where('id', '=', mail.id)
        .where('nextAttemptAt', '=', toIsoTime(mail.nextAttemptAt))
        .where('attempts', '=', mail.attempts)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markSent(id: string, sentAt: number) {
      await db
        .updateTable('mail_outbox')
        .set({ ...CLEARED, sentAt: toIsoTime(sentAt), lastError: null })
        .where('id', '=', id)
        .execute()
    },

    /** Keeps the content for a manual retry, unless the email has a secret link. */
    async markFailed(
      { id, template }: Pick<DueMail, 'id' | 'template'>,
      failedAt: number,
      lastError: string,
    ) {
      const end = hasSecretLink(template) ? CLEARED : UNSCHEDULED
      await db
        .updateTable('mail_outbox')
        .set({ ...end, failedAt: toIsoTime(failedAt), lastError })
        .where('id', '=', id)
        .execute()
    },

    async retryLater(id: string, nextAttemptAt: number, lastError: string) {
      await db
        .updateTable('mail_outbox')
        .set({ nextAttemptAt: toIsoTime(nextAttemptAt), claimedUntil: null, lastError })
        .where('id', '=', id)
        .execute()
    },

    /** Makes held emails due, once a mail server is configured. */
    async release(now: number) {
      await db
        .updateTable('mail_outbox')
        .set({ nextAttemptAt: toIsoTime(now) })
        .where('nextAttemptAt', 'is', null)
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .execute()
    },

    /** When the next email is due; null when the outbox is empty. */
    async nextDue(): Promise<number | null> {
      const { at } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
        .executeTakeFirstOrThrow()
      return at === null ? null : Date.parse(at)
    },

    async removeBefore(createdAt: number) {
      await db.deleteFrom('mail_outbox').where('createdAt', '<', toIsoTime(createdAt)).execute()
    },
  }
}

function toDueMail(row: Selectable<Tables['mail_outbox']>) {
  return {
    ...row,
    text: row.text ?? '',
    createdAt: Date.parse(row.createdAt),
    expiresAt: Date.parse(row.expiresAt),
    nextAttemptAt: Date.parse(row.nextAttemptAt ?? row.createdAt),
    /** A process started to send it and stored no outcome. */
    isInterrupted: row.claimedUntil !== null,
  }
}

export const mailData: PersonalData = {
  exportOwned: async ({ email, by }) => ({
    mail_outbox: await by('recipient', [email])('mail_outbox', [
      'template',
      'recipient',
      'subject',
      'createdAt',
      'sentAt',
    ]),
  }),
  /** Deletes every email to the account's address and every message from it to the operator. */
  eraseOwned: async ({ queries, email }) => {
    const address = email.toLowerCase()
    await queries
      .deleteFrom('mail_outbox')
      .where(({ or, eb }) => or([eb('recipient', '=', address), eb('replyTo', '=', address)]))
      .execute()
  },
}
