import { identifierKey } from '@everyshelf/domain/identifiers'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import type { OutboundAgent } from '../../outbound/agent.ts'
import { dropBody } from '../../outbound/read-body.ts'

/** What one address on the way of a short link is to us. */
export type Hop =
  | { readonly kind: 'book'; readonly key: string }
  /** A short host, or a store's page that may lead on: the only addresses ever requested. */
  | { readonly kind: 'follow'; readonly url: string; readonly isShortLink: boolean }
  | { readonly kind: 'dead-end' }

const DEAD_END: Hop = { kind: 'dead-end' }
const MAX_HOPS = 5
const USER_AGENT = 'Everyshelf/0.1'

/** Judges an address by the tables alone; a page that names its book is never requested. */
export function readHop(text: string): Hop {
  const reading = readProductUrl(text)
  switch (reading.kind) {
    case 'product':
      return { kind: 'book', key: identifierKey(reading.identifier) }
    case 'short-link':
      return { kind: 'follow', url: reading.url, isShortLink: true }
    case 'not-a-product':
      return reading.retailer === 'amazon' && text.startsWith('https://')
        ? { kind: 'follow', url: text, isShortLink: false }
        : DEAD_END
    default:
      return DEAD_END
  }
}

/** Goes from redirect to redirect until one names a book; undefined when none does. */
export async function followHops(
  agent: OutboundAgent,
  start: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  let url = new URL(start)
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const location = await findLocation(agent, url, signal)
    const next = location ? URL.parse(location, url.href) : null
    const hop = next ? readHop(next.href) : DEAD_END
    if (hop.kind === 'book') return hop.key
    if (hop.kind === 'dead-end') return undefined
    url = new URL(hop.url)
  }
  return undefined
}

/** HEAD first; some hosts redirect only those who GET. No body is ever read. */
async function findLocation(
  agent: OutboundAgent,
  url: URL,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const method of ['HEAD', 'GET'] as const) {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { 'user-agent': USER_AGENT },
      signal,
    })
    dropBody(answer)
    const { location } = answer.headers
    const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400
    if (isRedirect && typeof location === 'string') return location
  }
  return undefined
}
