import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { readProductUrl, readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import type { ListedBook, PageFacts } from './extract/page-facts.ts'
import { eachIsbn, firstIsbn, isBookNumberLabel } from './find-isbn.ts'
import type { BookCandidate } from './product-page-reading.ts'

const MAX_CANDIDATES = 12

/** A shelf of a reading community shows so many at once. */
const MAX_LISTED = 100

/** Each book once, with the first title that anything gives it. */
function eachOnce(books: readonly BookCandidate[], max: number): BookCandidate[] {
  const byKey = new Map<string, BookCandidate>()
  for (const book of books) {
    const key = identifierKey(book.identifier)
    const known = byKey.get(key)
    if (!known) byKey.set(key, book)
    else if (!known.title && book.title) byKey.set(key, book)
  }
  return [...byKey.values()].slice(0, max)
}

function describedBooks({ products }: PageFacts): BookCandidate[] {
  return products.flatMap(({ isbns, name }) => {
    const identifier = firstIsbn(isbns)
    return identifier ? [{ identifier, title: name }] : []
  })
}

function bareBooks({ microdata, rows, textNumbers }: PageFacts): BookCandidate[] {
  const labelled = rows.filter(({ label }) => isBookNumberLabel(label)).map(({ value }) => value)
  const found = eachIsbn([...microdata, ...labelled, ...textNumbers])
  return found.map((identifier) => ({ identifier, title: null }))
}

/** Every book that a page's data and text name, with its title where the data has it. */
export function listCandidates(facts: PageFacts): BookCandidate[] {
  return eachOnce([...describedBooks(facts), ...bareBooks(facts)], MAX_CANDIDATES)
}

function identifierOf({ url, number }: ListedBook): BookIdentifier | undefined {
  if (number) return firstIsbn([number])
  if (!url) return undefined
  const reading = readProductUrl(url)
  if (reading.kind === 'product') return reading.identifier
  return reading.kind === 'unknown' ? readUnknownSiteUrl(url)?.identifier : undefined
}

/**
 * The same with the books that the page lists and links to. Elsewhere than on Amazon's pages of
 * authors an ASIN may be any product, so there only an ISBN counts.
 */
export function listNamedBooks(facts: PageFacts, numbers: 'isbn' | 'any'): BookCandidate[] {
  const listed = facts.listed.flatMap((book): BookCandidate[] => {
    const identifier = identifierOf(book)
    const isTaken = identifier && (numbers === 'any' || identifier.kind === 'isbn')
    return isTaken ? [{ identifier, title: book.title }] : []
  })
  return eachOnce([...describedBooks(facts), ...listed, ...bareBooks(facts)], MAX_LISTED)
}
