import type { Isbn10, Isbn13 } from '../identifiers/index.ts'

/**
 * The data of a book that people see. We have no license for Amazon's data, so price and rating are
 * missing.
 */
export interface Book {
  readonly title: string
  readonly authors: readonly string[]
  readonly description: string | null
  readonly publisher: string | null
  readonly isbn10: Isbn10 | null
  readonly isbn13: Isbn13 | null
  /** The path of the cover on this server, `/covers/{isbn}`; null for a book without an ISBN. */
  readonly coverImage: string | null
  /** `placeholder` if no catalog knows the book, or none answered. */
  readonly source: 'google-books' | 'open-library' | 'placeholder'
}
