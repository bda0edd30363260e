import type { WebhookLink } from '@everyshelf/domain/schemas'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { WebhookEvents } from '../../webhooks/emit/webhook-events.repo.ts'
import { describeSavedBook } from '../saving/describe-saved-book.ts'
import { selectLinks, toStoredLinks } from './stored-links.repo.ts'

export type LinkEventType = 'link.created' | 'link.updated' | 'link.deleted'

/** A link as events describe it. Its URL is added when the event is sent. */
export type EventLink = Omit<WebhookLink, 'url'>

/** Links per statement, with up to ten events each: more would delay redirects on SQLite. */
const LINKS_AT_ONCE = 25

/** What writes the links of an owner, in one transaction. */
export interface WriterDeps {
  readonly queries: Queries
  readonly webhookEvents: WebhookEvents
  readonly ownerId: string | null
  readonly now: IsoTime
}

interface LinkEvents extends WriterDeps {
  readonly ownerId: string
  readonly type: LinkEventType
  readonly linkIds: readonly string[]
}

/**
 * Tells the owner's webhooks about a change to links. Call it after the change, in the same transaction: each
 * event describes a link as it is then. Stops when no webhook takes more events.
 */
export async function addLinkEvents(changed: LinkEvents): Promise<void> {
  const { queries, webhookEvents, ownerId, type, linkIds, now: createdAt } = changed
  const webhookIds = await webhookEvents.listSubscribers(queries, ownerId, type)
  if (webhookIds.length === 0) return
  for (let first = 0; first < linkIds.length; first += LINKS_AT_ONCE) {
    const some = linkIds.slice(first, first + LINKS_AT_ONCE)
    const links = await describeEventLinks(queries, ownerId, some)
    const events = links.map((link) => {
      const id = webhookEvents.createEventId()
      return { id, type, linkId: link.id, data: { link }, createdAt }
    })
    const isRoomLeft = await webhookEvents.addWebhookEvents(queries, ownerId, events, webhookIds)
    if (!isRoomLeft) return
  }
}

/** Those of the links that the owner has. Includes removed links. */
export async function describeEventLinks(
  queries: Queries,
  ownerId: string,
  linkIds: readonly string[],
): Promise<EventLink[]> {
  const rows = await selectLinks(queries, ownerId).where('link.id', 'in', linkIds).execute()
  const links = await toStoredLinks(queries, rows)
  return links.map((link) => {
    const { id, identifier, slug, note, createdAt } = link
    const { title, authors } = describeSavedBook(link)
    const labels = link.labels.map(({ name }) => name)
    return { id, identifier, slug, title, authors: [...authors], labels, note, createdAt }
  })
}
