const HOST = /^[a-z0-9.-]{1,253}$/
const ENDS_WITH_TLD = /\.[a-z][a-z0-9-]*$/

/**
 * The host of the referring page; null without one, and for IP addresses and local names.
 *
 * @example readRefererHost('https://www.example.org/list?page=2') // 'www.example.org'
 */
export function parseRefererHost(referer: string | undefined): string | null {
  if (!referer) return null
  const from = referer.indexOf('://') + 3
  if (from < 3 || from > 10) return null
  const ends = referer.slice(from, from + 300).search(/[/?#]/)
  const authority = ends < 0 ? referer.slice(from) : referer.slice(from, from + ends)
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase()
  return HOST.test(host) && ENDS_WITH_TLD.test(host) ? host : null
}
