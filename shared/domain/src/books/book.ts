import type { Isbn10, Isbn13 } from '../identifiers/index.ts'

/** What people see of a book. Amazon's own data is not licensed to us; price and rating stay out. */
export interface Book {
  readonly title: string
  readonly authors: readonly string[]
  readonly description: string | null
  readonly publisher: string | null
  readonly isbn10: Isbn10 | null
  readonly isbn13: Isbn13 | null
  /** Our own address of the cover, `/covers/{isbn}`; null for a book without an ISBN. */
  readonly coverImage: string | null
  /** `placeholder` when no catalogue knows the book, or none answered. */
  readonly source: 'google-books' | 'open-library' | 'placeholder'
}
