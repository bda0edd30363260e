import { marketplaces } from '@everyshelf/domain/marketplaces'
import {
  type ProductPattern,
  type Retailer,
  retailerHosts,
  retailers,
} from '@everyshelf/domain/retailers'
import { isGeneralStore } from './general-stores.ts'

/**
 * An address of book pages, in the browser's own terms: both parts must hold. Patterns are of the
 * kind that RE2 and JavaScript read alike.
 */
export interface BookPageFilter {
  readonly originAndPathMatches: string
  readonly queryContains?: string
  /** Something that only pages of books show, where the address alone cannot tell. */
  readonly css?: string
}

const escapeHost = (host: string) => host.replaceAll('.', '\\.')
const anyOf = (hosts: readonly string[]) => `^https?://(?:${hosts.map(escapeHost).join('|')})`

const AMAZON = anyOf(marketplaces.flatMap(({ domain }) => [`www.${domain}`, domain, `m.${domain}`]))
const READERS = anyOf(marketplaces.flatMap(({ readerHosts }) => readerHosts))
const AMAZON_PRODUCT = '/(?:.*/)?(?:dp|gp/product|gp/aw/d)'
const ISBN = '(?:[0-9]{9}[0-9Xx]|97[89][0-9]{10})(?:/|$)'

/** Amazon gives its own numbers to books and to everything else; the page's parts tell them apart. */
const BOOK_PARTS = ['#dp.book', '#dp.ebooks', '#dp.audible', '#ebooksProductTitle']

const amazonFilters: readonly BookPageFilter[] = [
  { originAndPathMatches: `${AMAZON}${AMAZON_PRODUCT}/${ISBN}` },
  { originAndPathMatches: `${AMAZON}/[^/]*-ebook/dp/B0` },
  ...BOOK_PARTS.map((css) => ({ originAndPathMatches: `${AMAZON}${AMAZON_PRODUCT}/B0`, css })),
  { originAndPathMatches: READERS, queryContains: 'asin=' },
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
    ({ id }) => id !== 'shop-id' || !isGeneralStore(retailer.code),
  )
  return telling.flatMap((pattern) => filtersOf(hosts, pattern))
}

/** Every address at which the icon lights up. */
export const bookPageFilters: readonly BookPageFilter[] = [
  ...amazonFilters,
  ...retailers.filter(({ status }) => status === 'active').flatMap(retailerFilters),
]

/** The same where the browser cannot do it by itself; a page is not looked into here. */
export function isBookAddress(address: string): boolean {
  const { origin, pathname, search } = new URL(address)
  return bookPageFilters.some(
    ({ originAndPathMatches, queryContains = '', css }) =>
      !css &&
      search.includes(queryContains) &&
      new RegExp(originAndPathMatches).test(`${origin}${pathname}`),
  )
}
