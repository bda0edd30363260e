import { sql } from 'kysely'
import { parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { WaitingWarning } from '../../db/tables/mail-outbox.table.ts'
import type { Queries } from '../../db/transact.ts'
import type { RenderedMail } from './mail.ts'
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

/** The emails that count toward one hourly limit. */
export interface Allowance {
  readonly templates: readonly MailTemplate[]
  /** Whether the templates are those that do not count. */
  readonly isRest: boolean
}

export interface RecipientFacts {
  readonly isDuplicate: boolean
  /** When the counted emails since the given time were queued, newest first. */
  readonly recent: readonly number[]
  readonly lastNumber: number
}

/** A warning that waits for its hour: later ones can join it. */
export interface OpenWarning {
  readonly id: string
  readonly joined: readonly WaitingWarning[]
  readonly nextAttemptAt: number | null
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

export interface MailRepo {
  readonly readRecipient: (
    queries: Queries,
    mail: Pick<NewMail, 'recipient' | 'dedupeKey'>,
    allowance: Allowance,
    since: number,
  ) => Promise<RecipientFacts>
  readonly findOpenWarning: (
    queries: Queries,
    recipient: string,
  ) => Promise<OpenWarning | undefined>
  /** False when the email was changed or claimed since it was read. */
  readonly joinWarning: (
    queries: Queries,
    open: OpenWarning,
    mail: RenderedMail & Pick<NewMail, 'template'> & { readonly joined: readonly WaitingWarning[] },
  ) => Promise<boolean>
  /** False when a concurrent email took the number or the key. */
  readonly insert: (queries: Queries, mail: NewMail, recipientNumber: number) => Promise<boolean>
  readonly listDue: (now: number, limit: number) => Promise<DueMail[]>
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
    async readRecipient(queries, { recipient, dedupeKey }, { templates, isRest }, since) {
      const duplicate = await queries
        .selectFrom('mail_outbox')
        .select('id')
        .where(({ eb, and, or }) =>
          or([
            eb('dedupeKey', '=', dedupeKey),
            and([
              eb('recipient', '=', recipient),
              eb(sql<string>`joined`, 'like', `%${dedupeKey}%`),
            ]),
          ]),
        )
        .executeTakeFirst()
      const { lastNumber } = await queries
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.max('recipientNumber').as('lastNumber'))
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow()
      const recent = await queries
        .selectFrom('mail_outbox')
        .select('createdAt')
        .where('recipient', '=', recipient)
        .where('createdAt', '>', iso(since))
        .where('template', isRest ? 'not in' : 'in', templates)
        .orderBy('createdAt', 'desc')
        .execute()
      return {
        isDuplicate: duplicate !== undefined,
        recent: recent.map(({ createdAt }) => Date.parse(createdAt)),
        lastNumber: lastNumber ?? 0,
      }
    },

    async findOpenWarning(queries, recipient) {
      const row = await queries
        .selectFrom('mail_outbox')
        .select(['id', 'joined', 'nextAttemptAt'])
        .where('recipient', '=', recipient)
        .where('joined', 'is not', null)
        .where('attempts', '=', 0)
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .executeTakeFirst()
      if (!row?.joined) return undefined
      const { id, nextAttemptAt } = row
      return {
        id,
        joined: parseJsonText(row.joined),
        nextAttemptAt: nextAttemptAt === null ? null : Date.parse(nextAttemptAt),
      }
    },

    async joinWarning(queries, open, { joined, ...mail }) {
      // A worker that has read the former text can no longer claim the email at this time.
      const nextAttemptAt = isoOrNull(open.nextAttemptAt && open.nextAttemptAt + 1)
      const { numUpdatedRows } = await queries
        .updateTable('mail_outbox')
        .set({ ...mail, joined: toJsonText(joined), nextAttemptAt })
        .where('id', '=', open.id)
        .where('joined', '=', toJsonText(open.joined))
        .where(
          'nextAttemptAt',
          open.nextAttemptAt === null ? 'is' : '=',
          isoOrNull(open.nextAttemptAt),
        )
        .where('attempts', '=', 0)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

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
      return rows.map((row) => ({
        ...row,
        text: row.text ?? '',
        createdAt: Date.parse(row.createdAt),
        expiresAt: Date.parse(row.expiresAt),
        nextAttemptAt: Date.parse(row.nextAttemptAt ?? row.createdAt),
        isInterrupted: row.claimedUntil !== null,
      }))
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

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
