import {
  type BookIdentifier,
  type IdentifierProblem,
  readBookIdentifier,
} from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { isUrlText, type ProductUrlReading, readProductUrl } from '../product-urls/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** What somebody typed or pasted as one book. */
export type BookInputReading =
  | {
      readonly kind: 'book'
      readonly identifier: BookIdentifier
      readonly source: 'identifier' | 'url'
      /** The shop of the URL; null for a typed identifier. */
      readonly retailer: RetailerCode | null
      readonly marketplace: MarketplaceCode | null
      readonly foreignTag: string | null
    }
  /** The server must follow it: `links.resolveShort`. */
  | { readonly kind: 'short-link'; readonly url: string; readonly host: string }
  /** A shop's page that does not say which book it is; the person has to add the ISBN. */
  | { readonly kind: 'needs-identifier'; readonly retailer: RetailerCode; readonly shopId: string }
  | {
      readonly kind: 'invalid'
      readonly code: 'invalid-url' | 'invalid-identifier'
      /** What is wrong with an identifier, null for a URL. */
      readonly problem: IdentifierProblem | null
    }

/**
 * Reads the one field of the home page (specification §5): a text that begins with http or with a
 * shop's host is a URL, anything else an ISBN or ASIN.
 *
 * @example readBookInput('978-0-14-312774-2') // { kind: 'invalid', code: 'invalid-identifier', problem: 'check-digit' }
 */
export function readBookInput(text: string): BookInputReading {
  return isUrlText(text) ? fromUrl(readProductUrl(text)) : fromIdentifier(text)
}

function fromIdentifier(text: string): BookInputReading {
  const reading = readBookIdentifier(text)
  if (!reading.ok) return { kind: 'invalid', code: 'invalid-identifier', problem: reading.problem }
  return {
    kind: 'book',
    identifier: reading.identifier,
    source: 'identifier',
    retailer: null,
    marketplace: null,
    foreignTag: null,
  }
}

function fromUrl(reading: ProductUrlReading): BookInputReading {
  switch (reading.kind) {
    case 'product':
      return { ...reading, kind: 'book', source: 'url' }
    case 'short-link':
      return reading
    case 'product-without-identifier':
      return {
        kind: 'needs-identifier',
        retailer: reading.retailer,
        shopId: reading.shopId,
      }
    default:
      return { kind: 'invalid', code: 'invalid-url', problem: null }
  }
}
