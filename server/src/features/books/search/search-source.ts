import type { SearchSource } from '@everyshelf/domain/books'
import { type Isbn13, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { FoundEntry } from '../catalog/catalog.ts'

/** One book of a catalog's search, cleaned and capped like a lookup's. */
export interface SearchHit {
  readonly isbn13: Isbn13
  readonly entry: FoundEntry
  readonly year: number | null
}

export interface CatalogSearch {
  readonly name: SearchSource
  /** Books that have an ISBN-13, best match first; throws when the catalog did not answer. */
  readonly search: (query: string) => Promise<readonly SearchHit[]>
}

/** The first book number of a record; an ISBN-10 becomes its ISBN-13. */
export function firstIsbn13(numbers: readonly string[]): Isbn13 | undefined {
  for (const number of numbers) {
    const identifier = parseBookIdentifier(number)
    if (identifier?.kind === 'isbn') return identifier.isbn13
  }
  return undefined
}

/** @example readYear('1965-08-01') // 1965 */
export function readYear(date: string | number | undefined): number | null {
  const digits = /^\d{4}(?!\d)/.exec(String(date ?? ''))?.[0]
  return digits ? Number(digits) : null
}
