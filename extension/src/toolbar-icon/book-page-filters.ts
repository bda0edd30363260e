import { marketplaces } from '@everyshelf/domain/marketplaces'
import {
  type ProductPattern,
  type Retailer,
  retailerHosts,
  retailers,
} from '@everyshelf/domain/retailers'
import { isGeneralRetailer } from './general-retailers.ts'

/**
 * Matches the addresses of book pages, in the format of Chrome's URL filters; all given parts must
 * match. The patterns mean the same in RE2 and in JavaScript.
 */
export interface BookPageFilter {
  readonly originAndPathMatches: string
  readonly queryContains?: string
  /** An element that only book pages have, for stores whose addresses do not show what a page sells. */
  readonly css?: string
}

const escapeHost = (host: string) => host.replaceAll('.', '\\.')
const anyOf = (hosts: readonly string[]) => `^https?://(?:${hosts.map(escapeHost).join('|')})`

const AMAZON = anyOf(marketplaces.flatMap(({ domain }) => [`www.${domain}`, domain, `m.${domain}`]))
const KINDLE_READERS = anyOf(marketplaces.flatMap(({ readerHosts }) => readerHosts))
const AMAZON_PRODUCT = '/(?:.*/)?(?:dp|gp/product|gp/aw/d)'
const ISBN = '(?:[0-9]{9}[0-9Xx]|97[89][0-9]{10})(?:/|$)'

/** An ASIN that begins with B0 may be any product; these elements exist only on book pages. */
const BOOK_ELEMENTS = ['#dp.book', '#dp.ebooks', '#dp.audible', '#ebooksProductTitle']

const amazonFilters: readonly BookPageFilter[] = [
  { originAndPathMatches: `${AMAZON}${AMAZON_PRODUCT}/${ISBN}` },
  { originAndPathMatches: `${AMAZON}/[^/]*-ebook/dp/B0` },
  ...BOOK_ELEMENTS.map((css) => ({ originAndPathMatches: `${AMAZON}${AMAZON_PRODUCT}/B0`, css })),
  { originAndPathMatches: KINDLE_READERS, queryContains: 'asin=' },
]

function filtersOf(hosts: string, pattern: ProductPattern): BookPageFilter[] {
  if (pattern.in === 'path') {
    const { source } = pattern.pattern
    const path = source.startsWith('^') ? source.slice(1) : `(?:/.*)?${source}`
    return [{ originAndPathMatches: `${hosts}${path}` }]
  }
  const { parameter, onPath } = pattern
  const path = onPath ? onPath.source.replace(/^\^/, '') : '/'
  const starts = pattern.id === 'isbn' ? ['97', 'ISBN'] : ['']
  return starts.map((start) => ({
    originAndPathMatches: `${hosts}${path}`,
    queryContains: `${parameter}=${start}`,
  }))
}

function retailerFilters(retailer: Retailer): BookPageFilter[] {
  const hosts = anyOf(retailerHosts(retailer))
  const telling = retailer.productPatterns.filter(
    ({ id }) => id !== 'product-id' || !isGeneralRetailer(retailer.code),
  )
  return telling.flatMap((pattern) => filtersOf(hosts, pattern))
}

/** Every address at which the icon is in color. */
export const bookPageFilters: readonly BookPageFilter[] = [
  ...amazonFilters,
  ...retailers.filter(({ status }) => status === 'active').flatMap(retailerFilters),
]

/** For Firefox, which has no such rules. Checks only the address, not the page's elements. */
export function isBookAddress(address: string): boolean {
  const { origin, pathname, search } = new URL(address)
  return bookPageFilters.some(
    ({ originAndPathMatches, queryContains = '', css }) =>
      !css &&
      search.includes(queryContains) &&
      new RegExp(originAndPathMatches).test(`${origin}${pathname}`),
  )
}
