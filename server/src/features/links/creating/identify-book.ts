import { type EditionFormat, type ParsedBook, readBookInput } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import { isKindleAddress, parseRetailerUrl } from '@everyshelf/domain/product-urls'
import { refusalOf } from './typed-book.ts'

/** The one book that a text names, with the facts in the text. */
export type NamedBook = ParsedBook & {
  /** The format that the URL names, if any. */
  readonly format: EditionFormat | null
}

export interface ShortLinkResolver {
  /** Resolves a short link to the key of its book. Throws `invalid-url` if it leads to no book. */
  readonly resolveShort: (url: string) => Promise<string>
}

/**
 * Finds out which book a text names. Calls `beforeFollowing` before it follows a short link, because that
 * sends a request to another site.
 */
export async function identifyBook(
  text: string,
  { resolveShort }: ShortLinkResolver,
  beforeFollowing: () => void,
): Promise<NamedBook> {
  const parsed = readBookInput(text)
  switch (parsed.kind) {
    case 'book':
      return { ...parsed, format: formatOfAddress(text) }
    case 'retailer-short-link':
      beforeFollowing()
      return fromRetailerShortLink(await resolveShort(parsed.url))
    case 'needs-identifier':
      throw new DomainError('invalid-url', {
        retailer: parsed.retailer,
        productId: parsed.productId,
      })
    case 'several':
      throw new DomainError('several-books', { count: parsed.inputs.length })
    case 'invalid':
      throw refusalOf(parsed, text)
  }
}

function fromRetailerShortLink(key: string): NamedBook {
  const identifier: BookIdentifier | undefined = parseBookIdentifier(key)
  if (!identifier) throw new DomainError('invalid-url')
  return {
    kind: 'book',
    identifier,
    source: 'url',
    retailer: 'amazon',
    marketplace: null,
    foreignTag: null,
    format: null,
    unknownSite: null,
  }
}

function formatOfAddress(text: string): EditionFormat | null {
  const url = parseRetailerUrl(text)
  return url && isKindleAddress(url) ? 'kindle' : null
}
