import { isReferrerHost } from '@everyshelf/domain/clicks'

/**
 * The host of the referring page; null without one, and for IP addresses and local names.
 *
 * @example parseReferrerHost('https://www.example.org/list?page=2') // 'www.example.org'
 */
export function parseReferrerHost(referrer: string | undefined): string | null {
  if (!referrer) return null
  const from = referrer.indexOf('://') + 3
  if (from < 3 || from > 10) return null
  const ends = referrer.slice(from, from + 300).search(/[/?#]/)
  const authority = ends < 0 ? referrer.slice(from) : referrer.slice(from, from + ends)
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase()
  return isReferrerHost(host) ? host : null
}
