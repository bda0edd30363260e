import type { Socket } from 'node:net'
import { clientNetwork, wideClientNetwork } from './client-address.ts'

/**
 * How many connections may be open. A browser opens six, so one IPv4 address has room for some forty
 * people behind it, and a network for four such addresses. A fifth of the room is for redirects alone.
 */
export const connectionLimits = {
  /** One IPv4 address, or one /64 of IPv6. */
  perAddress: 256,
  /** One /24 of IPv4, or one /56 of IPv6. */
  perNetwork: 1024,
  /** From here on only redirects are answered. */
  crowdedFrom: 8000,
  total: 10_000,
}

/** Closing the idle ones looks at every connection. */
const CLOSE_IDLE_EVERY_MS = 100

export type ConnectionLimits = typeof connectionLimits

export interface ConnectionGuard {
  readonly limits: ConnectionLimits
  /** Counts a new connection; false, and closed, when there are too many like it. */
  readonly admit: (socket: Socket) => boolean
  /** Notes that a connection has sent a whole request. */
  readonly noteRequest: (socket: Socket) => void
  /** Whether the rest of the room is for redirects alone. */
  readonly isCrowded: () => boolean
  readonly figures: () => ConnectionFigures
}

export interface ConnectionFigures {
  readonly open: number
  readonly refused: Readonly<Record<'address' | 'network' | 'crowded', number>>
}

interface GuardDeps {
  /** Proxies of the operator connect for everyone, so no cap by address applies to them. */
  readonly isTrustedProxy: (address: string) => boolean
  /** Closes the connections that wait for their next request. */
  readonly closeIdle: () => void
  readonly limits?: Partial<ConnectionLimits> | undefined
}

/** Caps connections by address and network, and keeps room for redirects when many are open (R51). */
export function createConnectionGuard(deps: GuardDeps): ConnectionGuard {
  const limits = { ...connectionLimits, ...deps.limits }
  const refused = { address: 0, network: 0, crowded: 0 }
  const counts = new Map<string, number>()
  /** Connections that have not sent a whole request yet, oldest first. */
  const silent = new Set<Socket>()
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

  /** The connection silent for longest gives way to a new one; without any, the idle ones do. */
  function makeRoom(): void {
    const [oldest] = silent
    if (oldest) {
      silent.delete(oldest)
      refuse(oldest, 'crowded')
      return
    }
    const now = performance.now()
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
      if (open > limits.crowdedFrom) makeRoom()
      silent.add(socket)
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
    figures: () => ({ open, refused }),
  }
}

const MAPPED_IPV4 = '::ffff:'

/**
 * Under what a connection is counted: its address and the network around it. IPv4 is cut as text,
 * since every reader without a proxy comes by here.
 *
 * @example connectionKeys('192.0.2.77') // ['192.0.2.77', '192.0.2.']
 */
export function connectionKeys(remoteAddress: string): readonly [address: string, network: string] {
  const mapped = remoteAddress.startsWith(MAPPED_IPV4)
  const address = mapped ? remoteAddress.slice(MAPPED_IPV4.length) : remoteAddress
  if (!address.includes(':')) return [address, address.slice(0, address.lastIndexOf('.') + 1)]
  return [clientNetwork(address), wideClientNetwork(address) ?? address]
}
