import { toIsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { ClickStore } from '../clicks/click-store.ts'
import { eraseAuthorPages } from './erase-author-pages.repo.ts'
import { eraseEarnings } from './erase-earnings.repo.ts'
import { eraseUserText } from './erase-user-text.repo.ts'
import { deleteSecondFactor } from './second-factor/authenticators.repo.ts'

export type ErasureRepo = ReturnType<typeof createErasureRepo>

type TableWith<Column extends string> = {
  [Name in keyof Tables]: Tables[Name] extends Readonly<Record<Column, unknown>> ? Name : never
}[keyof Tables]

interface ErasureDeps extends Pick<ClickStore, 'eraseOwner'> {
  readonly eraseLinks: (queries: Queries, ownerId: string) => Promise<void>
}

export function createErasureRepo(transact: Transact, { eraseOwner, eraseLinks }: ErasureDeps) {
  return {
    /** Deletes all personal data in one transaction; links and clicks stay without an owner. */
    eraseAccount: (
      userId: string,
      now: Date,
      inTransaction: (queries: Queries) => Promise<void>,
    ): Promise<void> =>
      transact(async (queries) => {
        const deleteOfUser = async (tables: readonly TableWith<'userId'>[]) => {
          for (const table of tables) {
            await queries.deleteFrom(table).where('userId', '=', userId).execute()
          }
        }
        const deleteOfOwner = async (tables: readonly TableWith<'ownerId'>[]) => {
          for (const table of tables) {
            await queries.deleteFrom(table).where('ownerId', '=', userId).execute()
          }
        }
        // First, so that a change of the owner's links under way ends before, and a later one finds no owner.
        await queries
          .updateTable('user_profile')
          .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
          .where('userId', '=', userId)
          .execute()
        await queries
          .insertInto('erasure')
          .values({ userId, requestedAt: toIsoTime(now), doneAt: toIsoTime(now) })
          .onConflict((conflict) =>
            conflict.column('userId').doUpdateSet({ doneAt: toIsoTime(now) }),
          )
          .execute()
        await eraseUserText(queries, userId)
        await eraseAuthorPages(queries, userId)
        await eraseLinks(queries, userId)
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
        await deleteOfUser([
          'stripe_checkout',
          'stripe_subscription',
          'payment_card',
          'premium_grant',
        ])
        await deleteOfOwner(['api_key', 'api_request'])
        await deleteOfUser(['tag_change', 'user_profile'])
        // After the profile, so that events, hits, and imported rows that are being stored meanwhile find no
        // account. Writing an event locks the profile, or the webhook for an hour of clicks.
        await deleteOfOwner(['webhook', 'webhook_delivery', 'webhook_event'])
        await eraseOwner(queries, userId)
        await eraseEarnings(queries, userId)
        await deleteOfOwner(['moved_link', 'link_move'])
        await queries.deleteFrom('verification').where('value', '=', userId).execute()
        await deleteOfUser(['device_code'])
        await deleteSecondFactor(queries, userId)
        await deleteOfUser(['passkey', 'session', 'account'])
        await queries.deleteFrom('user').where('id', '=', userId).execute()
        await inTransaction(queries)
      }),
  }
}
