import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public internet. ipaddr.js knows the special registries:
 * everything it does not call unicast is private, loopback, carrier NAT, a mapped or translated
 * IPv4 address, or reserved. Only 2000::/3 of IPv6 is allocated; `::7f00:1`, an old form of
 * 127.0.0.1, is outside it.
 *
 * @example isPublicAddress('100.64.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}

/**
 * Whether a host is an address in any form that a resolver may accept: `127.0.0.1`, `0x7f.1`,
 * `2130706433`, `[::1]`. The last label of a real host name is never a number.
 */
export function isAddressLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const lastLabel = bare.slice(bare.lastIndexOf('.') + 1)
  return bare.includes(':') || /^(?:0x[0-9a-f]*|\d+)$/i.test(lastLabel)
}
