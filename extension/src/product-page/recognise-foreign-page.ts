import { readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import { findKindleNumber, isBookSitePage } from './book-sites.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { type FoundIsbn, findIsbnOnPage } from './find-isbn.ts'
import { listNamedBooks } from './list-candidates.ts'
import type { ProductPageReading } from './product-page-reading.ts'
import { namesOneBook, toBookPage } from './shop-book-page.ts'

function findOwnBook(facts: PageFacts): FoundIsbn | undefined {
  const byAddress = readUnknownSiteUrl(facts.url)
  if (byAddress) return { identifier: byAddress.identifier, evidence: 'address' }
  if (!namesOneBook(facts)) return undefined
  const isbn = findIsbnOnPage(
    isBookSitePage(facts.url) ? facts : { ...facts, rows: [], textNumbers: [] },
  )
  if (isbn) return isbn
  const kindle = findKindleNumber(facts)
  return kindle && { identifier: kindle, evidence: 'details' }
}

/**
 * Reads a page of a site we do not know. Its address may name the book; else only data that says
 * plainly that the page is about one book counts. What its text and links name is offered, never taken.
 */
export function recogniseForeignPage(facts: PageFacts): ProductPageReading {
  const found = findOwnBook(facts)
  if (found) return toBookPage(found, facts, null)
  const books = listNamedBooks(facts, 'isbn')
  return books.length > 0 ? { kind: 'candidates', retailer: null, books } : { kind: 'unknown-site' }
}
