import { type BookIdentifier, readBookIdentifier } from '../identifiers/index.ts'
import {
  isUrlText,
  type ProductUrlReading,
  readProductUrl,
  readUnknownSiteUrl,
} from '../product-urls/index.ts'
import type { BookInputReading, BookReading } from './book-input-reading.ts'

export type WholeTextReading = Exclude<BookInputReading, { readonly kind: 'several' }>

/** A book named by its number alone. */
export function bookByNumber(
  identifier: BookIdentifier,
  source: 'identifier' | 'text',
): BookReading {
  return {
    kind: 'book',
    identifier,
    source,
    retailer: null,
    marketplace: null,
    foreignTag: null,
    unknownSite: null,
  }
}

/**
 * Reads a text that is nothing but one number or one address (specification §5): what begins with
 * http or with a shop's host is a URL, anything else an ISBN or ASIN.
 *
 * @example readWholeText('978-0-14-312774-2') // { kind: 'invalid', code: 'invalid-identifier', problem: 'check-digit' }
 */
export function readWholeText(text: string): WholeTextReading {
  return isUrlText(text) ? fromUrl(text, readProductUrl(text)) : fromIdentifier(text)
}

function fromIdentifier(text: string): WholeTextReading {
  const reading = readBookIdentifier(text)
  return reading.ok
    ? bookByNumber(reading.identifier, 'identifier')
    : { kind: 'invalid', code: 'invalid-identifier', problem: reading.problem }
}

function fromUrl(text: string, reading: ProductUrlReading): WholeTextReading {
  switch (reading.kind) {
    case 'product':
      return { ...reading, kind: 'book', source: 'url', unknownSite: null }
    case 'short-link':
      return reading
    case 'product-without-identifier':
      return { kind: 'needs-identifier', retailer: reading.retailer, shopId: reading.shopId }
    case 'unknown': {
      const found = readUnknownSiteUrl(text)
      if (!found) break
      const book = bookByNumber(found.identifier, 'identifier')
      return { ...book, source: 'url', unknownSite: found.site }
    }
  }
  return { kind: 'invalid', code: 'invalid-url', problem: null }
}
