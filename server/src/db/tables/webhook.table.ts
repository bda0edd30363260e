import type { WebhookEventType } from '@everyshelf/domain/webhooks'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** A URL that gets the events of an account. */
export interface WebhookTable {
  id: string
  ownerId: string
  url: string
  events: JsonColumn<readonly WebhookEventType[]>
  /** Encrypted with a key that is not in the database. */
  secret: string
  /** The secret before the last rotation, also encrypted. It signs too until `formerSecretUntil`. */
  formerSecret: string | null
  formerSecretUntil: IsoTime | null
  createdAt: IsoTime
  /** When the owner paused it. */
  pausedAt: IsoTime | null
  /** When the server switched it off. */
  offAt: IsoTime | null
  offReason: 'failing' | 'gone' | null
  /** The first failure since the last success. */
  failingSince: IsoTime | null
  /** Failures since the last success. */
  failures: number
  /** After failures, the whole webhook rests until then. */
  restsUntil: IsoTime | null
  /** Each request moves it on from the present, so that it limits requests per minute. */
  rateUntil: IsoTime | null
  /** Until then, one process delivers its events. */
  claimedUntil: IsoTime | null
  claimedBy: string | null
  /** When the last claim ended; at first, when it was created. Who waited longest is served first. */
  servedAt: IsoTime
  /** When the server last noted that it skipped events, because too many waited. */
  skippedAt: IsoTime | null
  /** Where the next hour of clicks begins that it has no event for. */
  clicksFrom: IsoTime
}
