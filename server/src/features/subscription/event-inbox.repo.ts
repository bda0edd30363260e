import { toIsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

/** The stored part of an event: the customer to refresh, or the charge in events about refunds and disputes. */
export type EventHint = Pick<
  Tables['stripe_event'],
  'id' | 'type' | 'customerId' | 'chargeId' | 'createdAt'
>

export type PendingEvent = Awaited<ReturnType<EventInboxRepo['claimDue']>>[number]

export type EventInboxRepo = ReturnType<typeof createEventInboxRepo>

export function createEventInboxRepo(db: Queries) {
  return {
    /** False for a duplicate event. */
    add: async (hint: EventHint, needsWork: boolean, now: number): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('stripe_event')
        .values({
          ...hint,
          receivedAt: toIsoTime(now),
          nextAttemptAt: needsWork ? toIsoTime(now) : null,
          attempts: 0,
          doneAt: needsWork ? null : toIsoTime(now),
          lastError: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    has: async (id: string): Promise<boolean> => {
      const row = await db
        .selectFrom('stripe_event')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Claims due events until the given time; if this process crashes, they become due again. */
    claimDue: async (now: number, until: number, atMost: number) => {
      const due = await db
        .selectFrom('stripe_event')
        .select('id')
        .where('nextAttemptAt', '<=', toIsoTime(now))
        .orderBy('nextAttemptAt')
        .limit(atMost)
        .execute()
      if (due.length === 0) return []
      return await db
        .updateTable('stripe_event')
        .set({ nextAttemptAt: toIsoTime(until) })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .where('nextAttemptAt', '<=', toIsoTime(now))
        .returning(['id', 'customerId', 'chargeId', 'attempts'])
        .execute()
    },

    finish: async (ids: readonly string[], now: number) => {
      await db
        .updateTable('stripe_event')
        .set({ doneAt: toIsoTime(now), nextAttemptAt: null, lastError: null })
        .where('id', 'in', ids)
        .execute()
    },

    postpone: async (ids: readonly string[], until: number, reason: string) => {
      await db
        .updateTable('stripe_event')
        .set((build) => ({
          nextAttemptAt: toIsoTime(until),
          attempts: build('attempts', '+', 1),
          lastError: reason,
        }))
        .where('id', 'in', ids)
        .where('doneAt', 'is', null)
        .execute()
    },

    nextDue: async (): Promise<number | null> => {
      const { next } = await db
        .selectFrom('stripe_event')
        .select(({ fn }) => fn.min('nextAttemptAt').as('next'))
        .executeTakeFirstOrThrow()
      return next ? Date.parse(next) : null
    },

    removeDoneBefore: async (receivedBefore: number) => {
      await db
        .deleteFrom('stripe_event')
        .where('receivedAt', '<', toIsoTime(receivedBefore))
        .where('doneAt', 'is not', null)
        .execute()
    },
  }
}
