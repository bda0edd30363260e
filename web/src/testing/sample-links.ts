import { type Book, placeholderBook } from '@everyshelf/domain/books'
import {
  type BookIdentifier,
  identifierKey,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { buildDirectLinks } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { listRetailerLinks } from '@everyshelf/domain/retailers'
import type { RouterOutputs } from '@everyshelf/server/api'

type GeneratedLinks = RouterOutputs['links']['generate']

export const dune: Book = {
  ...placeholderBook(identifierOf('9780441172719')),
  title: 'Dune',
  authors: ['Frank Herbert'],
  source: 'open-library',
}

function identifierOf(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`no identifier: ${text}`)
  return identifier
}

/** What the server answers for a book that it has not looked up yet; tags for us and de. */
export function sampleLinks(text: string, change: Partial<GeneratedLinks> = {}): GeneratedLinks {
  const identifier = identifierOf(text)
  const isbn = identifier.kind === 'isbn' ? identifier : null
  return {
    book: placeholderBook(identifier),
    isBookKnown: false,
    identifier: {
      kind: identifier.kind,
      key: identifierKey(identifier),
      isbn13: isbn?.isbn13 ?? null,
      isbn10: isbn?.isbn10 ?? null,
      asin: identifier.kind === 'asin' ? identifier.asin : null,
      display: formatIdentifier(identifier),
    },
    source: { retailer: null, marketplace: null, foreignTag: null },
    globalLink: null,
    directLinks: buildDirectLinks(identifier, null, { us: 'shelf-20', de: 'shelfde-21' } as never),
    retailerLinks: isbn ? listRetailerLinks(isbn.isbn13, null) : [],
    limit: linkAllowance('free', 0),
    ...change,
  }
}
