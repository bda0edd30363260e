import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public internet. ipaddr.js knows the special registries: what
 * it does not call unicast is private, loopback, carrier NAT, a mapped or translated IPv4, reserved.
 * Of IPv6 only 2000::/3 is handed out; `::7f00:1`, an old way to write 127.0.0.1, lies outside.
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
 * Whether a host is written as an address in any of the forms that some resolver takes for one:
 * `127.0.0.1`, `0x7f.1`, `2130706433`, `[::1]`. Names end in a label that is no number.
 */
export function isAddressLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const lastLabel = bare.slice(bare.lastIndexOf('.') + 1)
  return bare.includes(':') || /^(?:0x[0-9a-f]*|\d+)$/i.test(lastLabel)
}
