import type { BookInputReading } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'

/** What the text in the field is understood as, said while it is typed; null while it is nothing. */
export function describeReading(reading: BookInputReading): string | null {
  switch (reading.kind) {
    case 'short-link':
      return `A shortened link of ${reading.host}: we follow it to its book.`
    case 'book': {
      const name = reading.identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'
      const code = `${name} ${identifierKey(reading.identifier)}`
      const shop = shopName(reading)
      if (shop) return `${shop} page, ${code}.`
      if (reading.unknownSite) return `${code}, read from ${unknownSite(reading.unknownSite)}.`
      return reading.source === 'text' ? `${code}, found in your text.` : `${code}.`
    }
    case 'several':
      return `This text names ${reading.inputs.length} books.`
    default:
      return null
  }
}

/** @example unknownSite('openlibrary.org') // 'openlibrary.org, a site we do not know' */
export function unknownSite(site: string): string {
  return `${site}, a site we do not know`
}

/** @example shopName({ retailer: 'amazon', marketplace: 'de' }) // 'Amazon.de' */
export function shopName({
  retailer,
  marketplace,
}: Pick<Extract<BookInputReading, { kind: 'book' }>, 'retailer' | 'marketplace'>): string | null {
  if (marketplace) return getMarketplace(marketplace).storeName
  return retailer ? retailerName(retailer) : null
}
