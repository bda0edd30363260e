import { readBookIdentifier } from '../identifiers/index.ts'
import {
  isUrlText,
  type ParsedProductUrl,
  readProductUrl,
  readUnknownSiteUrl,
} from '../product-urls/index.ts'
import { bookOfIdentifier, type ParsedBookInput } from './parsed-book-input.ts'
import { readOddNumber } from './read-odd-number.ts'

export type ParsedText = Exclude<ParsedBookInput, { readonly kind: 'several' }>

/**
 * Reads a text that is a single identifier or URL. A text that begins with http or with a
 * retailer's host is a URL, any other an ISBN or ASIN. Source: the specification.
 *
 * @example readWholeText('978-0-14-312774-2') // { kind: 'invalid', code: 'invalid-identifier', problem: 'check-digit' }
 */
export function readWholeText(text: string): ParsedText {
  return isUrlText(text) ? fromUrl(text, readProductUrl(text)) : fromIdentifier(text)
}

function fromIdentifier(text: string): ParsedText {
  const parsed = readBookIdentifier(text)
  if (parsed.ok) return bookOfIdentifier(parsed.identifier, 'identifier')
  return (
    readOddNumber(text) ?? { kind: 'invalid', code: 'invalid-identifier', problem: parsed.problem }
  )
}

function fromUrl(text: string, parsed: ParsedProductUrl): ParsedText {
  switch (parsed.kind) {
    case 'product':
      return { ...parsed, kind: 'book', source: 'url', unknownSite: null }
    case 'retailer-short-link':
      return parsed
    case 'product-without-identifier':
      return { kind: 'needs-identifier', retailer: parsed.retailer, productId: parsed.productId }
    case 'unknown': {
      const found = readUnknownSiteUrl(text)
      if (!found) break
      const book = bookOfIdentifier(found.identifier, 'identifier')
      return { ...book, source: 'url', unknownSite: found.site }
    }
  }
  return { kind: 'invalid', code: 'invalid-url', problem: null }
}
