import type { eventStates } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../db/columns.ts'
import { parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Queries } from '../../db/transact.ts'

export type EventState = (typeof eventStates)[number]

export type StripeEventsRepo = ReturnType<typeof createStripeEventsRepo>

const PAGE_SIZE = 50

/** The stored events, for the admin page. */
export function createStripeEventsRepo(db: Queries) {
  return {
    /** Newest first. */
    list: async (state: EventState | undefined, after: string | undefined) => {
      const key = parsePageKey(after)
      let query = db
        .selectFrom('stripe_event')
        .selectAll()
        .orderBy('receivedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE + 1)
      if (state) query = query.where('doneAt', state === 'done' ? 'is not' : 'is', null)
      if (key) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('receivedAt', 'id'), '<', tuple(key.time, key.id)),
        )
      }
      return toPage(await query.execute(), PAGE_SIZE, ({ receivedAt, id }) => ({
        time: receivedAt,
        id,
      }))
    },

    /** With the account of its customer, if there is one. */
    find: (id: string) =>
      db
        .selectFrom('stripe_event')
        .leftJoin('stripe_customer', 'stripe_customer.customerId', 'stripe_event.customerId')
        .selectAll('stripe_event')
        .select('stripe_customer.userId')
        .where('stripe_event.id', '=', id)
        .executeTakeFirst(),

    /** Makes the event due again. */
    requeue: async (queries: Queries, id: string, now: number) => {
      await queries
        .updateTable('stripe_event')
        .set({ nextAttemptAt: toIsoTime(now), doneAt: null })
        .where('id', '=', id)
        .execute()
    },

    countPending: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('stripe_event')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('nextAttemptAt', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
