import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'

export interface Checkout {
  readonly userId: string
  readonly idempotencyKey: string
  readonly sessionId: string | null
  readonly createdAt: Date
}

export type CheckoutsRepo = ReturnType<typeof createCheckoutsRepo>

export function createCheckoutsRepo(db: Queries) {
  const toCheckout = (row: Omit<Checkout, 'createdAt'> & { createdAt: IsoTime }): Checkout => ({
    ...row,
    createdAt: new Date(row.createdAt),
  })
  const rowOf = (userId: string) =>
    db.selectFrom('stripe_checkout').selectAll().where('userId', '=', userId)

  return {
    find: async (userId: string): Promise<Checkout | undefined> => {
      const row = await rowOf(userId).executeTakeFirst()
      return row && toCheckout(row)
    },

    /** Stores the idempotency key before the call to Stripe; concurrent calls share one row. */
    findOrAdd: async (userId: string, now: number): Promise<Checkout> => {
      await db
        .insertInto('stripe_checkout')
        .values({
          userId,
          idempotencyKey: createRowId(),
          sessionId: null,
          createdAt: toIsoTime(new Date(now)),
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute()
      return toCheckout(await rowOf(userId).executeTakeFirstOrThrow())
    },

    setSessionId: async (
      { userId, idempotencyKey }: Checkout,
      sessionId: string,
    ): Promise<void> => {
      await db
        .updateTable('stripe_checkout')
        .set({ sessionId })
        .where('userId', '=', userId)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },

    /** Sets a new key for another session, unless another call already has. */
    resetKey: async ({ userId, idempotencyKey }: Checkout, now: number): Promise<void> => {
      await db
        .updateTable('stripe_checkout')
        .set({
          idempotencyKey: createRowId(),
          sessionId: null,
          createdAt: toIsoTime(new Date(now)),
        })
        .where('userId', '=', userId)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },
  }
}
