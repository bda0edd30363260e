import { getMarketplace } from '@everyshelf/domain/marketplaces'
import {
  describeOtherPage,
  findAmazonHost,
  isShortener,
  looksLikeStore,
  type OtherPage,
  parseShopUrl,
  readProductUrl,
  trimPaste,
  type WebUrl,
} from '@everyshelf/domain/product-urls'
import { retailerName } from '@everyshelf/domain/retailers'

/** Sites that people paste from and that name no book in their addresses. */
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

const pages: Readonly<Record<OtherPage, string>> = {
  'search-page': 'search page',
  'author-page': "author's page",
  'other-page': 'page',
}

/** The name of a site, also by a country's or a language's host: `en.m.wikipedia.org`. */
function siteName(host: string): string {
  const labels = host.replace(/^(?:www|m)\./, '').split('.')
  const names = labels.map((_, start) => sites[labels.slice(start).join('.')])
  return names.find((name) => name !== undefined) ?? host.replace(/^www\./, '')
}

function nameAddress(url: WebUrl): string {
  const reading = readProductUrl(url.href)
  if (reading.kind === 'not-a-product') {
    const amazon = findAmazonHost(url.hostname)
    const store = amazon
      ? getMarketplace(amazon.marketplace).storeName
      : retailerName(reading.retailer)
    return `${store} ${pages[describeOtherPage(url)]}`
  }
  return `${siteName(url.hostname)} ${isShortener(url.hostname) ? 'short link' : 'page'}`
}

function article(name: string): string {
  return /^[aeiou]/i.test(name) ? 'an' : 'a'
}

/**
 * Says what a text is that names no book; null when there is nothing more to say than that.
 *
 * @example namePaste('https://www.goodreads.com/author/show/1') // 'This looks like a Goodreads page.'
 */
export function namePaste(text: string): string | null {
  const paste = trimPaste(text)
  if (looksLikeStore(paste) && !isAddressOfStore(paste)) {
    return 'This address imitates a store, but it is another site.'
  }
  const url = parseShopUrl(paste)
  if (url) {
    const name = nameAddress(url)
    return `This looks like ${article(name)} ${name}.`
  }
  if (/^http/i.test(paste)) return 'This looks like part of an address.'
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(paste.slice(0, 300))) {
    return 'This looks like an email address.'
  }
  if (/^\d{4}-\d{3}[\dX]$/i.test(paste)) return 'This looks like the ISSN of a magazine.'
  if (/^(?:doi:\s*)?10\.\d{4,9}\//i.test(paste)) return 'This looks like the DOI of an article.'
  if (/^OL\d+[AMW]$/i.test(paste)) return 'This looks like an Open Library number.'
  return /\p{L}{2}/u.test(paste) && /\s/.test(paste) ? 'This looks like words, not a number.' : null
}

function isAddressOfStore(paste: string): boolean {
  const url = parseShopUrl(paste)
  return url !== undefined && readProductUrl(url.href).kind !== 'unknown'
}
