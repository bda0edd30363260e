import { lookup } from 'node:dns/promises'
import type { LookupFunction, Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { isAddressLiteral, isPublicAddress } from './public-address.ts'

/** All addresses of a host from the system's resolver. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export interface DialTarget {
  readonly hostname: string
  readonly port: number
  /** Already checked; the connection must use one of these without another lookup. */
  readonly addresses: readonly string[]
}

/** Opens a TLS connection; aborts with the signal. */
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<Socket>

export interface GuardedDialerDeps {
  readonly resolve?: Resolve
  readonly dial?: Dial
  readonly connectMs: number
}

/**
 * A connector for undici that reaches only the public internet, by HTTPS on port 443. It checks the
 * addresses it then connects to, so a second DNS answer (DNS rebinding) has no effect. It refuses
 * address literals first, because undici would connect to them without a lookup. No configuration
 * changes this; only tests replace the resolver and dialer.
 */
export function createGuardedDialer(deps: GuardedDialerDeps): buildConnector.connector {
  const { resolve = resolveHost, dial = dialTls, connectMs } = deps

  async function connect(target: buildConnector.Options): Promise<Socket> {
    const port = Number(target.port || 443)
    if (target.protocol !== 'https:' || port !== 443 || isAddressLiteral(target.hostname)) {
      throw new OutboundError('address')
    }
    const addresses = await resolve(target.hostname)
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      throw new OutboundError('address')
    }
    return await dial(
      { hostname: target.hostname, port, addresses },
      AbortSignal.timeout(connectMs),
    )
  }

  return (target, callback) => {
    let isFinished = false
    const timer = setTimeout(() => finish(new OutboundError('network'), null), connectMs)
    function finish(...result: Parameters<typeof callback>): void {
      if (isFinished) return void result[1]?.destroy()
      isFinished = true
      clearTimeout(timer)
      callback(...result)
    }
    connect(target).then(
      (socket) => finish(null, socket),
      (error) => finish(error, null),
    )
  }
}

async function resolveHost(hostname: string): Promise<string[]> {
  const responses = await lookup(hostname, { all: true })
  return responses.map(({ address }) => address)
}

/** Connects to the checked addresses through a fixed lookup instead of the resolver. */
export function dialTls(
  { hostname, port, addresses }: DialTarget,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: hostname,
      port,
      servername: hostname,
      lookup: createFixedLookup(addresses),
      ALPNProtocols: ['http/1.1'],
      // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED would otherwise turn it off.
      rejectUnauthorized: true,
    })
    const abort = () => socket.destroy(new OutboundError('network'))
    signal.addEventListener('abort', abort)
    socket.once('secureConnect', () => {
      signal.removeEventListener('abort', abort)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

/** A lookup with fixed addresses, in the two forms that Node requests: all of them, or the first. */
export function createFixedLookup(addresses: readonly string[]): LookupFunction {
  const responses = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const [first] = responses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, responses)
    else callback(null, first?.address ?? '', first?.family ?? 4)
  }
}
