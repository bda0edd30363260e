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
      return shop ? `${shop} page, ${code}.` : `${code}.`
    }
    default:
      return null
  }
}

/** @example shopName({ retailer: 'amazon', marketplace: 'de' }) // 'Amazon.de' */
export function shopName({
  retailer,
  marketplace,
}: Pick<Extract<BookInputReading, { kind: 'book' }>, 'retailer' | 'marketplace'>): string | null {
  if (marketplace) return getMarketplace(marketplace).storeName
  return retailer ? retailerName(retailer) : null
}
