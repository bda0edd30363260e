import type { buildConnector, Dispatcher } from 'undici'
import type { OutboundLimits } from './limits.ts'
import { OutboundError } from './outbound-error.ts'

type Undici = typeof import('undici')

/** The connections of one user of the outside. */
export interface OutboundAgent {
  readonly request: (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>
  /** Breaks off what is under way, and sends nothing more. */
  readonly destroy: () => Promise<void>
}

/**
 * HTTP/1.1, few connections at once, and no answer waited for long. undici is loaded with the first
 * request: it is large, and a server may run for long without one.
 */
export function createAgent(
  createConnector: (undici: Undici) => buildConnector.connector,
  limits: OutboundLimits,
): OutboundAgent {
  let loading: Promise<Dispatcher> | undefined
  let isOver = false

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
      if (isOver) throw new OutboundError('network')
      loading ??= load()
      return await (await loading).request(options)
    },
    destroy: async () => {
      isOver = true
      await (await loading)?.destroy()
    },
  }
}
