import { isLocalHost } from '../http/local-host.ts'
import type { OutboundAgent } from './agent.ts'
import type { OutboundLimits } from './limits.ts'
import { OutboundError } from './outbound-error.ts'
import { ACCEPTED_ENCODING, type Answer, dropBody } from './read-body.ts'
import { type Clock, createResilience } from './resilience.ts'
import { parseRetryAfter } from './retry-after.ts'

/** One outside service, with its own places, breaker and rest. Redirects are for the caller to judge. */
export interface Upstream {
  readonly name: string
  readonly accepts: (url: URL) => boolean
  /**
   * One GET. The answer is read inside, so that nonsense counts as the upstream's failure and gets
   * the same limits; whatever goes wrong comes out as an OutboundError.
   */
  readonly get: <Result>(url: URL, read: (answer: Answer) => Promise<Result>) => Promise<Result>
}

export interface UpstreamDeps {
  readonly name: string
  /** Exact origins, or patterns of whole ones. */
  readonly origins: readonly (string | RegExp)[]
  readonly agent: OutboundAgent
  readonly userAgent: string
  readonly limits: OutboundLimits
  readonly now: Clock
  /** Hears the time of each answer, by the service's own clock. */
  readonly onTime?: ((othersMs: number) => void) | undefined
}

export function createUpstream(deps: UpstreamDeps): Upstream {
  const { name, agent, limits, now } = deps
  const run = createResilience(limits, now)
  let restsUntil = 0

  function accepts(url: URL): boolean {
    return deps.origins.some((origin) =>
      typeof origin === 'string' ? origin === url.origin : origin.test(url.origin),
    )
  }

  async function send(url: URL, signal: AbortSignal): Promise<Answer> {
    if (now() < restsUntil) throw new OutboundError('paused')
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { 'user-agent': deps.userAgent, 'accept-encoding': ACCEPTED_ENCODING },
      signal,
    })
    const { statusCode: status, headers } = answer
    const date = Date.parse(String(headers.date))
    // Another program on this machine has the same clock.
    if (Number.isFinite(date) && !isLocalHost(url.hostname)) deps.onTime?.(date)
    if (status < 400 || status === 404 || status === 410) return answer
    dropBody(answer)
    const retryAfterMs = parseRetryAfter(headers['retry-after'], now())
    if (retryAfterMs) restsUntil = now() + retryAfterMs
    throw new OutboundError('status', { status, retryAfterMs })
  }

  return {
    name,
    accepts,
    async get(url, read) {
      if (!accepts(url)) throw new OutboundError('address')
      return await run(async (signal) => {
        try {
          return await read(await send(url, signal))
        } catch (cause) {
          throw cause instanceof OutboundError ? cause : new OutboundError('network', { cause })
        }
      })
    },
  }
}
