import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'

/** An identifier in all forms that pages show. */
export function describeIdentifier(identifier: BookIdentifier) {
  const isbn = identifier.kind === 'isbn' ? identifier : null
  return {
    kind: identifier.kind,
    key: identifierKey(identifier),
    isbn13: isbn?.isbn13 ?? null,
    isbn10: isbn?.isbn10 ?? null,
    asin: identifier.kind === 'asin' ? identifier.asin : null,
    display: formatIdentifier(identifier),
  }
}
