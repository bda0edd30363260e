import type { Queries } from '../../db/transact.ts'

/** A user's webhooks without their secrets, with the log of their events. */
export async function collectWebhookRows(db: Queries, userId: string) {
  return {
    webhook: await db
      .selectFrom('webhook')
      .select(['id', 'url', 'events', 'createdAt', 'pausedAt', 'offAt', 'offReason'])
      .select(['failingSince', 'skippedAt'])
      .where('ownerId', '=', userId)
      .execute(),
    webhook_event: await db
      .selectFrom('webhook_event')
      .select(['id', 'type', 'linkId', 'data', 'createdAt'])
      .where('ownerId', '=', userId)
      .execute(),
    webhook_delivery: await db
      .selectFrom('webhook_delivery')
      .select(['webhookId', 'eventId', 'state', 'attempts', 'responseBody'])
      .select(['createdAt', 'finishedAt'])
      .where('ownerId', '=', userId)
      .execute(),
  }
}
