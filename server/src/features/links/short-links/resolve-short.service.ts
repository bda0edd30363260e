import { DomainError } from '@everyshelf/domain/messages'
import { bulkhead, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { createAgent } from '../../../outbound/agent.ts'
import { createGuardedDialer, type Dial, type Resolve } from '../../../outbound/guarded-dialer.ts'
import { defaultLimits, type OutboundLimits } from '../../../outbound/limits.ts'
import { createSingleFlight } from '../../../outbound/single-flight.ts'
import type { ShortLinkResolver } from '../creating/identify-book.ts'
import { classifyHop, followHops } from './retailer-short-link-hop.ts'

export interface ResolveShortService extends ShortLinkResolver {
  readonly close: () => Promise<void>
}

export interface ResolveShortServiceDeps {
  readonly limits?: Partial<OutboundLimits>
  /** For tests only. No configuration sets them. */
  readonly resolve?: Resolve
  readonly dial?: Dial
}

const IN_FLIGHT = 5
const WAITING = 20
const MAX_CACHED = 5000
const CACHE_TTL_MS = 24 * 60 * 60 * 1000

/**
 * Finds the book behind a retailer's short link, only through the guarded dialer. Every failure is
 * `invalid-url`, because a reason would reveal what this server can reach.
 */
export function createResolveShortService(deps: ResolveShortServiceDeps = {}): ResolveShortService {
  const { limits: overrides, ...overrideDeps } = deps
  const limits = { ...defaultLimits, inFlight: IN_FLIGHT, waiting: WAITING, ...overrides }
  const dialer = createGuardedDialer({ connectMs: limits.connectMs, ...overrideDeps })
  const agent = createAgent(() => dialer, limits)
  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    bulkhead(limits.inFlight, limits.waiting),
  )
  const flights = createSingleFlight<string | undefined>()
  // The key is the whole short URL, because its code is case-sensitive.
  const known = new LRUCache<string, string>({ max: MAX_CACHED, ttl: CACHE_TTL_MS })

  async function follow(url: string) {
    try {
      const key = await policy.execute(({ signal }) => followHops(agent, url, signal))
      if (key) known.set(url, key)
      return key
    } catch {
      return undefined
    }
  }

  async function findKey(text: string) {
    const hop = classifyHop(text)
    if (hop.kind === 'book') return hop.key
    if (hop.kind === 'dead-end' || !hop.isRetailerShortLink) return undefined
    return known.get(hop.url) ?? (await flights.share(hop.url, () => follow(hop.url)))
  }

  return {
    async resolveShort(url) {
      const key = await findKey(url)
      if (!key) throw new DomainError('invalid-url')
      return key
    },
    close: () => agent.destroy(),
  }
}
