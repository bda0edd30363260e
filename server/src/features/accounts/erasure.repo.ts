import { toIsoTime } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { ClickStore } from '../clicks/click-store.ts'
import { eraseAuthorPages } from './erase-author-pages.repo.ts'
import { eraseEarnings } from './erase-earnings.repo.ts'
import { eraseUserText } from './erase-user-text.repo.ts'
import { deleteSecondFactor } from './second-factor/authenticators.repo.ts'

export interface ErasureRepo {
  /** Deletes all personal data in one transaction; links and clicks stay without an owner. */
  readonly eraseAccount: (
    userId: string,
    now: Date,
    inTransaction: (queries: Queries) => Promise<void>,
  ) => Promise<void>
}

interface ErasureDeps extends Pick<ClickStore, 'eraseOwner'> {
  readonly eraseLinks: (queries: Queries, ownerId: string) => Promise<void>
}

export function createErasureRepo(
  transact: Transact,
  { eraseOwner, eraseLinks }: ErasureDeps,
): ErasureRepo {
  return {
    eraseAccount: (userId, now, inTransaction) =>
      transact(async (queries) => {
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
        await queries.deleteFrom('stripe_checkout').where('userId', '=', userId).execute()
        await queries.deleteFrom('stripe_subscription').where('userId', '=', userId).execute()
        await queries.deleteFrom('payment_card').where('userId', '=', userId).execute()
        await queries.deleteFrom('premium_grant').where('userId', '=', userId).execute()
        await queries.deleteFrom('api_key').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('api_request').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('tag_change').where('userId', '=', userId).execute()
        await queries.deleteFrom('user_profile').where('userId', '=', userId).execute()
        // After the profile, so that events, hits, and imported rows that are being stored meanwhile find no
        // account (P7). Writing an event locks the profile, or the webhook for an hour of clicks.
        await queries.deleteFrom('webhook').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('webhook_delivery').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('webhook_event').where('ownerId', '=', userId).execute()
        await eraseOwner(queries, userId)
        await eraseEarnings(queries, userId)
        await queries.deleteFrom('moved_link').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('link_move').where('ownerId', '=', userId).execute()
        await queries.deleteFrom('verification').where('value', '=', userId).execute()
        await queries.deleteFrom('device_code').where('userId', '=', userId).execute()
        await deleteSecondFactor(queries, userId)
        await queries.deleteFrom('passkey').where('userId', '=', userId).execute()
        await queries.deleteFrom('session').where('userId', '=', userId).execute()
        await queries.deleteFrom('account').where('userId', '=', userId).execute()
        await queries.deleteFrom('user').where('id', '=', userId).execute()
        await inTransaction(queries)
      }),
  }
}
