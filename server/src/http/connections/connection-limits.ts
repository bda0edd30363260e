import type { Socket } from 'node:net'
import { clientNetwork, wideClientNetwork } from '../geo/client-address.ts'

/**
 * How many connections may be open. A browser opens six, so one IPv4 address serves about forty people,
 * and a network four such addresses. A fifth of the total is reserved for redirects.
 */
export const connectionLimits = {
  /** One IPv4 address, or one /64 of IPv6. */
  perAddress: 256,
  /** One /24 of IPv4, or one /56 of IPv6. */
  perNetwork: 1024,
  /** Above this, the server answers only redirects. */
  crowdedFrom: 8000,
  total: 10_000,
  /** How long a new connection may be silent in a crowd: a reader's request can arrive that late. */
  silentMs: 500,
  /** Above this many silent connections, the oldest has no such time. */
  silent: 1000,
}

/** Closing idle connections iterates over all connections, so it happens at most this often. */
const CLOSE_IDLE_EVERY_MS = 100

export type ConnectionLimits = typeof connectionLimits

export interface ConnectionGuard {
  readonly limits: ConnectionLimits
  /** Counts a new connection. Closes it and returns false if its address or network has too many. */
  readonly admit: (socket: Socket) => boolean
  /** Records that a connection has sent a complete request. */
  readonly noteRequest: (socket: Socket) => void
  /** Whether the remaining connections are reserved for redirects. */
  readonly isCrowded: () => boolean
  readonly readMetrics: () => ConnectionMetrics
}

export interface ConnectionMetrics {
  readonly open: number
  readonly refused: Readonly<Record<'address' | 'network' | 'crowded', number>>
}

interface GuardDeps {
  /** The operator's proxies connect for all clients, so the limits by address do not apply to them. */
  readonly isTrustedProxy: (address: string) => boolean
  /** Closes idle keep-alive connections. */
  readonly closeIdle: () => void
  readonly limits?: Partial<ConnectionLimits> | undefined
}

/** Limits connections by address and network, and reserves some for redirects. */
export function createConnectionGuard(deps: GuardDeps): ConnectionGuard {
  const limits = { ...connectionLimits, ...deps.limits }
  const refused = { address: 0, network: 0, crowded: 0 }
  const counts = new Map<string, number>()
  /** When connections without a complete request yet were opened, oldest first. */
  const silent = new Map<Socket, number>()
  let open = 0
  let closedIdleAt = Number.NEGATIVE_INFINITY

  const countOf = (key: string) => counts.get(key) ?? 0

  function release(key: string): void {
    const left = countOf(key) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  function refuse(socket: Socket, reason: keyof typeof refused): false {
    refused[reason]++
    socket.resetAndDestroy()
    return false
  }

  /** Closes the connection that was silent for too long; without one, closes the idle ones. */
  function closeOldest(): void {
    const now = performance.now()
    const [[oldest, openedAt] = []] = silent
    const isTooLong = openedAt !== undefined && now - openedAt >= limits.silentMs
    if (oldest && (isTooLong || silent.size > limits.silent)) {
      silent.delete(oldest)
      refuse(oldest, 'crowded')
      return
    }
    if (now < closedIdleAt + CLOSE_IDLE_EVERY_MS) return
    closedIdleAt = now
    deps.closeIdle()
  }

  return {
    limits,
    admit: (socket) => {
      const address = socket.remoteAddress ?? ''
      const keys = deps.isTrustedProxy(address) ? [] : connectionKeys(address)
      const [addressKey, networkKey] = keys
      if (addressKey && countOf(addressKey) >= limits.perAddress) return refuse(socket, 'address')
      if (networkKey && countOf(networkKey) >= limits.perNetwork) return refuse(socket, 'network')
      open++
      if (open > limits.crowdedFrom) closeOldest()
      silent.set(socket, performance.now())
      for (const key of keys) counts.set(key, countOf(key) + 1)
      socket.once('close', () => {
        open--
        silent.delete(socket)
        for (const key of keys) release(key)
      })
      return true
    },
    noteRequest: (socket) => void silent.delete(socket),
    isCrowded: () => open > limits.crowdedFrom,
    readMetrics: () => ({ open, refused }),
  }
}

const MAPPED_IPV4 = '::ffff:'

/**
 * The keys under which a connection counts: its address and its network. IPv4 is cut as text for speed,
 * because this runs for every connection.
 *
 * @example connectionKeys('192.0.2.77') // ['192.0.2.77', '192.0.2.']
 */
export function connectionKeys(remoteAddress: string): readonly [address: string, network: string] {
  const mapped = remoteAddress.startsWith(MAPPED_IPV4)
  const address = mapped ? remoteAddress.slice(MAPPED_IPV4.length) : remoteAddress
  if (!address.includes(':')) return [address, address.slice(0, address.lastIndexOf('.') + 1)]
  return [clientNetwork(address), wideClientNetwork(address) ?? address]
}
