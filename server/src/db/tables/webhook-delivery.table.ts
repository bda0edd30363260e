import type { DeliveryState } from '@everyshelf/domain/webhooks'
import type { Flag, IsoTime, JsonColumn } from '../columns.ts'

/** One request to a webhook. */
export interface DeliveryAttempt {
  readonly at: IsoTime
  /** Null if there was no response. */
  readonly status: number | null
  /** Why there was no response, or why it counts as a failure. */
  readonly error: string | null
  readonly tookMs: number
}

/** An event for one webhook, with its attempts and their result. */
export interface WebhookDeliveryTable {
  id: string
  webhookId: string
  ownerId: string
  eventId: string
  /** Of the event, so that finding what is due needs no join. */
  linkId: string | null
  position: number
  state: DeliveryState
  /** Null when it is finished. */
  nextAttemptAt: IsoTime | null
  attempts: JsonColumn<readonly DeliveryAttempt[]>
  /** The owner sent it again: one attempt, which waits for no other. */
  isResent: Flag
  /** The owner sent it by hand, so its next attempt does not wait for the end of a rest. */
  isUrgent: Flag
  /** The beginning of the last response. */
  responseBody: string | null
  createdAt: IsoTime
  finishedAt: IsoTime | null
}
