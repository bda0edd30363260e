import type { BookSitePage, ParsedBookInput } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { hint } from '../labels/index.ts'

/** Describes what the typed text was recognized as; null while it is nothing. */
export function describeBookInput(reading: ParsedBookInput): string | null {
  switch (reading.kind) {
    case 'retailer-short-link':
      return hint('shortLinkInField', reading.host)
    case 'book': {
      const name = reading.identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'
      const code = `${name} ${identifierKey(reading.identifier)}`
      const retailer = nameRetailer(reading)
      if (retailer) return hint('storePageInField', retailer, code)
      if (reading.unknownSite) return hint('unknownSiteInField', code, reading.unknownSite)
      return reading.source === 'text' ? hint('codeInText', code) : `${code}.`
    }
    case 'several':
      return hint('booksInText', String(reading.inputs.length))
    default:
      return null
  }
}

/**
 * Says what a page about a book is, and what to do with its search results.
 *
 * @example describeBookSitePage({ site: 'Goodreads', query: 'dune', isEdition: false }) // 'Goodreads page. Choose an edition of “dune” below.'
 */
export function describeBookSitePage({ site, query, isEdition }: BookSitePage): string {
  if (isEdition) return hint('editionPageInField', site)
  return site === 'Open Library'
    ? hint('workPageInField', site)
    : hint('titlePageInField', site, query)
}

/** @example unknownSite('openlibrary.org') // 'openlibrary.org, a site we do not know' */
export function unknownSite(site: string): string {
  return `${site}, a site we do not know`
}

/** @example shopName({ retailer: 'amazon', marketplace: 'de' }) // 'Amazon.de' */
export function nameRetailer({
  retailer,
  marketplace,
}: Pick<Extract<ParsedBookInput, { kind: 'book' }>, 'retailer' | 'marketplace'>): string | null {
  if (marketplace) return getMarketplace(marketplace).storeName
  return retailer ? retailerName(retailer) : null
}
