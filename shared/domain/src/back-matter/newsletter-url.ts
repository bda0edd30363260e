import {
  findAmazonHost,
  isRetailerShortLinkHost,
  isShortener,
  looksLikeRetailer,
  parseWebUrl,
  readNetworkUrl,
} from '../product-urls/index.ts'
import { findRetailer } from '../retailers/index.ts'

export type ParsedNewsletterUrl =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: NewsletterUrlProblem }

/**
 * Why an address cannot be in a book. `store`: a store's page, which other stores refuse.
 * `hidden`: a shortener or affiliate link, which hides where it leads.
 */
export type NewsletterUrlProblem = 'not-https' | 'store' | 'hidden'

const NEWSLETTER_URL_MAX_LENGTH = 500

/**
 * Reads the address of an author's newsletter, a page of their own over https.
 *
 * @example readNewsletterUrl('https://ada.example.org/news') // { ok: true, url: 'https://ada.example.org/news' }
 */
export function readNewsletterUrl(text: string): ParsedNewsletterUrl {
  const typed = text.trim()
  const url = typed.length > NEWSLETTER_URL_MAX_LENGTH ? undefined : parseWebUrl(typed)
  if (url?.protocol !== 'https:') return { ok: false, problem: 'not-https' }
  const host = url.hostname
  if (isShortener(host) || isRetailerShortLinkHost(host) || readNetworkUrl(url)) {
    return { ok: false, problem: 'hidden' }
  }
  if (findAmazonHost(host) || findRetailer(host) || looksLikeRetailer(url.href)) {
    return { ok: false, problem: 'store' }
  }
  return { ok: true, url: url.href }
}
