import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetwork, wideClientNetwork } from '../geo/client-address.ts'

/**
 * How many connections may be open. A browser opens six, so the limit for one IPv4 address serves about forty
 * people, and the limit for a network is four times as high. A fifth of the total is reserved for redirects.
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

/**
 * Above `crowdedFrom`, each new connection checks `looked` others and closes at most `closed` idle ones.
 * Closing thousands at once would stop the event loop for over 0.1 s.
 */
const IDLE_STEP = { looked: 64, closed: 4 }

export type ConnectionLimits = typeof connectionLimits

export interface ConnectionGuard {
  readonly limits: ConnectionLimits
  /** Counts a new connection. Closes it and returns false if its address or network has too many. */
  readonly admit: (socket: Socket) => boolean
  /** Records that a connection has sent a complete request, which this response answers. */
  readonly noteRequest: (socket: Socket, response: ServerResponse) => void
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
  readonly limits?: Partial<ConnectionLimits> | undefined
}

/** Limits connections by address and network, and reserves some for redirects. */
export function createConnectionGuard(deps: GuardDeps): ConnectionGuard {
  const limits = { ...connectionLimits, ...deps.limits }
  const refused = { address: 0, network: 0, crowded: 0 }
  const counts = new Map<string, number>()
  /** When connections without a complete request yet were opened, oldest first. */
  const silent = new Map<Socket, number>()
  /** The latest response of the other connections, oldest connection first. */
  const responses = new Map<Socket, ServerResponse>()
  let nextResponses = responses.entries()
  let open = 0

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

  /** Closes the connection that was silent for too long; without one, closes some idle ones. */
  function makeRoom(): void {
    const [[oldest, openedAt] = []] = silent
    const isTooLong = openedAt !== undefined && performance.now() - openedAt >= limits.silentMs
    if (oldest && (isTooLong || silent.size > limits.silent)) {
      silent.delete(oldest)
      refuse(oldest, 'crowded')
    } else closeSomeIdle()
  }

  /** Goes on where it stopped the last time. Leaves connections whose response is still being sent. */
  function closeSomeIdle(): void {
    let closed = 0
    for (let looked = 0; looked < IDLE_STEP.looked && closed < IDLE_STEP.closed; looked++) {
      const { value, done } = nextResponses.next()
      if (done) {
        nextResponses = responses.entries()
        return
      }
      const [socket, response] = value
      if (!response.writableFinished) continue
      socket.destroy()
      closed++
    }
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
      silent.set(socket, performance.now())
      for (const key of keys) counts.set(key, countOf(key) + 1)
      socket.once('close', () => {
        open--
        silent.delete(socket)
        responses.delete(socket)
        for (const key of keys) release(key)
      })
      return true
    },
    noteRequest: (socket, response) => {
      silent.delete(socket)
      responses.set(socket, response)
    },
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
