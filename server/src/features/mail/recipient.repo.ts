import { sql } from 'kysely'
import { parseJsonText, toIsoTime, toIsoTimeOrNull, toJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { RenderedMail } from './mail.ts'
import type { WaitingWarning } from './schema.ts'
import type { MailTemplate } from './templates/index.ts'

/** The emails that count toward one hourly limit. */
export interface Allowance {
  readonly templates: readonly MailTemplate[]
  /** Whether the templates are those that do not count. */
  readonly isRest: boolean
}

/** A warning that waits for its hour: later ones can join it. */
export interface OpenWarning {
  readonly id: string
  readonly joined: readonly WaitingWarning[]
  readonly nextAttemptAt: number | null
}

/** What one address got, and the warning that waits for it. */
export const recipientRepo = {
  async readRecipient(
    queries: Queries,
    { recipient, dedupeKey }: { readonly recipient: string; readonly dedupeKey: string },
    { templates, isRest }: Allowance,
    since: number,
  ) {
    const duplicate = await queries
      .selectFrom('mail_outbox')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('dedupeKey', '=', dedupeKey),
          and([eb('recipient', '=', recipient), eb(sql<string>`joined`, 'like', `%${dedupeKey}%`)]),
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
      .where('createdAt', '>', toIsoTime(since))
      .where('template', isRest ? 'not in' : 'in', templates)
      .orderBy('createdAt', 'desc')
      .execute()
    return {
      isDuplicate: duplicate !== undefined,
      /** When the counted emails since the given time were queued, newest first. */
      recent: recent.map(({ createdAt }) => Date.parse(createdAt)),
      lastNumber: lastNumber ?? 0,
    }
  },

  async findOpenWarning(queries: Queries, recipient: string): Promise<OpenWarning | undefined> {
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

  /** False when the email was changed or claimed since it was read. */
  async joinWarning(
    queries: Queries,
    open: OpenWarning,
    {
      joined,
      ...mail
    }: RenderedMail & { readonly template: MailTemplate } & Pick<OpenWarning, 'joined'>,
  ): Promise<boolean> {
    // A worker that has read the former text can no longer claim the email at this time.
    const nextAttemptAt = toIsoTimeOrNull(open.nextAttemptAt && open.nextAttemptAt + 1)
    const { numUpdatedRows } = await queries
      .updateTable('mail_outbox')
      .set({ ...mail, joined: toJsonText(joined), nextAttemptAt })
      .where('id', '=', open.id)
      .where('joined', '=', toJsonText(open.joined))
      .where(
        'nextAttemptAt',
        open.nextAttemptAt === null ? 'is' : '=',
        toIsoTimeOrNull(open.nextAttemptAt),
      )
      .where('attempts', '=', 0)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
