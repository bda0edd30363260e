import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'

const COLUMNS = ['id', 'userId', 'idempotencyKey', 'customerId'] as const

/** `id` is that of our row; Stripe's is `customerId`. */
export type Customer = Pick<Tables['stripe_customer'], (typeof COLUMNS)[number]>

/** A customer with a Stripe id. */
export type KnownCustomer = Customer & { readonly customerId: string }

export type CustomersRepo = ReturnType<typeof createCustomersRepo>

const MINUTE_MS = 60 * 1000
const CLAIM_MS = 2 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** Stripe retries events for 3 days; for this long we also poll for a missed payment. */
const CHECKOUT_WATCH_MS = 3 * DAY_MS
/** How long after a subscription's end its last payment can still be refunded or disputed. */
const ENDED_WATCH_MS = 130 * DAY_MS

export function createCustomersRepo(db: Queries, transact: Transact) {
  const find = async (column: 'userId' | 'customerId', value: string) =>
    await db
      .selectFrom('stripe_customer')
      .select(COLUMNS)
      .where(column, '=', value)
      .executeTakeFirst()

  return {
    findByUser: (userId: string) => find('userId', userId),
    findByCustomer: (customerId: string) => find('customerId', customerId),

    /** Stores the idempotency key before the call to Stripe; concurrent calls share one row. */
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
          createdAt: toIsoTime(now),
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute()
      const row = await find('userId', userId)
      if (!row) throw new Error('could not read a customer row that was just written')
      return row
    },

    setCustomerId: async (id: string, customerId: string) => {
      await db
        .updateTable('stripe_customer')
        .set({ customerId })
        .where('id', '=', id)
        .where('customerId', 'is', null)
        .execute()
    },

    /** Sets a new key, unless another call already has. */
    resetKey: async ({ id, idempotencyKey }: Customer) => {
      await db
        .updateTable('stripe_customer')
        .set({ idempotencyKey: createRowId(), customerId: null })
        .where('id', '=', id)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },

    /** Orders reads of a customer; take a ticket before each call to Stripe. */
    takeTicket: async (id: string): Promise<number> => {
      const row = await db
        .updateTable('stripe_customer')
        .set((build) => ({ readTicket: build('readTicket', '+', 1) }))
        .where('id', '=', id)
        .returning('readTicket')
        .executeTakeFirst()
      return row?.readTicket ?? 0
    },

    /** Writes a snapshot, unless a newer one has been written. */
    writeIfNewest: (
      { id }: Customer,
      ticket: number,
      now: number,
      write: (queries: Queries, userId: string) => Promise<void>,
    ): Promise<void> =>
      transact(async (queries) => {
        const row = await queries
          .updateTable('stripe_customer')
          .set({ writtenTicket: ticket, readAt: toIsoTime(now) })
          .where('id', '=', id)
          .where('writtenTicket', '<', ticket)
          .returning('userId')
          .executeTakeFirst()
        if (row?.userId) await write(queries, row.userId)
      }),

    /**
     * Claims customers that may have changed at Stripe since they were read. If this process
     * crashes, they are due again after two minutes.
     */
    claimDue: async (readBefore: number, now: number): Promise<KnownCustomer[]> => {
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
                    inner('endedAt', '>', toIsoTime(now - ENDED_WATCH_MS)),
                  ]),
                ),
            ),
            exists(
              selectFrom('stripe_checkout as checkout')
                .select('checkout.userId')
                .whereRef('checkout.userId', '=', 'customer.userId')
                .where('checkout.createdAt', '>', toIsoTime(now - CHECKOUT_WATCH_MS)),
            ),
          ]),
        )
      const rows = await db
        .updateTable('stripe_customer')
        .set({ readAt: toIsoTime(readBefore + CLAIM_MS) })
        .where('customerId', 'is not', null)
        .where('userId', 'is not', null)
        .where(({ or, eb }) =>
          or([eb('readAt', 'is', null), eb('readAt', '<=', toIsoTime(readBefore))]),
        )
        .where('id', 'in', isWatched)
        .returning(COLUMNS)
        .execute()
      return rows.filter(isKnown)
    },

    /** Customers whose account was deleted. */
    listWithoutAccount: async (): Promise<Customer[]> =>
      await db.selectFrom('stripe_customer').select(COLUMNS).where('userId', 'is', null).execute(),

    remove: async (id: string) => {
      await db.deleteFrom('stripe_customer').where('id', '=', id).execute()
    },
  }
}

function isKnown(customer: Customer): customer is KnownCustomer {
  return customer.customerId !== null
}

export const subscriptionData: PersonalData = {
  exportOwned: async ({ ofUser }) => ({
    stripe_customer: await ofUser('stripe_customer', ['customerId', 'createdAt']),
    stripe_checkout: await ofUser('stripe_checkout', ['sessionId', 'createdAt']),
    stripe_subscription: await ofUser('stripe_subscription', 'all'),
    premium_grant: await ofUser('premium_grant', 'all'),
  }),
  eraseOwned: async ({ queries, userId, deleteOfUser }) => {
    // Stripe keeps the invoices as the law requires; we drop the connection to the account.
    await queries
      .updateTable('stripe_customer')
      .set({ userId: null })
      .where('userId', '=', userId)
      .execute()
    await deleteOfUser('stripe_checkout', 'stripe_subscription', 'premium_grant')
  },
}
