import type { Isbn13 } from '@everyshelf/domain/identifiers'

/** What one catalogue says of a book, cleaned and capped; null where it says nothing. */
export interface CatalogueEntry {
  readonly title: string | null
  readonly authors: readonly string[]
  readonly description: string | null
  readonly publisher: string | null
  readonly coverUrl: string | null
}

export interface CatalogueSource {
  readonly name: 'google-books' | 'open-library'
  /** Null when it does not know the book; throws when it did not answer, or not sensibly. */
  readonly find: (isbn: Isbn13) => Promise<CatalogueEntry | null>
}
