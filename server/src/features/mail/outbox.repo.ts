import type { mailStates } from '@everyshelf/domain/schemas'
import type { ExpressionBuilder } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import { parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

export type MailState = (typeof mailStates)[number]

/** An email without its content. */
export type OutboxRow = Awaited<ReturnType<OutboxRepo['list']>>['rows'][number]

export type OutboxRepo = ReturnType<typeof createOutboxRepo>

const ROWS_PER_PAGE = 50

export function createOutboxRepo(db: Queries) {
  const stateColumns = ['nextAttemptAt', 'sentAt', 'failedAt'] as const
  const selectRows = () =>
    db
      .selectFrom('mail_outbox')
      .select(['id', 'template', 'recipient', 'subject', 'createdAt', 'attempts', 'lastError'])
      .select(stateColumns)
      .select((build) => build('text', 'is not', null).as('hasContent'))

  return {
    /** Newest first. */
    list: async (state: MailState | undefined, after: string | undefined) => {
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
      return toPage(await query.execute(), ROWS_PER_PAGE, ({ createdAt, id }) => ({
        time: createdAt,
        id,
      }))
    },

    find: (id: string) => selectRows().where('id', '=', id).executeTakeFirst(),

    findByKey: (hashedKey: string) =>
      db
        .selectFrom('mail_outbox')
        .select(stateColumns)
        .where('dedupeKey', '=', hashedKey)
        .executeTakeFirst(),

    /** Makes the email due now. A failed one gets another day. */
    retry: async (queries: Queries, id: string, now: number, expiresAt: number) => {
      await queries
        .updateTable('mail_outbox')
        .set((build) => ({
          nextAttemptAt: toIsoTime(now),
          claimedUntil: null,
          failedAt: null,
          interruptions: 0,
          expiresAt: build
            .case()
            .when('failedAt', 'is', null)
            .then(build.ref('expiresAt'))
            .else(toIsoTime(expiresAt))
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
