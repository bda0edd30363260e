import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

export type Checkout = Tables['stripe_checkout']

export type CheckoutsRepo = ReturnType<typeof createCheckoutsRepo>

export function createCheckoutsRepo(db: Queries) {
  const rowOf = (userId: string) =>
    db.selectFrom('stripe_checkout').selectAll().where('userId', '=', userId)

  return {
    find: (userId: string) => rowOf(userId).executeTakeFirst(),

    /** Stores the idempotency key before the call to Stripe; concurrent calls share one row. */
    findOrAdd: async (userId: string, now: number): Promise<Checkout> => {
      await db
        .insertInto('stripe_checkout')
        .values({
          userId,
          idempotencyKey: createRowId(),
          sessionId: null,
          createdAt: toIsoTime(now),
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute()
      return await rowOf(userId).executeTakeFirstOrThrow()
    },

    setSessionId: async ({ userId, idempotencyKey }: Checkout, sessionId: string) => {
      await db
        .updateTable('stripe_checkout')
        .set({ sessionId })
        .where('userId', '=', userId)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },

    /** Sets a new key for another session, unless another call already has. */
    resetKey: async ({ userId, idempotencyKey }: Checkout, now: number) => {
      await db
        .updateTable('stripe_checkout')
        .set({
          idempotencyKey: createRowId(),
          sessionId: null,
          createdAt: toIsoTime(now),
        })
        .where('userId', '=', userId)
        .where('idempotencyKey', '=', idempotencyKey)
        .execute()
    },
  }
}
