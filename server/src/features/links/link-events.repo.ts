import type { WebhookLink } from '@everyshelf/domain/schemas'
import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import { addWebhookEvent, createEventId, listSubscribers } from '../../db/webhook-events.repo.ts'
import { describeSavedBook } from './describe-saved-book.ts'
import { selectLinks, toStoredLinks } from './stored-links.repo.ts'

export type LinkEventType = 'link.created' | 'link.updated' | 'link.deleted'

/** A link as events describe it. Its URL is added when the event is sent. */
export type EventLink = Omit<WebhookLink, 'url'>

/**
 * Reports a change of a link to the owner's webhooks, in the transaction of the change, after it. The
 * event describes the link as it then is.
 */
export async function addLinkEvent(
  queries: Queries,
  ownerId: string,
  type: LinkEventType,
  linkId: string,
  now: IsoTime,
): Promise<void> {
  const webhookIds = await listSubscribers(queries, ownerId, type)
  if (webhookIds.length === 0) return
  const link = await describeEventLink(queries, ownerId, linkId)
  if (!link) return
  const event = { id: createEventId(), ownerId, type, linkId, data: { link }, createdAt: now }
  await addWebhookEvent(queries, event, webhookIds)
}

/** Undefined if the owner has no such link. Includes removed links. */
export async function describeEventLink(
  queries: Queries,
  ownerId: string,
  linkId: string,
): Promise<EventLink | undefined> {
  const rows = await selectLinks(queries, ownerId).where('link.id', '=', linkId).execute()
  const [link] = await toStoredLinks(queries, rows)
  if (!link) return undefined
  const { id, identifier, slug, note, createdAt } = link
  const { title, authors } = describeSavedBook(link)
  const labels = link.labels.map(({ name }) => name)
  return { id, identifier, slug, title, authors: [...authors], labels, note, createdAt }
}
