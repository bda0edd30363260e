import type { CountryCode } from '@everyshelf/domain/countries'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import {
  addWebhookEvents,
  createEventId,
  listSubscribers,
} from '../../../db/webhook-events.repo.ts'
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
  queries: Queries,
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
  const webhookIds = await listSubscribers(queries, ownerId, type)
  if (webhookIds.length === 0) return
  await lockLinksOf(queries, ownerId)
  const [link] = await describeEventLinks(queries, ownerId, [linkId])
  if (!link) return
  const data = { link, store, country, day }
  const event = { id: createEventId(), type, linkId, data, createdAt } as const
  await addWebhookEvents(queries, ownerId, [event], webhookIds)
}
