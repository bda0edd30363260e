import { findOtherNumber, type OtherNumber } from '@everyshelf/domain/books'
import { dropInvisible, normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import {
  describeOtherPage,
  findAmazonHost,
  isAddressOfAmazon,
  isShortener,
  looksLikeRetailer,
  type OtherPage,
  parseRetailerUrl,
  parseWebUrl,
  readProductUrl,
  trimPaste,
  type WebUrl,
} from '@everyshelf/domain/product-urls'
import { findRetailer, retailerName } from '@everyshelf/domain/retailers'
import { type HintName, hint, uiLanguage } from '../labels/index.ts'
import { isEmail } from './is-email.ts'

/** Sites that people paste from, whose addresses contain no ISBN or ASIN. */
const sites: Readonly<Record<string, string>> = {
  'goodreads.com': 'Goodreads',
  'app.thestorygraph.com': 'StoryGraph',
  'thestorygraph.com': 'StoryGraph',
  'librarything.com': 'LibraryThing',
  'bookbub.com': 'BookBub',
  'openlibrary.org': 'Open Library',
  'wikipedia.org': 'Wikipedia',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
  'linktr.ee': 'Linktree',
}

const PAGE_LABELS = {
  'search-page': 'looksLikeSearchPage',
  'author-page': 'looksLikeAuthorPage',
  'other-page': 'looksLikePage',
} as const satisfies Record<OtherPage, HintName>

const NUMBER_LABELS = {
  issn: 'looksLikeIssn',
  lccn: 'looksLikeCatalogNumber',
  oclc: 'looksLikeCatalogNumber',
  phone: 'looksLikePhone',
} as const satisfies Record<OtherNumber, HintName>

/** The name of a site, also for hosts of a country or language: `en.m.wikipedia.org`. */
function siteName(host: string): string {
  const labels = host.replace(/^(?:www|m)\./, '').split('.')
  const names = labels.map((_, start) => sites[labels.slice(start).join('.')])
  return names.find((name) => name !== undefined) ?? host.replace(/^www\./, '')
}

function nameAddress(url: WebUrl): string {
  const parsed = readProductUrl(url.href)
  if (parsed.kind === 'not-a-product') {
    const amazon = findAmazonHost(url.hostname)
    const store = amazon
      ? getMarketplace(amazon.marketplace).storeName
      : retailerName(parsed.retailer, uiLanguage())
    return hint(PAGE_LABELS[describeOtherPage(url)], { site: store })
  }
  const name = isShortener(url.hostname) ? 'looksLikeShortLink' : 'looksLikePage'
  return hint(name, { site: siteName(url.hostname) })
}

/** English needs "an" before a name that begins with a vowel, and before X. */
function fixArticle(text: string): string {
  return text.replace(/^(This looks like a)(?= (?:[aeiou]|X\b))/i, '$1n')
}

/**
 * Says what a text without a book looks like; null when unknown.
 *
 * @example describePaste('https://www.goodreads.com/author/show/1') // 'This looks like a Goodreads page.'
 */
export function describePaste(text: string): string | null {
  const paste = trimPaste(text)
  if (isEmail(paste)) return hint('looksLikeEmail')
  const number = findOtherNumber(paste)
  if (number) return hint(NUMBER_LABELS[number], { number: number.toUpperCase() })
  const url = parseRetailerUrl(paste) ?? parseWebUrl(paste)
  const address = url?.href ?? paste
  if (looksLikeRetailer(address) && !isAddressOfAmazon(address) && !isPageOfStore(paste)) {
    return hint(hasUnusualHost(paste) ? 'unusualSite' : 'imitatesStore')
  }
  if (url) return fixArticle(nameAddress(url))
  if (isPartOfAddress(paste)) return hint('looksLikePartOfAddress')
  if (/^(?:doi:\s*)?10\.\d{4,9}\//i.test(paste)) return hint('looksLikeDoi')
  if (/^OL\d+[AMW]$/i.test(paste)) return hint('looksLikeOpenLibrary')
  return isWords(paste) ? hint('looksLikeWords') : null
}

const ADDRESS_START = /^(?:http|mailto:|[a-z][a-z0-9+.-]*:\/\/|\/\/|www\.)/i

/** Whether a text that is no address begins like one: `htttps://…`, `//…`, `www.…`, `amazon.evil`. */
export function isPartOfAddress(text: string): boolean {
  return ADDRESS_START.test(trimPaste(text)) || looksLikeRetailer(text)
}

/** Two letters, and no number with a label alone. */
function isWords(paste: string): boolean {
  if (!/\p{L}{2}/u.test(paste) || /^\d+X?$/.test(normalizeIdentifier(paste))) return false
  return /\s/.test(paste) || !/\p{N}/u.test(paste)
}

/**
 * Whether the host has characters that are invisible or not ASCII. Visible ones beside the name Amazon do not
 * count, because such a host imitates the store.
 */
function hasUnusualHost(paste: string): boolean {
  const host = paste.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? ''
  if (dropInvisible(host) !== host) return true
  return /\P{ASCII}|xn--/iu.test(host) && !/amazon/i.test(host)
}

/** Whether a text is the URL of a book's page on a site for readers, which sells none. */
export function isBookSite(paste: string): boolean {
  const url = parseRetailerUrl(trimPaste(paste))
  if (!url) return false
  const isOfReaders = ['StoryGraph', 'Goodreads', 'LibraryThing'].includes(siteName(url.hostname))
  return isOfReaders && /^\/(?:[a-z]{2}\/)?(?:books?|work)\//.test(url.pathname)
}

/** Whether a text is the URL of eBay or of a catalog of libraries, where no other page helps. */
export function isOfSiteWithoutBookPages(paste: string): boolean {
  const host = parseRetailerUrl(trimPaste(paste))?.hostname ?? ''
  return /(?:^|\.)worldcat\.org$/.test(host) || findRetailer(host)?.productPatterns.length === 0
}

/** Whether a text is the URL of a retailer that we know. */
export function isPageOfStore(paste: string): boolean {
  const url = parseRetailerUrl(paste)
  return url !== undefined && readProductUrl(url.href).kind !== 'unknown'
}
