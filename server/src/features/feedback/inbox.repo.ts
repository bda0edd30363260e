import type { feedbackStates } from '@everyshelf/domain/schemas'
import type { Selectable } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

export type FeedbackState = (typeof feedbackStates)[number]

export interface InboxQuery {
  readonly state?: FeedbackState | undefined
  readonly type?: Tables['feedback']['type'] | undefined
  readonly rating?: number | undefined
  readonly after?: string | undefined
}

export type StoredMessage = Selectable<Tables['feedback']>

/** A message in the list, shortened. */
export interface InboxRow extends Omit<StoredMessage, 'message'> {
  readonly beginning: string
}

export type InboxRepo = ReturnType<typeof createInboxRepo>

const ROWS_PER_PAGE = 50
const PREVIEW_LENGTH = 200

export function createInboxRepo(db: Queries) {
  return {
    /** Newest first. */
    list: async ({ state, type, rating, after }: InboxQuery): Promise<Page<InboxRow>> => {
      const key = parsePageKey(after)
      let query = db
        .selectFrom('feedback')
        .select(['id', 'type', 'name', 'email', 'rating', 'createdAt', 'userId', 'state'])
        .select(({ fn, ref, val }) =>
          fn<string>('substr', [ref('message'), val(1), val(PREVIEW_LENGTH)]).as('beginning'),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(ROWS_PER_PAGE + 1)
      if (state) query = query.where('state', '=', state)
      if (type) query = query.where('type', '=', type)
      if (rating) query = query.where('rating', '=', rating)
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

    find: (id: string, queries = db): Promise<StoredMessage | undefined> =>
      queries.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst(),

    listReplies: (id: string): Promise<Tables['feedback_reply'][]> =>
      db
        .selectFrom('feedback_reply')
        .selectAll()
        .where('feedbackId', '=', id)
        .orderBy('createdAt')
        .execute(),

    insertReply: async (
      queries: Queries,
      {
        createdAt,
        ...reply
      }: Omit<Tables['feedback_reply'], 'createdAt'> & { readonly createdAt: Date },
    ): Promise<void> => {
      await queries
        .insertInto('feedback_reply')
        .values({ ...reply, createdAt: toIsoTime(createdAt) })
        .execute()
    },

    /** False for an unknown message. */
    move: async (id: string, state: FeedbackState, queries = db): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('feedback')
        .set({ state })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    countNew: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('feedback')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
