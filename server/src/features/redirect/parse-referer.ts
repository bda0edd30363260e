import { isRefererHost } from '@everyshelf/domain/clicks'

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
  return isRefererHost(host) ? host : null
}
