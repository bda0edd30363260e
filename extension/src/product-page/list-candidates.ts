import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { readProductUrl, readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import type { ListedBook, PageFacts } from './extract/page-facts.ts'
import { firstIsbn, isBookNumberLabel, listIsbns } from './find-isbn.ts'
import type { BookCandidate } from './recognized-page.ts'

const MAX_CANDIDATES = 12

/** Reading communities show up to this many books on one page. */
const MAX_LISTED = 100

/** The books without duplicates, each with its first title. */
function uniqueBooks(books: readonly BookCandidate[], max: number): BookCandidate[] {
  const byKey = new Map<string, BookCandidate>()
  for (const book of books) {
    const key = identifierKey(book.identifier)
    const known = byKey.get(key)
    if (!known) byKey.set(key, book)
    else if (!known.title && book.title) byKey.set(key, book)
  }
  return [...byKey.values()].slice(0, max)
}

function listDescribedBooks({ products }: PageFacts): BookCandidate[] {
  return products.flatMap(({ isbns, name }) => {
    const identifier = firstIsbn(isbns)
    return identifier ? [{ identifier, title: name }] : []
  })
}

function listBareNumbers({ microdata, rows, textNumbers }: PageFacts): BookCandidate[] {
  const labeled = rows.filter(({ label }) => isBookNumberLabel(label)).map(({ value }) => value)
  const found = listIsbns([...microdata, ...labeled, ...textNumbers])
  return found.map((identifier) => ({ identifier, title: null }))
}

/** Every book named in a page's data or text, with its title if the data has it. */
export function listCandidates(facts: PageFacts): BookCandidate[] {
  return uniqueBooks([...listDescribedBooks(facts), ...listBareNumbers(facts)], MAX_CANDIDATES)
}

function identifierOf({ url, number }: ListedBook): BookIdentifier | undefined {
  if (number) return firstIsbn([number])
  if (!url) return undefined
  const parsed = readProductUrl(url)
  if (parsed.kind === 'product') return parsed.identifier
  return parsed.kind === 'unknown' ? readUnknownSiteUrl(url)?.identifier : undefined
}

/**
 * `listCandidates` plus the books that the page lists and links to. Only on Amazon's author pages does
 * an ASIN count: elsewhere it may be any product.
 */
export function listNamedBooks(facts: PageFacts, numbers: 'isbn' | 'any'): BookCandidate[] {
  const listed = facts.listed.flatMap((book): BookCandidate[] => {
    const identifier = identifierOf(book)
    const isTaken = identifier && (numbers === 'any' || identifier.kind === 'isbn')
    return isTaken ? [{ identifier, title: book.title }] : []
  })
  return uniqueBooks(
    [...listDescribedBooks(facts), ...listed, ...listBareNumbers(facts)],
    MAX_LISTED,
  )
}
