import { trimPaste } from '../identifiers/index.ts'
import { isHostOfAmazon } from './amazon-hosts.ts'

/**
 * URL shorteners that authors often use. Only they know where their links go, and the server
 * follows none of them.
 */
const shorteners = new Set([
  ...['bit.ly', 'tinyurl.com', 't.co', 'ow.ly', 'buff.ly', 'rebrand.ly', 'is.gd', 'cutt.ly'],
  ...['geni.us', 'mybook.to', 'getbook.at', 'viewbook.at', 'viewauthor.at', 'authl.it'],
  ...['books2read.com', 'www.books2read.com', 'smarturl.it', 'lnk.to', 'shor.by', 'goo.gl'],
])

/** Names that differ from Amazon's by one letter, and Amazon's own names in another host. */
const LOOK_ALIKE_NAME = /amazon|amaz0n|arnazon|amazom|amzon|amzn/

/** The host as typed, valid or not, in lower case. */
function writtenHost(text: string): string {
  const trimmed = trimPaste(text).slice(0, 300).toLowerCase()
  return trimmed.replace(/^https?:\/\//, '').split(/[/?#\\]/, 1)[0] ?? ''
}

/**
 * Whether a host, in lower case, belongs to a URL shortener.
 *
 * @example isShortener('bit.ly') // true
 */
export function isShortener(host: string): boolean {
  return shorteners.has(host)
}

/** A scheme, or a path after a host. Other texts have dots too: `5.99€`, `Kap.3–4`. */
const ADDRESS = /^(?:https?:\/\/|www\.|[^\s/?#]+\.\p{L}{2,}\/)/iu

/**
 * Whether the host of a URL imitates a retailer's: it contains a name like Amazon's, or characters
 * that are not ASCII, including those encoded as `xn--`. Call it only for unknown hosts.
 *
 * @example looksLikeRetailer('https://arnazon.com/dp/0143127748') // true
 */
export function looksLikeRetailer(text: string): boolean {
  const host = writtenHost(text)
  if (!host.includes('.') || /\s/.test(host)) return false
  return (
    LOOK_ALIKE_NAME.test(host) || (/\P{ASCII}|xn--/u.test(host) && ADDRESS.test(trimPaste(text)))
  )
}

/**
 * Whether a text is an address at Amazon, valid or not, and therefore does not imitate a store.
 *
 * @example isAddressOfAmazon('https://kdp.amazon.com/en_US/bookshelf') // true
 */
export function isAddressOfAmazon(text: string): boolean {
  return isHostOfAmazon(writtenHost(text).replace(/:\d*$/, ''))
}
