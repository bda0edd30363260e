import { toIsoTime } from '../../db/columns.ts'
import { countedDays } from '../../db/counted-days.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { lockTotals } from '../clicks/totals/lock-totals.repo.ts'
import { eraseUserText } from './erase-user-text.repo.ts'
import { deleteSecondFactor } from './second-factor/authenticators.repo.ts'

export interface ErasureRepo {
  /** Deletes all personal data in one transaction; links and clicks stay without an owner. */
  readonly eraseAccount: (
    userId: string,
    now: Date,
    inTransaction: (queries: Queries) => Promise<void>,
  ) => Promise<void>
  /** Deleted accounts whose clicks still carry their id. */
  readonly listUnfinished: () => Promise<string[]>
  /**
   * Clears the owner of the next few thousand hits; returns where to continue, or null at the end.
   */
  readonly anonymizeHits: (userId: string, after: bigint) => Promise<bigint | null>
  readonly finish: (userId: string, now: Date) => Promise<void>
}

/** Small enough that a redirect never waits for the lock (R5). */
const HITS_PER_BATCH = 5000

export function createErasureRepo(
  db: Queries,
  transact: Transact,
  kind: DatabaseKind,
  lock: typeof lockTotals,
): ErasureRepo {
  // In SQLite, hits share a `hit_link` row, which stores the owner.
  const ownerTable = kind === 'sqlite' ? 'hit_link' : 'hit'

  return {
    eraseAccount: (userId, now, inTransaction) =>
      transact(async (queries) => {
        // Without the lock, a roll-up that has read this owner's clicks would add them back (P7).
        await lock(queries, toIsoTime(now))
        await queries
          .insertInto('erasure')
          .values({ userId, requestedAt: toIsoTime(now), doneAt: null })
          .onConflict((conflict) => conflict.column('userId').doNothing())
          .execute()
        await eraseUserText(queries, userId)
        await queries
          .updateTable('saved_link')
          .set({ ownerId: null })
          .where('ownerId', '=', userId)
          .execute()
        await queries
          .deleteFrom('feedback_reply')
          .where('feedbackId', 'in', (from) =>
            from.selectFrom('feedback').select('id').where('userId', '=', userId),
          )
          .execute()
        await queries
          .updateTable('feedback')
          .set({ userId: null, name: null, email: null })
          .where('userId', '=', userId)
          .execute()
        await queries
          .deleteFrom('referral')
          .where((either) =>
            either.or([either('referrerId', '=', userId), either('referredId', '=', userId)]),
          )
          .execute()
        // Stripe keeps the invoices as the law requires; we drop the connection to the account.
        await queries
          .updateTable('stripe_customer')
          .set({ userId: null })
          .where('userId', '=', userId)
          .execute()
        for (const totals of ['click_cell', 'reader_day', 'click_day'] as const) {
          await queries
            .deleteFrom(totals)
            .where('day', 'in', countedDays)
            .where('ownerId', '=', userId)
            .execute()
        }
        for (const totals of ['click_sheet', 'click_owner'] as const) {
          await queries.deleteFrom(totals).where('ownerId', '=', userId).execute()
        }
        await queries.deleteFrom('stripe_checkout').where('userId', '=', userId).execute()
        await queries.deleteFrom('stripe_subscription').where('userId', '=', userId).execute()
        await queries.deleteFrom('payment_card').where('userId', '=', userId).execute()
        await queries.deleteFrom('premium_grant').where('userId', '=', userId).execute()
        await queries.deleteFrom('tag_change').where('userId', '=', userId).execute()
        await queries.deleteFrom('user_profile').where('userId', '=', userId).execute()
        await queries.deleteFrom('verification').where('value', '=', userId).execute()
        await queries.deleteFrom('device_code').where('userId', '=', userId).execute()
        await deleteSecondFactor(queries, userId)
        await queries.deleteFrom('passkey').where('userId', '=', userId).execute()
        await queries.deleteFrom('session').where('userId', '=', userId).execute()
        await queries.deleteFrom('account').where('userId', '=', userId).execute()
        await queries.deleteFrom('user').where('id', '=', userId).execute()
        await inTransaction(queries)
      }),

    listUnfinished: async () => {
      const rows = await db
        .selectFrom('erasure')
        .select('userId')
        .where('doneAt', 'is', null)
        .execute()
      return rows.map(({ userId }) => userId)
    },

    anonymizeHits: async (userId, after) => {
      const last = await db
        .selectFrom(ownerTable)
        // As text: an id has more bits than a JavaScript number.
        .select((build) => build.cast<string>('id', 'text').as('idText'))
        .where('id', '>', after)
        .orderBy('id')
        .offset(HITS_PER_BATCH - 1)
        .limit(1)
        .executeTakeFirst()
      const upTo = last && BigInt(last.idText)
      await db
        .updateTable(ownerTable)
        .set({ ownerId: null })
        .where('id', '>', after)
        .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0n))
        .where('ownerId', '=', userId)
        .execute()
      return upTo ?? null
    },

    finish: async (userId, now) => {
      await db
        .updateTable('erasure')
        .set({ doneAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },
  }
}
