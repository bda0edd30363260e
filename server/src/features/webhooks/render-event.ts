import type { Slug } from '@everyshelf/domain/links'
import type { SentEventType } from '@everyshelf/domain/webhooks'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'

export interface StoredEvent {
  readonly eventId: string
  readonly type: SentEventType
  readonly data: string
  readonly eventCreatedAt: string
}

interface StoredData {
  readonly link?: { readonly id: string; readonly identifier: string; readonly slug: Slug }
}

/** The body of a request, the same at every attempt. Adds the URL of the link. */
export function renderEvent(event: StoredEvent, ownerId: string, toShortLink: ToShortLink): string {
  const data = JSON.parse(event.data) as StoredData
  const link = data.link && { ...data.link, url: toShortLink(ownerId, data.link.slug) }
  return JSON.stringify({
    type: event.type,
    timestamp: event.eventCreatedAt,
    data: { ...data, ...(link && { link }) },
  })
}

/** The headers that every request has, without those that need the secret. */
export function plainHeaders(eventId: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Everyshelf/0.1',
    'webhook-id': eventId,
  }
}
