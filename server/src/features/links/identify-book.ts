import { type BookInputReading, readBookInput } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'

/** A text that names one book, and what came with it. */
export type NamedBook = Extract<BookInputReading, { kind: 'book' }>

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
      return reading
    case 'short-link':
      beforeFollowing()
      return fromShortLink(await resolveShort(reading.url))
    case 'needs-identifier':
      throw new DomainError('invalid-url', { retailer: reading.retailer, shopId: reading.shopId })
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
  }
}
