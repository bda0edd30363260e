import type { buildConnector, Dispatcher } from 'undici'
import type { OutboundLimits } from './limits.ts'
import { OutboundError } from './outbound-error.ts'

type Undici = typeof import('undici')

/** A pool of outgoing connections. */
export interface OutboundAgent {
  readonly request: (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>
  /** Aborts running requests and refuses new ones. */
  readonly destroy: () => Promise<void>
}

/**
 * HTTP/1.1 with few connections and short timeouts. Loads undici only at the first request, because it is
 * large and a server may run for a long time without it.
 */
export function createAgent(
  createConnector: (undici: Undici) => buildConnector.connector,
  limits: OutboundLimits,
): OutboundAgent {
  let loading: Promise<Dispatcher> | undefined
  let isDestroyed = false

  async function load(): Promise<Dispatcher> {
    const undici = await import('undici')
    return new undici.Agent({
      connect: createConnector(undici),
      connections: limits.inFlight,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.totalMs,
      bodyTimeout: limits.totalMs,
      allowH2: false,
    })
  }

  return {
    request: async (options) => {
      if (isDestroyed) throw new OutboundError('network')
      loading ??= load()
      return await (await loading).request(options)
    },
    destroy: async () => {
      isDestroyed = true
      await (await loading)?.destroy()
    },
  }
}
