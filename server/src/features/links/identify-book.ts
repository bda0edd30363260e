import { type BookReading, type EditionFormat, readBookInput } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import { isKindleAddress, parseShopUrl } from '@everyshelf/domain/product-urls'

/** A text that names one book, and what came with it. */
export type NamedBook = BookReading & {
  /** What the address says of the format; null where it says nothing. */
  readonly format: EditionFormat | null
}

export interface ShortLinkResolver {
  /** Follows a short link to the key of the book it leads to; throws `invalid-url` otherwise. */
  readonly resolveShort: (url: string) => Promise<string>
}

/**
 * Finds out which book a text names. A short link is followed, and `beforeFollowing` is called first:
 * it costs a request to somebody else.
 */
export async function identifyBook(
  text: string,
  { resolveShort }: ShortLinkResolver,
  beforeFollowing: () => void,
): Promise<NamedBook> {
  const reading = readBookInput(text)
  switch (reading.kind) {
    case 'book':
      return { ...reading, format: formatOfAddress(text) }
    case 'short-link':
      beforeFollowing()
      return fromShortLink(await resolveShort(reading.url))
    case 'needs-identifier':
      throw new DomainError('invalid-url', { retailer: reading.retailer, shopId: reading.shopId })
    case 'several':
      throw new DomainError('several-books', { count: reading.inputs.length })
    case 'invalid':
      throw new DomainError(reading.code, reading.problem ? { problem: reading.problem } : {})
  }
}

function fromShortLink(key: string): NamedBook {
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
  const url = parseShopUrl(text)
  return url && isKindleAddress(url) ? 'kindle' : null
}
