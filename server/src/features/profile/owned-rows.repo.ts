import type { Queries } from '../../db/transact.ts'
import type { ClickQueries, OwnedHit } from '../clicks/click-store.ts'
import { collectEarningRows } from './owned-earning-rows.repo.ts'
import { collectLinkRows } from './owned-link-rows.repo.ts'
import { collectWebhookRows } from './owned-webhook-rows.repo.ts'
import { idsOf, rowsBy } from './rows-by.repo.ts'

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
  const ofUser = rowsBy(db, 'userId', [userId])
  const ofOwner = rowsBy(db, 'ownerId', [userId])
  const ofPages = rowsBy(db, 'pageId', idsOf(db, 'author_page', userId))
  return {
    user: await rowsBy(db, 'id', [userId])('user', [
      'id',
      'name',
      'email',
      'emailVerified',
      'role',
      'createdAt',
      'updatedAt',
      'bannedAt',
      'banReason',
    ]),
    user_profile: await ofUser('user_profile', 'all'),
    tag_change: await ofUser('tag_change', ['changedAt', 'before']),
    account: await ofUser('account', [
      'providerId',
      'accountId',
      'scope',
      'createdAt',
      'updatedAt',
    ]),
    session: await ofUser('session', [
      'id',
      'createdAt',
      'updatedAt',
      'expiresAt',
      'userAgent',
      'client',
      'clientVersion',
      'deviceName',
    ]),
    passkey: await ofUser('passkey', [
      'name',
      'createdAt',
      'lastUsedAt',
      'transports',
      'isBackedUp',
    ]),
    authenticator: await ofUser('authenticator', [
      'name',
      'createdAt',
      'confirmedAt',
      'lastUsedAt',
    ]),
    // One row per unused code.
    recovery_code: await ofUser('recovery_code', ['userId']),
    two_factor_recovery: await ofUser('two_factor_recovery', [
      'requestedAt',
      'readyAt',
      'expiresAt',
    ]),
    admin_session: await ofUser('admin_session', ['openedAt', 'seenAt']),
    device_code: await ofUser('device_code', [
      'status',
      'requestedAt',
      'expiresAt',
      'userAgent',
      'clientVersion',
    ]),
    api_key: await ofOwner('api_key', [
      'name',
      'ending',
      'scopes',
      'createdAt',
      'expiresAt',
      'lastUsedAt',
      'revokedAt',
    ]),
    // The responses repeat what the other tables have.
    api_request: await ofOwner('api_request', ['key', 'status', 'expiresAt']),
    ...(await collectWebhookRows(db, userId)),
    ...(await collectLinkRows(db, userId)),
    author_page: await ofOwner('author_page', 'all', 'createdAt'),
    author_page_slug: await ofPages('author_page_slug', 'all', 'createdAt'),
    author_page_book: await ofPages('author_page_book', 'all', 'pageId', 'position'),
    author_portrait: await ofPages('author_portrait', 'all'),
    ...(await collectEarningRows(db, userId)),
    link_hit: (await listNewest([userId], 0n, clicksAtMost)).map(describeHit),
    daily_total: await listTotals(userId),
    feedback: await ofUser('feedback', 'all'),
    feedback_reply: await db
      .selectFrom('feedback_reply')
      .innerJoin('feedback', 'feedback.id', 'feedback_reply.feedbackId')
      .selectAll('feedback_reply')
      .where('feedback.userId', '=', userId)
      .execute(),
    stripe_customer: await ofUser('stripe_customer', ['customerId', 'createdAt']),
    stripe_checkout: await ofUser('stripe_checkout', ['sessionId', 'createdAt']),
    stripe_subscription: await ofUser('stripe_subscription', 'all'),
    premium_grant: await ofUser('premium_grant', 'all'),
    payment_card: await ofUser('payment_card', ['fingerprint']),
    // Only the first name of other people, as on My Account.
    referral: await rowsBy(db, 'referrerId', [userId])('referral', [
      'firstName',
      'createdAt',
      'expiresAt',
      'paidAt',
      'creditedAt',
      'reversedAt',
    ]),
    mail_outbox: await rowsBy(db, 'recipient', [email])('mail_outbox', [
      'template',
      'recipient',
      'subject',
      'createdAt',
      'sentAt',
    ]),
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
    referrerHost: hit.referrerHost,
    language: hit.language,
    channel: hit.channel,
    campaign: hit.campaign,
    excludedBecause: hit.excludedBecause,
  }
}
