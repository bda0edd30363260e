import { domainToUnicode } from 'node:url'
import { isReservedName } from '@everyshelf/domain/links'
import { findAmazonHost, isShortener, looksLikeRetailer } from '@everyshelf/domain/product-urls'
import { findRetailer } from '@everyshelf/domain/retailers'
import { parse } from 'tldts'

/** Scripts whose letters look alike. A browser shows a name that mixes them as `xn--…`. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
]

/**
 * The part of a host that somebody registered: `ada.example` of `books.ada.example`. Null for a public
 * suffix, and for a name under none.
 */
export function findZone(host: string): string | null {
  return parse(host, { allowPrivateDomains: true }).domain
}

/**
 * Whether a host is refused as anyone's own domain: a public suffix, the server's own host and what is above
 * and below it, a store, or a name that readers would take for one of these.
 */
export function isRefusedHost(host: string, ownHosts: readonly string[]): boolean {
  const zone = findZone(host)
  if (zone === null) return true
  const isOurs = ownHosts.some(
    (own) => host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`),
  )
  const labels = domainToUnicode(host).split('.')
  const isMixed = labels.some((label) => ALIKE.filter((script) => script.test(label)).length > 1)
  const isStore = [host, zone].some(
    (name) => findAmazonHost(name) || findRetailer(name) || isShortener(name),
  )
  return isOurs || isMixed || isStore || looksLikeRetailer(host) || labels.some(isReservedName)
}
