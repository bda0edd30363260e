import { trimPaste } from '../identifiers/index.ts'
import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { retailerShortLinkHosts } from './retailer-short-link-hosts.ts'
import { findUrlWrappers } from './url-wrappers.ts'

/** A host at the start of a text without a scheme: `amazon.de/dp/…`. */
const BARE_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#:]|$)/i

function isKnownHost(host: string): boolean {
  return (
    Boolean(findAmazonHost(host) ?? retailerShortLinkHosts.get(host) ?? findRetailer(host)) ||
    findUrlWrappers(host).length > 0
  )
}

/**
 * Whether a trimmed text without a scheme begins with a host that we know: of a retailer, or of a site
 * that wraps links.
 *
 * @example startsWithKnownHost('amazon.de/dp/0143127748') // true
 */
export function startsWithKnownHost(text: string): boolean {
  const host = BARE_HOST.exec(text)?.[0]
  return host !== undefined && isKnownHost(host.toLowerCase())
}

/**
 * Whether a text is meant as a URL, valid or not: it begins with http or with a host that we know.
 *
 * @example isUrlText('amazon.de/dp/0143127748') // true
 */
export function isUrlText(text: string): boolean {
  const trimmed = trimPaste(text)
  return /^http/i.test(trimmed) || startsWithKnownHost(trimmed)
}
