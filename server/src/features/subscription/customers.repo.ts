import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries, Transact } from '../../db/transact.ts'

export interface Customer {
  /** Of our row; Stripe's own is `customerId`. */
  readonly id: string
  readonly userId: string | null
  readonly idempotencyKey: string
  readonly customerId: string | null
}

/** One who is known at Stripe. */
export type KnownCustomer = Customer & { readonly customerId: string }

export type CustomersRepo = ReturnType<typeof createCustomersRepo>

const COLUMNS = ['id', 'userId', 'idempotencyKey', 'customerId'] as const
const MINUTE_MS = 60 * 1000
const CLAIMED_MS = 2 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** A payment that nobody told us of is looked for as long as Stripe tells of one. */
const CHECKOUT_WATCHED_MS = 3 * DAY_MS
/** So long after its end a subscription's last payment can still go back. */
const ENDED_WATCHED_MS = 130 * DAY_MS

export function createCustomersRepo(db: Queries, transact: Transact) {
  const find = async (column: 'userId' | 'customerId', value: string) =>
    await db
      .selectFrom('stripe_customer')
      .select(COLUMNS)
      .where(column, '=', value)
      .executeTakeFirst()

  return {
    findByUser: (userId: string): Promise<Customer | undefined> => find('userId', userId),
    findByCustomer: (customerId: string): Promise<Customer | undefined> =>
      find('customerId', customerId),

    /** Writes down the key before anything is asked of Stripe; of calls at once one makes the row. */
    findOrAdd: async (userId: string, now: number): Promise<Customer> => {
      await db
        .insertInto('stripe_customer')
        .values({
          id: createRowId(),
          userId,
          idempotencyKey: createRowId(),
          customerId: null,
          readTicket: 0,
          writtenTicket: 0,
          readAt: null,
          createdAt: toIsoTime(new Date(now)),
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute()
      const row = await find('userId', userId)
      if (!row) throw new Error('a customer that was just written is gone')
      return row
    },

    noteCustomer: async (id: string, customerId: string): Promise<void> => {
      await db
        .updateTable('stripe_customer')
        .set({ customerId })
        .where('id', '=', id)
        .where('customerId', 'is', null)
        .execute()
    },

    /** Begins again with another key, unless somebody else has. */
    startOver: async ({ id, idempotencyKey }: Customer): Promise<void> => {
      await db
        .updateTable('stripe_customer')
        .set({ idempotencyKey: createRowId(), customerId: null })
        .where('id', '=', id)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },

    /** To be taken before Stripe is asked. */
    takeTicket: async (id: string): Promise<number> => {
      const row = await db
        .updateTable('stripe_customer')
        .set((build) => ({ readTicket: build('readTicket', '+', 1) }))
        .where('id', '=', id)
        .returning('readTicket')
        .executeTakeFirst()
      return row?.readTicket ?? 0
    },

    /** Writes what was read, unless a later reading has been written. */
    writeIfNewest: (
      { id }: Customer,
      ticket: number,
      now: number,
      write: (queries: Queries, userId: string) => Promise<void>,
    ): Promise<void> =>
      transact(async (queries) => {
        const row = await queries
          .updateTable('stripe_customer')
          .set({ writtenTicket: ticket, readAt: toIsoTime(new Date(now)) })
          .where('id', '=', id)
          .where('writtenTicket', '<', ticket)
          .returning('userId')
          .executeTakeFirst()
        if (row?.userId) await write(queries, row.userId)
      }),

    /**
     * Whoever may have changed at Stripe and was not read since. They are no other process's for two
     * minutes, and due again then if this one does not come to read them.
     */
    takeDue: async (readBefore: number, now: number): Promise<KnownCustomer[]> => {
      const time = (ms: number) => toIsoTime(new Date(ms))
      const isWatched = db
        .selectFrom('stripe_customer as customer')
        .select('customer.id')
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('stripe_subscription as subscription')
                .select('subscription.id')
                .whereRef('subscription.userId', '=', 'customer.userId')
                .where((inner) =>
                  inner.or([
                    inner('endedAt', 'is', null),
                    inner('endedAt', '>', time(now - ENDED_WATCHED_MS)),
                  ]),
                ),
            ),
            exists(
              selectFrom('stripe_checkout as checkout')
                .select('checkout.userId')
                .whereRef('checkout.userId', '=', 'customer.userId')
                .where('checkout.createdAt', '>', time(now - CHECKOUT_WATCHED_MS)),
            ),
          ]),
        )
      const rows = await db
        .updateTable('stripe_customer')
        .set({ readAt: time(readBefore + CLAIMED_MS) })
        .where('customerId', 'is not', null)
        .where('userId', 'is not', null)
        .where(({ or, eb }) => or([eb('readAt', 'is', null), eb('readAt', '<=', time(readBefore))]))
        .where('id', 'in', isWatched)
        .returning(COLUMNS)
        .execute()
      return rows.filter(isKnown)
    },

    /** Customers whose account is deleted. */
    listLeft: async (): Promise<Customer[]> =>
      await db.selectFrom('stripe_customer').select(COLUMNS).where('userId', 'is', null).execute(),

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom('stripe_customer').where('id', '=', id).execute()
    },
  }
}

function isKnown(customer: Customer): customer is KnownCustomer {
  return customer.customerId !== null
}
