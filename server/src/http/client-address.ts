import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Who sent a request, as far as it can be trusted. */
export interface ClientAddress {
  /** The reader's own address in canonical form; never stored. */
  readonly address: string
  /** Whether one of our own proxies handed the request over, so that its headers may be believed. */
  readonly isFromTrustedProxy: boolean
}

export type ReadClientAddress = (request: IncomingMessage) => ClientAddress

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Finds the client behind the configured proxies and nobody else's (S24): X-Forwarded-For is read
 * from the right, and the first address that is not a proxy of ours is the client.
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const ranges = trustedProxies.map(parseRange)
  const isTrusted = (address: Address) =>
    ranges.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )

  return (request) => {
    const peer = parseAddress(request.socket.remoteAddress)
    if (!peer) return { address: '0.0.0.0', isFromTrustedProxy: false }
    if (ranges.length === 0 || !isTrusted(peer)) {
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

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers['x-forwarded-for']
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text.split(',').map((part) => part.trim())
}

/** IPv4 addresses mapped into IPv6 (`::ffff:192.0.2.1`) are read as what they are. */
function parseAddress(text: string | undefined): Address | undefined {
  if (!text) return undefined
  const bare = text.startsWith('[') ? text.slice(1, text.indexOf(']')) : text
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}

function parseRange(range: string): [Address, number] {
  if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range)
  const address = ipaddr.process(range)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * The part of an address that one household or one server holds: all of IPv4, the /64 of IPv6.
 *
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  return truncate(address, 32, 64)
}

/** As much of an address as a log may hold (P1). @example loggableAddress('192.0.2.77') // '192.0.2.0/24' */
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
