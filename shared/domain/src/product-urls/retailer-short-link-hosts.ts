/**
 * Amazon's hosts for short and share links. `resolve`: the path is a code, which says nothing about
 * the book even if it looks like an ASIN, so the server has to follow it. `direct`: the path can be
 * the ASIN itself; all other paths are resolved too.
 */
export const retailerShortLinkHosts: ReadonlyMap<string, 'resolve' | 'direct'> = new Map([
  ['amzn.to', 'resolve'],
  ['a.co', 'resolve'],
  ['amzn.eu', 'resolve'],
  ['amzn.asia', 'resolve'],
  ['amzn.in', 'resolve'],
  ['link.amazon', 'resolve'],
  ['amzn.com', 'direct'],
])

/**
 * Whether the server may follow links of this host, given in lower case.
 *
 * @example isRetailerShortLinkHost('amzn.to') // true
 */
export function isRetailerShortLinkHost(host: string): boolean {
  return retailerShortLinkHosts.has(host)
}
