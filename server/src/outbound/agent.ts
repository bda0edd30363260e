import { Agent, type buildConnector } from 'undici'
import type { OutboundLimits } from './limits.ts'

/** The connections of one user of the outside: HTTP/1.1, few at once, and no answer waited for long. */
export function createAgent(connect: buildConnector.connector, limits: OutboundLimits): Agent {
  return new Agent({
    connect,
    connections: limits.inFlight,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
    allowH2: false,
  })
}
