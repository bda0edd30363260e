import type { BookInputReading } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { label } from '../labels/index.ts'

/** What the text in the field is understood as, said while it is typed; null while it is nothing. */
export function describeReading(reading: BookInputReading): string | null {
  switch (reading.kind) {
    case 'short-link':
      return label('shortLinkInField', reading.host)
    case 'book': {
      const name = reading.identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'
      const code = `${name} ${identifierKey(reading.identifier)}`
      const shop = shopName(reading)
      if (shop) return label('storePageInField', shop, code)
      if (reading.unknownSite) return label('unknownSiteInField', code, reading.unknownSite)
      return reading.source === 'text' ? label('codeInText', code) : `${code}.`
    }
    case 'several':
      return label('booksInText', String(reading.inputs.length))
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
