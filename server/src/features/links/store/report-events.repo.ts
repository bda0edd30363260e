import type { CountryCode } from '@everyshelf/domain/countries'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { WebhookEvents } from '../../webhooks/emit/webhook-events.repo.ts'
import { describeEventLinks } from './link-events.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'

export interface DayReport {
  readonly linkId: string
  readonly seller: string
  readonly country: CountryCode
  readonly day: string
}

/** Reports a reader's report to the webhooks of the link's owner, in the transaction of the report. */
export async function addReportEvent(
  { queries, webhookEvents }: { readonly queries: Queries; readonly webhookEvents: WebhookEvents },
  { linkId, seller: store, country, day }: DayReport,
  createdAt: IsoTime,
): Promise<void> {
  const type = 'retailer.reported'
  const row = await queries
    .selectFrom('saved_link')
    .select('ownerId')
    .where('id', '=', linkId)
    .executeTakeFirst()
  const ownerId = row?.ownerId
  if (!ownerId) return
  const webhookIds = await webhookEvents.listSubscribers(queries, ownerId, type)
  if (webhookIds.length === 0) return
  await lockLinksOf(queries, ownerId)
  const [link] = await describeEventLinks(queries, ownerId, [linkId])
  if (!link) return
  const data = { link, store, country, day }
  const event = { id: webhookEvents.createEventId(), type, linkId, data, createdAt } as const
  await webhookEvents.addWebhookEvents(queries, ownerId, [event], webhookIds)
}
