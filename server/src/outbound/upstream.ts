import { isLocalHost } from '../config/local-host.ts'
import type { OutboundAgent } from './agent.ts'
import type { OutboundLimits } from './limits.ts'
import { OutboundError } from './outbound-error.ts'
import { ACCEPTED_ENCODING, discardBody, type UpstreamResponse } from './read-body.ts'
import { type Clock, createResilience } from './resilience.ts'
import { parseRetryAfter } from './retry-after.ts'

/**
 * One outside service with its own connections, circuit breaker and pause. The caller handles
 * redirects.
 */
export interface Upstream {
  readonly name: string
  readonly accepts: (url: URL) => boolean
  /**
   * One GET. The response is read within the call, so a malformed one counts as the upstream's failure. All
   * problems are thrown as an OutboundError.
   */
  readonly get: <Result>(
    url: URL,
    read: (response: UpstreamResponse) => Promise<Result>,
  ) => Promise<Result>
}

export interface UpstreamDeps {
  readonly name: string
  /** Exact origins, or patterns for full origins. */
  readonly origins: readonly (string | RegExp)[]
  readonly agent: OutboundAgent
  readonly userAgent: string
  readonly limits: OutboundLimits
  readonly now: Clock
  /** Receives the Date header of each response. */
  readonly onTime?: ((serverMs: number) => void) | undefined
}

export function createUpstream(deps: UpstreamDeps): Upstream {
  const { name, agent, limits, now } = deps
  const run = createResilience(limits, now)
  let pausedUntil = 0

  function accepts(url: URL): boolean {
    return deps.origins.some((origin) =>
      typeof origin === 'string' ? origin === url.origin : origin.test(url.origin),
    )
  }

  async function send(url: URL, signal: AbortSignal): Promise<UpstreamResponse> {
    if (now() < pausedUntil) throw new OutboundError('paused')
    const response = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { 'user-agent': deps.userAgent, 'accept-encoding': ACCEPTED_ENCODING },
      signal,
    })
    const { statusCode: status, headers } = response
    const date = Date.parse(String(headers.date))
    // Services on this machine have the same clock.
    if (Number.isFinite(date) && !isLocalHost(url.hostname)) deps.onTime?.(date)
    if (status < 400 || status === 404 || status === 410) return response
    discardBody(response)
    const retryAfterMs = parseRetryAfter(headers['retry-after'], now())
    if (retryAfterMs) pausedUntil = now() + retryAfterMs
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
