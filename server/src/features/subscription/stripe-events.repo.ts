import type { eventStates } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../db/columns.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { StripeEventTable } from '../../db/tables/stripe-event.table.ts'
import type { Queries } from '../../db/transact.ts'

export type EventState = (typeof eventStates)[number]

export interface EventDetail extends StripeEventTable {
  /** Whose customer it names, when that is somebody's here. */
  readonly userId: string | null
}

export type StripeEventsRepo = ReturnType<typeof createStripeEventsRepo>

const PAGE = 50

/** The inbox as the operator sees it. */
export function createStripeEventsRepo(db: Queries) {
  return {
    /** Newest first. */
    list: async (
      state: EventState | undefined,
      after: string | undefined,
    ): Promise<Page<StripeEventTable>> => {
      const key = parsePageKey(after)
      let query = db
        .selectFrom('stripe_event')
        .selectAll()
        .orderBy('receivedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
      if (state) query = query.where('doneAt', state === 'done' ? 'is not' : 'is', null)
      if (key) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('receivedAt', 'id'), '<', tuple(key.time, key.id)),
        )
      }
      return toPage(await query.execute(), PAGE, ({ receivedAt, id }) => ({ time: receivedAt, id }))
    },

    find: (id: string): Promise<EventDetail | undefined> =>
      db
        .selectFrom('stripe_event')
        .leftJoin('stripe_customer', 'stripe_customer.customerId', 'stripe_event.customerId')
        .selectAll('stripe_event')
        .select('stripe_customer.userId')
        .where('stripe_event.id', '=', id)
        .executeTakeFirst(),

    /** Work to be done, as if it had just come. */
    takeUpAgain: async (queries: Queries, id: string, now: number): Promise<void> => {
      await queries
        .updateTable('stripe_event')
        .set({ nextAttemptAt: toIsoTime(new Date(now)), doneAt: null })
        .where('id', '=', id)
        .execute()
    },

    countWaiting: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('stripe_event')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('nextAttemptAt', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
