import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Dial, Resolve } from '../outbound/guarded-dialer.ts'
import { listenOnLoopback } from './loopback.ts'

/** The Location of a short link, or a response without one. */
export type ShortLinkTarget =
  | string
  | { readonly status: number; readonly location?: string; readonly headStatus?: number }
  | 'silence'

export interface FakeShortHostOptions {
  /** By host and path, such as `amzn.to/3xYz`. Everything else is 404. */
  readonly links: Readonly<Record<string, ShortLinkTarget>>
  /** IP addresses by host; default: a public one. */
  readonly addresses?: Readonly<Record<string, readonly string[]>>
}

export interface FakeShortHost {
  readonly url: string
  /** `HEAD https://amzn.to/3xYz`, in order. */
  readonly requests: readonly string[]
  /** Dialed hosts with their IP addresses. */
  readonly dials: readonly string[]
  readonly resolve: Resolve
  readonly dial: Dial
  readonly close: () => Promise<void>
}

/**
 * Serves the retailers' short hosts behind the guarded dialer: the guard sees real names and public
 * addresses, but the socket leads to this process.
 */
export async function startFakeShortHost(options: FakeShortHostOptions): Promise<FakeShortHost> {
  const requests: string[] = []
  const dials: string[] = []
  const server = createServer((request, response) => {
    const address = `${request.headers.host}${request.url}`
    requests.push(`${request.method} https://${address}`)
    const target = options.links[address] ?? { status: 404 }
    if (target === 'silence') return
    const { status, location, headStatus } =
      typeof target === 'string' ? { status: 301, location: target } : { ...target }
    const isRefusedHead = request.method === 'HEAD' && headStatus !== undefined
    response.statusCode = isRefusedHead ? headStatus : status
    if (location && !isRefusedHead) response.setHeader('location', location)
    response.end(request.method === 'HEAD' ? undefined : '<html>moved</html>')
  })
  const loopback = await listenOnLoopback(server)
  return {
    url: loopback.url,
    requests,
    dials,
    resolve: async (hostname) => options.addresses?.[hostname] ?? ['52.94.236.248'],
    dial: async ({ hostname, port, addresses }) => {
      dials.push(`${hostname}:${port} at ${addresses.join(' ')}`)
      const socket = connect(loopback.port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    },
    close: loopback.close,
  }
}
