import { readUnknownSiteUrl } from '@everyshelf/domain/product-urls'
import { findKindleNumber, isBookSitePage } from './book-sites.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { type FoundIsbn, findIsbnOnPage } from './find-isbn.ts'
import { listNamedBooks } from './list-candidates.ts'
import type { RecognizedPage } from './recognized-page.ts'
import { namesOneBook, toBookPage } from './to-book-page.ts'

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
 * Recognizes a page of an unknown site. Its address may name the book; otherwise only structured data
 * about exactly one book counts. Books in its text and links are only offered as candidates.
 */
export function recognizeOtherPage(facts: PageFacts): RecognizedPage {
  const found = findOwnBook(facts)
  if (found) return toBookPage(found, facts, null)
  const books = listNamedBooks(facts, 'isbn')
  return books.length > 0 ? { kind: 'candidates', retailer: null, books } : { kind: 'unknown-site' }
}
