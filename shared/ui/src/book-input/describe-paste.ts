import { getMarketplace } from '@everyshelf/domain/marketplaces'
import {
  describeOtherPage,
  findAmazonHost,
  isShortener,
  looksLikeRetailer,
  type OtherPage,
  parseRetailerUrl,
  parseWebUrl,
  readProductUrl,
  trimPaste,
  type WebUrl,
} from '@everyshelf/domain/product-urls'
import { retailerName } from '@everyshelf/domain/retailers'
import { type HintName, hint, uiLanguage } from '../labels/index.ts'

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
    return hint(PAGE_LABELS[describeOtherPage(url)], store)
  }
  const name = isShortener(url.hostname) ? 'looksLikeShortLink' : 'looksLikePage'
  return hint(name, siteName(url.hostname))
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
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(paste.slice(0, 300))) return hint('looksLikeEmail')
  const url = parseRetailerUrl(paste) ?? parseWebUrl(paste)
  if (looksLikeRetailer(url?.href ?? paste) && !isPageOfStore(paste)) {
    return hint(hasUnusualHost(paste) ? 'unusualSite' : 'imitatesStore')
  }
  if (url) return fixArticle(nameAddress(url))
  if (/^http/i.test(paste)) return hint('looksLikePartOfAddress')
  if (/^\d{4}-\d{3}[\dX]$/i.test(paste)) return hint('looksLikeIssn')
  if (/^(?:doi:\s*)?10\.\d{4,9}\//i.test(paste)) return hint('looksLikeDoi')
  if (/^OL\d+[AMW]$/i.test(paste)) return hint('looksLikeOpenLibrary')
  return /\p{L}{2}/u.test(paste) && (/\s/.test(paste) || !/\p{N}/u.test(paste))
    ? hint('looksLikeWords')
    : null
}

/** Whether the host has letters beyond a to z, and no name like that of a store to tell what it imitates. */
function hasUnusualHost(paste: string): boolean {
  const host = paste.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? ''
  return /\P{ASCII}/u.test(host) && !/amazon/i.test(host)
}

/** Whether a text is the URL of a book's page on a site for readers, which sells none. */
export function isBookSite(paste: string): boolean {
  const url = parseRetailerUrl(trimPaste(paste))
  if (!url) return false
  const isOfReaders = ['StoryGraph', 'Goodreads', 'LibraryThing'].includes(siteName(url.hostname))
  return isOfReaders && /^\/(?:[a-z]{2}\/)?(?:books?|work)\//.test(url.pathname)
}

/** Whether a text is the URL of a retailer that we know. */
export function isPageOfStore(paste: string): boolean {
  const url = parseRetailerUrl(paste)
  return url !== undefined && readProductUrl(url.href).kind !== 'unknown'
}
