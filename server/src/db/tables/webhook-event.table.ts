import type { SentEventType } from '@everyshelf/domain/webhooks'
import type { IsoTime } from '../columns.ts'

/** Something that happened in an account, for its webhooks. Written with the change that it reports. */
export interface WebhookEventTable {
  id: string
  ownerId: string
  /** Later events of an account have higher numbers. */
  position: number
  type: SentEventType
  /** The link that it is about. Its events are delivered in order. */
  linkId: string | null
  /** JSON. Short links in it are slugs, because the origin is not stored. */
  data: string
  createdAt: IsoTime
}
