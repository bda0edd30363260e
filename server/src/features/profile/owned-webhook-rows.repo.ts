import type { Queries } from '../../db/transact.ts'
import { rowsBy } from './rows-by.repo.ts'

/** A user's webhooks without their secrets, with the log of their events. */
export async function collectWebhookRows(db: Queries, userId: string) {
  const ofOwner = rowsBy(db, 'ownerId', [userId])
  return {
    webhook: await ofOwner('webhook', [
      'id',
      'url',
      'events',
      'createdAt',
      'pausedAt',
      'offAt',
      'offReason',
      'failingSince',
      'skippedAt',
    ]),
    webhook_event: await ofOwner('webhook_event', ['id', 'type', 'linkId', 'data', 'createdAt']),
    webhook_delivery: await ofOwner('webhook_delivery', [
      'webhookId',
      'eventId',
      'state',
      'attempts',
      'responseBody',
      'createdAt',
      'finishedAt',
    ]),
  }
}
