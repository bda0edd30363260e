import type { BookSitePage, ParsedBookInput } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { hint, uiLanguage } from '../labels/index.ts'

/** Describes what the typed text was recognized as; null while it is nothing. */
export function describeBookInput(parsed: ParsedBookInput): string | null {
  switch (parsed.kind) {
    case 'retailer-short-link':
      return hint('shortLinkInField', { host: parsed.host })
    case 'book': {
      const name = parsed.identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'
      const code = `${name} ${identifierKey(parsed.identifier)}`
      const retailer = nameRetailer(parsed)
      if (retailer) return hint('storePageInField', { store: retailer, code })
      if (parsed.unknownSite) return hint('unknownSiteInField', { code, site: parsed.unknownSite })
      return parsed.source === 'text' ? hint('codeInText', { code }) : `${code}.`
    }
    case 'several':
      return hint('booksInText', { count: String(parsed.inputs.length) })
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
  if (isEdition) return hint('editionPageInField', { site })
  return site === 'Open Library'
    ? hint('workPageInField', { site })
    : hint('titlePageInField', { site, title: query })
}

/** @example unknownSite('openlibrary.org') // 'openlibrary.org, a site we don’t recognize' */
export function unknownSite(site: string): string {
  return `${site}, a site we don’t recognize`
}

/** @example nameRetailer({ retailer: 'amazon', marketplace: 'de' }) // 'Amazon.de' */
export function nameRetailer({
  retailer,
  marketplace,
}: Pick<Extract<ParsedBookInput, { kind: 'book' }>, 'retailer' | 'marketplace'>): string | null {
  if (marketplace) return getMarketplace(marketplace).storeName
  return retailer ? retailerName(retailer, uiLanguage()) : null
}
