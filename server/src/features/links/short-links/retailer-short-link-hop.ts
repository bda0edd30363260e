import { identifierKey } from '@everyshelf/domain/identifiers'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import type { OutboundAgent } from '../../../outbound/agent.ts'
import { discardBody } from '../../../outbound/read-body.ts'

/** The kind of one URL in a short link's chain of redirects. */
export type Hop =
  | { readonly kind: 'book'; readonly key: string }
  /** A short-link host, or a store page that may redirect. Only these URLs are requested. */
  | { readonly kind: 'follow'; readonly url: string; readonly isRetailerShortLink: boolean }
  | { readonly kind: 'dead-end' }

const DEAD_END: Hop = { kind: 'dead-end' }
const MAX_HOPS = 5
const USER_AGENT = 'Everyshelf/0.1'

/** Classifies a URL without a request. A page whose URL names its book is never requested. */
export function classifyHop(text: string): Hop {
  const parsed = readProductUrl(text)
  switch (parsed.kind) {
    case 'product':
      return { kind: 'book', key: identifierKey(parsed.identifier) }
    case 'retailer-short-link':
      return { kind: 'follow', url: parsed.url, isRetailerShortLink: true }
    case 'not-a-product':
      return parsed.retailer === 'amazon' && text.startsWith('https://')
        ? { kind: 'follow', url: text, isRetailerShortLink: false }
        : DEAD_END
    default:
      return DEAD_END
  }
}

/** Follows redirects until a URL names a book. Undefined if none does. */
export async function followHops(
  agent: OutboundAgent,
  start: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  let url = new URL(start)
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const location = await findLocation(agent, url, signal)
    const next = location ? URL.parse(location, url.href) : null
    const hop = next ? classifyHop(next.href) : DEAD_END
    if (hop.kind === 'book') return hop.key
    if (hop.kind === 'dead-end') return undefined
    url = new URL(hop.url)
  }
  return undefined
}

/** Tries HEAD first, because some hosts redirect only GET. Never reads a body. */
async function findLocation(agent: OutboundAgent, url: URL, signal: AbortSignal) {
  for (const method of ['HEAD', 'GET'] as const) {
    const response = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { 'user-agent': USER_AGENT },
      signal,
    })
    discardBody(response)
    const { location } = response.headers
    const isRedirect = response.statusCode >= 300 && response.statusCode < 400
    if (isRedirect && typeof location === 'string') return location
  }
  return undefined
}
