import type { Isbn13 } from '@everyshelf/domain/identifiers'

/** A catalog's data of one book, cleaned and shortened. Null where the catalog has none. */
export interface CatalogEntry {
  readonly title: string | null
  readonly authors: readonly string[]
  readonly description: string | null
  readonly publisher: string | null
  readonly coverUrl: string | null
}

export interface CatalogSource {
  readonly name: 'google-books' | 'open-library'
  /** Null if it does not know the book. Throws if it does not answer or the response is invalid. */
  readonly find: (isbn: Isbn13) => Promise<CatalogEntry | null>
}
