/**
 * Amazon's hosts of short and share links. `resolve`: the code says nothing about the book, however
 * much like an ASIN it looks, and the server must follow it. `direct`: the path is the ASIN itself;
 * its other paths are resolved like the rest.
 */
export const shortLinkHosts: ReadonlyMap<string, 'resolve' | 'direct'> = new Map([
  ['amzn.to', 'resolve'],
  ['a.co', 'resolve'],
  ['amzn.eu', 'resolve'],
  ['amzn.asia', 'resolve'],
  ['amzn.in', 'resolve'],
  ['link.amazon', 'resolve'],
  ['amzn.com', 'direct'],
])

/** Whether the server may follow links of this host; exact, lower case. */
export function isShortLinkHost(host: string): boolean {
  return shortLinkHosts.has(host)
}
