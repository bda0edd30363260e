import { DomainError } from '@everyshelf/domain/messages'
import { bulkhead, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { createAgent } from '../../outbound/agent.ts'
import { createGuardedDialer, type Dial, type Resolve } from '../../outbound/guarded-dialer.ts'
import { defaultLimits, type OutboundLimits } from '../../outbound/limits.ts'
import { createSingleFlight } from '../../outbound/single-flight.ts'
import type { ShortLinkResolver } from './identify-book.ts'
import { followHops, readHop } from './short-link-hop.ts'

export interface ResolveShortService extends ShortLinkResolver {
  readonly close: () => Promise<void>
}

export interface ResolveShortServiceDeps {
  readonly limits?: Partial<OutboundLimits>
  /** For tests; nothing in the configuration reaches them (S16). */
  readonly resolve?: Resolve
  readonly dial?: Dial
}

const IN_FLIGHT = 5
const WAITING = 20
const KEPT = 5000
const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/**
 * Finds the book behind a retailer's short link, through the guarded dialer alone. Every way of
 * failing is the same `invalid-url`: why would tell the caller what only this server can see.
 */
export function createResolveShortService(deps: ResolveShortServiceDeps = {}): ResolveShortService {
  const { limits: overrides, ...seams } = deps
  const limits = { ...defaultLimits, inFlight: IN_FLIGHT, waiting: WAITING, ...overrides }
  const dialer = createGuardedDialer({ connectMs: limits.connectMs, ...seams })
  const agent = createAgent(() => dialer, limits)
  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    bulkhead(limits.inFlight, limits.waiting),
  )
  const flights = createSingleFlight<string | undefined>()
  // By the whole short address: its code distinguishes capitals.
  const known = new LRUCache<string, string>({ max: KEPT, ttl: KEPT_FOR_MS })

  async function follow(url: string): Promise<string | undefined> {
    try {
      const key = await policy.execute(({ signal }) => followHops(agent, url, signal))
      if (key) known.set(url, key)
      return key
    } catch {
      return undefined
    }
  }

  async function findKey(text: string): Promise<string | undefined> {
    const hop = readHop(text)
    if (hop.kind === 'book') return hop.key
    if (hop.kind === 'dead-end' || !hop.isShortLink) return undefined
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
