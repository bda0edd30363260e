import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { createRecentMap } from '../../memory/recent-map.ts'

/** The client of a request, as far as its headers can be trusted. */
export interface ClientAddress {
  /** The reader's own address in canonical form; never stored. */
  readonly address: string
  /** Whether the request came through a trusted proxy, so that its headers count. */
  readonly isFromTrustedProxy: boolean
}

export type ReadClientAddress = (request: IncomingMessage) => ClientAddress

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Finds the client behind the configured proxies. Reads X-Forwarded-For from the right; the first
 * address that is not a trusted proxy is the client.
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const isTrusted = createRangeTest(trustedProxies)

  return (request) => {
    const peer = parseAddress(request.socket.remoteAddress)
    if (!peer) return { address: '0.0.0.0', isFromTrustedProxy: false }
    if (!isTrusted(peer)) {
      return { address: peer.toString(), isFromTrustedProxy: false }
    }
    let client = peer
    for (const hop of forwardedFor(request).reverse()) {
      const address = parseAddress(hop)
      if (!address) break
      client = address
      if (!isTrusted(address)) break
    }
    return { address: client.toString(), isFromTrustedProxy: true }
  }
}

/** Tells whether a connection comes from one of the operator's own proxies. */
export function createProxyTest(trustedProxies: readonly string[]): (address: string) => boolean {
  if (trustedProxies.length === 0) return () => false
  const isTrusted = createRangeTest(trustedProxies)
  const known = createRecentMap<string, boolean>(1000)
  return (text) => {
    const cached = known.get(text)
    if (cached !== undefined) return cached
    const address = parseAddress(text)
    const isProxy = address !== undefined && isTrusted(address)
    known.set(text, isProxy)
    return isProxy
  }
}

function createRangeTest(trustedProxies: readonly string[]): (address: Address) => boolean {
  const ranges = trustedProxies.map(parseRange)
  return (address) =>
    ranges.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
}

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers['x-forwarded-for']
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text.split(',').map((part) => part.trim())
}

const BRACKETED = /^\[([^\]]+)\](?::\d{1,5})?$/
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/

/**
 * Reads an address with or without a port, since some proxies append one: `192.0.2.1:5678`,
 * `[2001:db8::1]:443`. A bare IPv6 address has no port: its last group is part of the address.
 * IPv4 addresses mapped into IPv6 (`::ffff:192.0.2.1`) are read as IPv4.
 */
function parseAddress(text: string | undefined): Address | undefined {
  if (!text) return undefined
  const bracketed = BRACKETED.exec(text)?.[1]
  if (bracketed) return ipaddr.IPv6.isValid(bracketed) ? ipaddr.process(bracketed) : undefined
  const bare = IPV4_WITH_PORT.exec(text)?.[1] ?? text
  // ipaddr.js also reads `1`, `0x7f.1` and `010.0.0.1`; no proxy writes an address that way.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return isAddress ? ipaddr.process(bare) : undefined
}

function parseRange(range: string): [Address, number] {
  if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range)
  const address = ipaddr.process(range)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * The network that one household or server uses: the whole IPv4 address, or the /64 of IPv6.
 *
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  return truncate(address, 32, 64)
}

/**
 * The /56 around an IPv6 address, which many providers assign to one customer as 256 networks; null for
 * IPv4. Limits count it as well, at `WIDE_NETWORK_FACTOR` times the points.
 *
 * @example wideClientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1::/56'
 */
export function wideClientNetwork(address: string): string | null {
  const network = truncate(address, 32, 56)
  return network.endsWith('/56') ? network : null
}

/** Phones of one mobile provider have a /64 each, so a /56 may hold more than one household. */
export const WIDE_NETWORK_FACTOR = 4

/** As much of an address as a log may hold. @example loggableAddress('192.0.2.77') // '192.0.2.0/24' */
export function loggableAddress(address: string): string {
  return truncate(address, 24, 48)
}

function truncate(text: string, bits4: number, bits6: number): string {
  const address = parseAddress(text)
  if (!address) return 'unknown'
  if (address.kind() === 'ipv4') {
    return bits4 === 32
      ? address.toString()
      : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits4}`)}/${bits4}`
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits6}`)}/${bits6}`
}
