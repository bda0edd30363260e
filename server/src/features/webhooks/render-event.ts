import { buildShortLink, type Slug } from '@everyshelf/domain/links'
import type { SentEventType } from '@everyshelf/domain/webhooks'

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
export function renderEvent(event: StoredEvent, origin: string): string {
  const data = JSON.parse(event.data) as StoredData
  const link = data.link && renderLink(data.link, origin)
  return JSON.stringify({
    type: event.type,
    timestamp: event.eventCreatedAt,
    data: { ...data, ...(link && { link }) },
  })
}

function renderLink({ id, identifier, ...rest }: NonNullable<StoredData['link']>, origin: string) {
  return { id, identifier, url: buildShortLink(origin, rest.slug), ...rest }
}

/** The headers that every request has, without those that need the secret. */
export function plainHeaders(eventId: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Everyshelf/0.1',
    'webhook-id': eventId,
  }
}
