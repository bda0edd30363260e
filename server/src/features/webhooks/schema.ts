import type { DeliveryState, SentEventType, WebhookEventType } from '@everyshelf/domain/webhooks'
import type { IsoTime } from '../../db/columns.ts'
import { flag, integer, json, table, text, time } from '../../db/table.ts'

/** One request to a webhook. */
export interface DeliveryAttempt {
  readonly at: IsoTime
  /** Null if there was no response. */
  readonly status: number | null
  /** Why there was no response, or why it counts as a failure. */
  readonly error: string | null
  readonly tookMs: number
}

export const webhooksTables = {
  /** A URL that gets the events of an account. */
  webhook: table(
    {
      id: text().key(),
      ownerId: text(),
      url: text(),
      events: json<readonly WebhookEventType[]>(),
      /** Encrypted with a key that is not in the database. */
      secret: text(),
      /** The secret before the last rotation, also encrypted. It signs too until `formerSecretUntil`. */
      formerSecret: text().nullable(),
      formerSecretUntil: time().nullable(),
      createdAt: time(),
      /** When the owner paused it. */
      pausedAt: time().nullable(),
      /** When the server switched it off. */
      offAt: time().nullable(),
      offReason: text<'failing' | 'gone'>().nullable(),
      /** The first failure since the last success. */
      failingSince: time().nullable(),
      /** Failures since the last success. */
      failures: integer(),
      /** After failures, the whole webhook rests until then. */
      restsUntil: time().nullable(),
      /** Each request moves it on from the present, so that it limits requests per minute. */
      rateUntil: time().nullable(),
      /** Until then, one process delivers its events. */
      claimedUntil: time().nullable(),
      claimedBy: text().nullable(),
      /** When the last claim ended; at first, when it was created. Who waited longest is served first. */
      servedAt: time(),
      /** When the server last noted that it skipped events, because too many waited. */
      skippedAt: time().nullable(),
      /** Where the next hour of clicks begins that it has no event for. */
      clicksFrom: time(),
    },
    { indexes: [['ownerId']] },
  ),
  /** Something that happened in an account, for its webhooks. Written with the change that it reports. */
  webhook_event: table(
    {
      id: text().key(),
      ownerId: text(),
      /** Later events of an account have higher numbers. */
      position: integer(),
      type: text<SentEventType>(),
      /** The link that it is about. Its events are delivered in order. */
      linkId: text().nullable(),
      /** JSON. Short links in it are slugs, because the origin is not stored. */
      data: text(),
      createdAt: time(),
    },
    { indexes: [['ownerId', 'position'], ['createdAt']] },
  ),
  /** An event for one webhook, with its attempts and their result. */
  webhook_delivery: table(
    {
      id: text().key(),
      webhookId: text(),
      ownerId: text(),
      eventId: text(),
      /** Of the event, so that finding what is due needs no join. */
      linkId: text().nullable(),
      position: integer(),
      state: text<DeliveryState>(),
      /** Null when the delivery is finished. */
      nextAttemptAt: time().nullable(),
      attempts: json<readonly DeliveryAttempt[]>(),
      /** The owner sent it again: one attempt, which waits for no other. */
      isResent: flag(),
      /** The owner sent it by hand, so its next attempt does not wait for the end of a rest. */
      isUrgent: flag(),
      /** The beginning of the last response. */
      responseBody: text().nullable(),
      createdAt: time(),
      finishedAt: time().nullable(),
    },
    {
      unique: [['webhookId', 'eventId']],
      indexes: [
        ['nextAttemptAt'],
        ['webhookId', 'nextAttemptAt'],
        {
          on: ['webhookId', 'linkId', 'position'],
          where: `"nextAttemptAt" is not null`,
          name: 'waiting_webhookId_linkId_position',
        },
        {
          on: ['webhookId', 'position'],
          where: `"nextAttemptAt" is not null`,
          name: 'waiting_webhookId_position',
        },
        {
          on: ['webhookId', 'isUrgent'],
          where: `"nextAttemptAt" is not null`,
          name: 'waiting_webhookId_isUrgent',
        },
        {
          on: ['ownerId', 'position', 'webhookId'],
          where: `"nextAttemptAt" is not null`,
          name: 'waiting_ownerId_position_webhookId',
        },
        {
          on: ['webhookId', 'createdAt', 'id'],
          where: `"nextAttemptAt" is null`,
          name: 'finished_webhookId_createdAt_id',
        },
        ['webhookId', 'createdAt', 'id'],
        ['ownerId'],
        ['eventId'],
        ['createdAt'],
      ],
    },
  ),
}
