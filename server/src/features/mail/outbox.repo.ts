import type { mailStates } from '@everyshelf/domain/schemas'
import type { ExpressionBuilder } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

export type MailState = (typeof mailStates)[number]

type StateColumns = Pick<Tables['mail_outbox'], 'nextAttemptAt' | 'sentAt' | 'failedAt'>

/** An email without its content. */
export interface OutboxRow extends StateColumns {
  readonly id: string
  readonly template: string
  readonly recipient: string
  readonly subject: string
  readonly createdAt: string
  readonly attempts: number
  readonly lastError: string | null
  readonly hasContent: boolean
}

export interface OutboxRepo {
  /** Newest first. */
  readonly list: (
    state: MailState | undefined,
    after: string | undefined,
  ) => Promise<Page<OutboxRow>>
  readonly find: (id: string) => Promise<OutboxRow | undefined>
  readonly findByKey: (hashedKey: string) => Promise<StateColumns | undefined>
  /** Makes the email due now. A failed one gets another day. */
  readonly retry: (queries: Queries, id: string, now: number, expiresAt: number) => Promise<void>
  readonly count: () => Promise<Readonly<Record<Exclude<MailState, 'sent'>, number>>>
}

const ROWS_PER_PAGE = 50

export function createOutboxRepo(db: Queries): OutboxRepo {
  const stateColumns = ['nextAttemptAt', 'sentAt', 'failedAt'] as const
  const selectRows = () =>
    db
      .selectFrom('mail_outbox')
      .select(['id', 'template', 'recipient', 'subject', 'createdAt', 'attempts', 'lastError'])
      .select(stateColumns)
      .select((build) => build('text', 'is not', null).as('hasText'))

  return {
    list: async (state, after) => {
      const key = parsePageKey(after)
      let query = selectRows()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(ROWS_PER_PAGE + 1)
      if (state) query = query.where(matchesState(state))
      if (key) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', 'id'), '<', tuple(key.time, key.id)),
        )
      }
      const rows = (await query.execute()).map(toRow)
      return toPage(rows, ROWS_PER_PAGE, ({ createdAt, id }) => ({ time: createdAt, id }))
    },

    find: async (id) => {
      const row = await selectRows().where('id', '=', id).executeTakeFirst()
      return row && toRow(row)
    },

    findByKey: (hashedKey) =>
      db
        .selectFrom('mail_outbox')
        .select(stateColumns)
        .where('dedupeKey', '=', hashedKey)
        .executeTakeFirst(),

    retry: async (queries, id, now, expiresAt) => {
      await queries
        .updateTable('mail_outbox')
        .set((build) => ({
          nextAttemptAt: iso(now),
          claimedUntil: null,
          failedAt: null,
          interruptions: 0,
          expiresAt: build
            .case()
            .when('failedAt', 'is', null)
            .then(build.ref('expiresAt'))
            .else(iso(expiresAt))
            .end(),
        }))
        .where('id', '=', id)
        .where('sentAt', 'is', null)
        .where('text', 'is not', null)
        .where('claimedUntil', 'is', null)
        .execute()
    },

    /** Reads only the partial indexes, because few emails are unsent. */
    count: async () => {
      const { open, waiting } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => [fn.countAll().as('open'), fn.count('nextAttemptAt').as('waiting')])
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .executeTakeFirstOrThrow()
      const { failed } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.countAll().as('failed'))
        .where('failedAt', 'is not', null)
        .executeTakeFirstOrThrow()
      const held = Number(open) - Number(waiting)
      return { waiting: Number(waiting), held, failed: Number(failed) }
    },
  }
}

/** Written to match the partial indexes. */
function matchesState(state: MailState) {
  return ({ eb, and, fn, val }: ExpressionBuilder<Tables, 'mail_outbox'>) => {
    if (state === 'sent') return eb('sentAt', 'is not', null)
    if (state === 'failed') return eb('failedAt', 'is not', null)
    return and([
      eb('sentAt', 'is', null),
      eb('failedAt', 'is', null),
      // On the plain column SQLite would scan all sent emails, which also have null here.
      eb(fn.coalesce('nextAttemptAt', val('')), state === 'held' ? '=' : '!=', ''),
    ])
  }
}

function toRow({
  hasText,
  ...row
}: Omit<OutboxRow, 'hasContent'> & { readonly hasText: unknown }): OutboxRow {
  return { ...row, hasContent: Boolean(hasText) }
}

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
