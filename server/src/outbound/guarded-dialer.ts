import { lookup } from 'node:dns/promises'
import type { LookupFunction, Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { isAddressLiteral, isPublicAddress } from './public-address.ts'

/** Every address of a host, as the system's resolver gives them. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export interface DialTarget {
  readonly hostname: string
  readonly port: number
  /** Checked already; the connection must go to one of these and ask nobody again. */
  readonly addresses: readonly string[]
}

/** Opens an encrypted connection; given up when the signal aborts. */
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<Socket>

export interface GuardedDialerDeps {
  readonly resolve?: Resolve
  readonly dial?: Dial
  readonly connectMs: number
}

/**
 * A connector for undici that reaches the public internet by https on port 443 and nothing else.
 * The check happens where the connection is made, on the very addresses it is made to: a name that
 * answers differently the second time (DNS rebinding) has no second time. Literals are refused
 * before, as undici would connect to them without a lookup. Nothing configures it; tests bring their
 * own resolver and dialer.
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
    let isOver = false
    const timer = setTimeout(() => finish(new OutboundError('network'), null), connectMs)
    function finish(error: Error | null, socket: Socket | null): void {
      if (isOver) return void socket?.destroy()
      isOver = true
      clearTimeout(timer)
      if (socket) callback(null, socket)
      else callback(error ?? new OutboundError('network'), null)
    }
    connect(target).then(
      (socket) => finish(null, socket),
      (error) => finish(error, null),
    )
  }
}

async function resolveHost(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true })
  return answers.map(({ address }) => address)
}

/** Asks no resolver: a lookup that knows one answer stands in for it. */
export function dialTls(
  { hostname, port, addresses }: DialTarget,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: hostname,
      port,
      servername: hostname,
      lookup: answerWith(addresses),
      ALPNProtocols: ['http/1.1'],
      // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED would otherwise switch it off.
      rejectUnauthorized: true,
    })
    const giveUp = () => socket.destroy(new OutboundError('network'))
    signal.addEventListener('abort', giveUp, { once: true })
    socket.once('secureConnect', () => {
      signal.removeEventListener('abort', giveUp)
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

/** A lookup that knows one answer, in the two shapes that Node asks for. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const [first] = answers
  return (_hostname, options, callback) => {
    if (options.all) callback(null, answers)
    else callback(null, first?.address ?? '', first?.family ?? 4)
  }
}
