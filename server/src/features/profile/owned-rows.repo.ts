import type { Queries } from '../../db/transact.ts'
import type { ClickQueries, OwnedHit } from '../clicks/click-store.ts'
import { collectEarningRows } from './owned-earning-rows.repo.ts'
import { collectLinkRows } from './owned-link-rows.repo.ts'
import { collectPageRows } from './owned-page-rows.repo.ts'
import { collectWebhookRows } from './owned-webhook-rows.repo.ts'

export type OwnedRows = Readonly<Record<string, readonly object[]>>

/**
 * Every row that belongs to an account or its links, by table, without secrets; only the newest
 * clicks and covers.
 */
export async function collectOwnedRows(
  db: Queries,
  { listNewest, listTotals }: Pick<ClickQueries, 'listNewest' | 'listTotals'>,
  userId: string,
  email: string,
  clicksAtMost: number,
): Promise<OwnedRows> {
  return {
    user: await db
      .selectFrom('user')
      .select([
        'id',
        'name',
        'email',
        'emailVerified',
        'role',
        'createdAt',
        'updatedAt',
        'bannedAt',
        'banReason',
      ])
      .where('id', '=', userId)
      .execute(),
    user_profile: await db
      .selectFrom('user_profile')
      .selectAll()
      .where('userId', '=', userId)
      .execute(),
    tag_change: await db
      .selectFrom('tag_change')
      .select(['changedAt', 'before'])
      .where('userId', '=', userId)
      .execute(),
    account: await db
      .selectFrom('account')
      .select(['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'])
      .where('userId', '=', userId)
      .execute(),
    session: await db
      .selectFrom('session')
      .select([
        'id',
        'createdAt',
        'updatedAt',
        'expiresAt',
        'userAgent',
        'client',
        'clientVersion',
        'deviceName',
      ])
      .where('userId', '=', userId)
      .execute(),
    passkey: await db
      .selectFrom('passkey')
      .select(['name', 'createdAt', 'lastUsedAt', 'transports', 'isBackedUp'])
      .where('userId', '=', userId)
      .execute(),
    authenticator: await db
      .selectFrom('authenticator')
      .select(['name', 'createdAt', 'confirmedAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .execute(),
    // One row per unused code.
    recovery_code: await db
      .selectFrom('recovery_code')
      .select('userId')
      .where('userId', '=', userId)
      .execute(),
    two_factor_recovery: await db
      .selectFrom('two_factor_recovery')
      .select(['requestedAt', 'readyAt', 'expiresAt'])
      .where('userId', '=', userId)
      .execute(),
    admin_session: await db
      .selectFrom('admin_session')
      .select(['openedAt', 'seenAt'])
      .where('userId', '=', userId)
      .execute(),
    device_code: await db
      .selectFrom('device_code')
      .select(['status', 'requestedAt', 'expiresAt', 'userAgent', 'clientVersion'])
      .where('userId', '=', userId)
      .execute(),
    api_key: await db
      .selectFrom('api_key')
      .select(['name', 'ending', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
      .where('ownerId', '=', userId)
      .execute(),
    // The answers repeat what the other tables have.
    api_request: await db
      .selectFrom('api_request')
      .select(['key', 'status', 'expiresAt'])
      .where('ownerId', '=', userId)
      .execute(),
    ...(await collectWebhookRows(db, userId)),
    ...(await collectLinkRows(db, userId)),
    ...(await collectPageRows(db, userId)),
    ...(await collectEarningRows(db, userId)),
    link_hit: (await listNewest([userId], 0n, clicksAtMost)).map(describeHit),
    daily_total: await listTotals(userId),
    feedback: await db.selectFrom('feedback').selectAll().where('userId', '=', userId).execute(),
    feedback_reply: await db
      .selectFrom('feedback_reply')
      .innerJoin('feedback', 'feedback.id', 'feedback_reply.feedbackId')
      .selectAll('feedback_reply')
      .where('feedback.userId', '=', userId)
      .execute(),
    stripe_customer: await db
      .selectFrom('stripe_customer')
      .select(['customerId', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    stripe_checkout: await db
      .selectFrom('stripe_checkout')
      .select(['sessionId', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    stripe_subscription: await db
      .selectFrom('stripe_subscription')
      .selectAll()
      .where('userId', '=', userId)
      .execute(),
    premium_grant: await db
      .selectFrom('premium_grant')
      .selectAll()
      .where('userId', '=', userId)
      .execute(),
    payment_card: await db
      .selectFrom('payment_card')
      .select('fingerprint')
      .where('userId', '=', userId)
      .execute(),
    // Only the first name of other people, as on My Account (P8).
    referral: await db
      .selectFrom('referral')
      .select(['firstName', 'createdAt', 'expiresAt', 'paidAt', 'creditedAt', 'reversedAt'])
      .where('referrerId', '=', userId)
      .execute(),
    mail_outbox: await db
      .selectFrom('mail_outbox')
      .select(['template', 'recipient', 'subject', 'createdAt', 'sentAt'])
      .where('recipient', '=', email)
      .execute(),
  }
}

/** Without the store's own columns; the id is text, which JSON requires. */
function describeHit(hit: OwnedHit): object {
  return {
    id: String(hit.id),
    openedAt: hit.openedAt,
    identifier: hit.identifier,
    country: hit.country,
    retailer: hit.retailer,
    marketplace: hit.marketplace,
    device: hit.device,
    browser: hit.browser,
    refererHost: hit.refererHost,
    language: hit.language,
    channel: hit.channel,
    campaign: hit.campaign,
    excludedBecause: hit.excludedBecause,
  }
}
