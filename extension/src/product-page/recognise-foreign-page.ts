import type { PageFacts } from './extract/page-facts.ts'
import { findIsbnOnPage } from './find-isbn.ts'
import { listCandidates } from './list-candidates.ts'
import type { ProductPageReading } from './product-page-reading.ts'
import { namesOneBook, toBookPage } from './shop-book-page.ts'

/**
 * Reads a page of a site we do not know. Only data that says plainly that the page is about one book
 * counts; what its text names is offered, never taken.
 */
export function recogniseForeignPage(facts: PageFacts): ProductPageReading {
  const found = namesOneBook(facts)
    ? findIsbnOnPage({ ...facts, rows: [], textNumbers: [] })
    : undefined
  if (found) return toBookPage(found, facts, null)
  const books = listCandidates(facts)
  return books.length > 0 ? { kind: 'candidates', retailer: null, books } : { kind: 'unknown-site' }
}
