import type { Selectable } from 'kysely'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { RenderedMail } from './mail.ts'
import { type RecipientRepo, recipientRepo } from './recipient.repo.ts'
import type { WaitingWarning } from './schema.ts'
import { hasSecretLink, type MailTemplate } from './templates/index.ts'

export interface NewMail extends RenderedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly replyTo: string | null
  readonly dedupeKey: string
  readonly unsubscribeUrl: string | null
  readonly messageId: string
  readonly createdAt: number
  readonly expiresAt: number
  /** Null holds the email until a mail server is configured. */
  readonly nextAttemptAt: number | null
  /** Null for an email that is sent at once. */
  readonly joined: readonly WaitingWarning[] | null
}

/** An email that is due. */
export interface DueMail {
  readonly id: string
  readonly template: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly unsubscribeUrl: string | null
  readonly messageId: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly nextAttemptAt: number
  readonly attempts: number
  readonly interruptions: number
  /** A process started to send it and stored no outcome. */
  readonly isInterrupted: boolean
}

export interface MailRepo extends RecipientRepo {
  /** False when a concurrent email took the number or the key. */
  readonly insert: (queries: Queries, mail: NewMail, recipientNumber: number) => Promise<boolean>
  readonly listDue: (now: number, limit: number) => Promise<DueMail[]>
  /** Those to an address that no process has tried to send, due or not. */
  readonly listUntried: (address: string, templates: readonly MailTemplate[]) => Promise<DueMail[]>
  /** False when another process claimed the email first. */
  readonly claim: (mail: DueMail, until: number) => Promise<boolean>
  readonly markSent: (id: string, sentAt: number) => Promise<void>
  /** Keeps the content for a manual retry, unless the email has a secret link. */
  readonly markFailed: (
    mail: Pick<DueMail, 'id' | 'template'>,
    failedAt: number,
    error: string,
  ) => Promise<void>
  readonly retryLater: (id: string, nextAttemptAt: number, error: string) => Promise<void>
  /** Makes held emails due, once a mail server is configured. */
  readonly release: (now: number) => Promise<void>
  /** When the next email is due; null when the outbox is empty. */
  readonly nextDue: () => Promise<number | null>
  readonly removeBefore: (createdAt: number) => Promise<void>
  /** Deletes all emails to and from an address (P7). */
  readonly removeAddress: (queries: Queries, address: string) => Promise<void>
}

const UNSCHEDULED = { nextAttemptAt: null, claimedUntil: null }
const CLEARED = {
  ...UNSCHEDULED,
  text: null,
  html: null,
  replyTo: null,
  unsubscribeUrl: null,
}

export function createMailRepo(db: Queries): MailRepo {
  return {
    ...recipientRepo,

    async insert(queries, { joined, ...mail }, recipientNumber) {
      const { createdAt, expiresAt, nextAttemptAt } = mail
      const result = await queries
        .insertInto('mail_outbox')
        .values({
          ...mail,
          joined: joined && toJsonText(joined),
          recipientNumber,
          createdAt: iso(createdAt),
          expiresAt: iso(expiresAt),
          nextAttemptAt: isoOrNull(nextAttemptAt),
          attempts: 0,
          interruptions: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    async listDue(now, limit) {
      const rows = await db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('nextAttemptAt', '<=', iso(now))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .execute()
      return rows.map(toDueMail)
    },

    async listUntried(address, templates) {
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

    async claim(mail, until) {
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set({
          claimedUntil: iso(until),
          nextAttemptAt: iso(until),
          attempts: mail.attempts + 1,
          interruptions: mail.interruptions + (mail.isInterrupted ? 1 : 0),
        })
        .where('id', '=', mail.id)
        .where('nextAttemptAt', '=', iso(mail.nextAttemptAt))
        .where('attempts', '=', mail.attempts)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markSent(id, sentAt) {
      await db
        .updateTable('mail_outbox')
        .set({ ...CLEARED, sentAt: iso(sentAt), lastError: null })
        .where('id', '=', id)
        .execute()
    },

    async markFailed({ id, template }, failedAt, lastError) {
      const end = hasSecretLink(template) ? CLEARED : UNSCHEDULED
      await db
        .updateTable('mail_outbox')
        .set({ ...end, failedAt: iso(failedAt), lastError })
        .where('id', '=', id)
        .execute()
    },

    async retryLater(id, nextAttemptAt, lastError) {
      await db
        .updateTable('mail_outbox')
        .set({ nextAttemptAt: iso(nextAttemptAt), claimedUntil: null, lastError })
        .where('id', '=', id)
        .execute()
    },

    async release(now) {
      await db
        .updateTable('mail_outbox')
        .set({ nextAttemptAt: iso(now) })
        .where('nextAttemptAt', 'is', null)
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .execute()
    },

    async nextDue() {
      const { at } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
        .executeTakeFirstOrThrow()
      return at === null ? null : Date.parse(at)
    },

    async removeBefore(createdAt) {
      await db.deleteFrom('mail_outbox').where('createdAt', '<', iso(createdAt)).execute()
    },

    async removeAddress(queries, address) {
      await queries
        .deleteFrom('mail_outbox')
        .where(({ or, eb }) => or([eb('recipient', '=', address), eb('replyTo', '=', address)]))
        .execute()
    },
  }
}

function toDueMail(row: Selectable<Tables['mail_outbox']>): DueMail {
  return {
    ...row,
    text: row.text ?? '',
    createdAt: Date.parse(row.createdAt),
    expiresAt: Date.parse(row.expiresAt),
    nextAttemptAt: Date.parse(row.nextAttemptAt ?? row.createdAt),
    isInterrupted: row.claimedUntil !== null,
  }
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
