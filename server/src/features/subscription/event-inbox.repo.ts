import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

/** The stored part of an event: which customer to refresh. */
export interface EventHint {
  readonly id: string
  readonly type: string
  readonly customerId: string | null
  /** Set instead of the customer in events about refunds and disputes. */
  readonly chargeId: string | null
  readonly createdAt: Date
}

export interface PendingEvent extends EventHint {
  readonly attempts: number
}

export type EventInboxRepo = ReturnType<typeof createEventInboxRepo>

export function createEventInboxRepo(db: Queries) {
  const time = (ms: number) => toIsoTime(new Date(ms))
  return {
    /** False for a duplicate event (S42). */
    add: async (hint: EventHint, needsWork: boolean, now: number): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('stripe_event')
        .values({
          ...hint,
          createdAt: toIsoTime(hint.createdAt),
          receivedAt: time(now),
          nextAttemptAt: needsWork ? time(now) : null,
          attempts: 0,
          doneAt: needsWork ? null : time(now),
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
    claimDue: async (now: number, until: number, atMost: number): Promise<PendingEvent[]> => {
      const due = await db
        .selectFrom('stripe_event')
        .select('id')
        .where('nextAttemptAt', '<=', time(now))
        .orderBy('nextAttemptAt')
        .limit(atMost)
        .execute()
      if (due.length === 0) return []
      const rows = await db
        .updateTable('stripe_event')
        .set({ nextAttemptAt: time(until) })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .where('nextAttemptAt', '<=', time(now))
        .returning(['id', 'type', 'customerId', 'chargeId', 'createdAt', 'attempts'])
        .execute()
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
    },

    finish: async (ids: readonly string[], now: number): Promise<void> => {
      await db
        .updateTable('stripe_event')
        .set({ doneAt: time(now), nextAttemptAt: null, lastError: null })
        .where('id', 'in', ids)
        .execute()
    },

    postpone: async (ids: readonly string[], until: number, reason: string): Promise<void> => {
      await db
        .updateTable('stripe_event')
        .set((build) => ({
          nextAttemptAt: time(until),
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

    removeDoneBefore: async (receivedBefore: number): Promise<void> => {
      await db
        .deleteFrom('stripe_event')
        .where('receivedAt', '<', time(receivedBefore))
        .where('doneAt', 'is not', null)
        .execute()
    },
  }
}
