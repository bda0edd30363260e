import { type BookSearchResult, readSearchQuery } from '@everyshelf/domain/books'
import type { SearchBooks } from '@everyshelf/ui/book-search'

export interface Suggestion {
  /** The text entered when it is picked: the book's ISBN. */
  readonly content: string
  readonly description: string
}

/** The address bar shows only a few lines. */
const SUGGESTIONS_MAX = 5
const NAMES = { 'google-books': 'Google Books', 'open-library': 'Open Library' } as const

/**
 * Books for the text typed in the address bar; null when the catalogs cannot be searched. Chrome reads
 * descriptions as XML, so there `toDescription` escapes the text.
 */
export async function suggestBooks(
  text: string,
  search: SearchBooks,
  signal: AbortSignal,
  toDescription: (text: string) => string,
): Promise<readonly Suggestion[] | null> {
  const query = readSearchQuery(text)
  if (!query) return []
  const outcome = await search(query, signal)
  if (!outcome.ok) return null
  const { books, sources } = outcome.response
  const [source] = sources
  return books.slice(0, SUGGESTIONS_MAX).map((book) => ({
    content: book.isbn13,
    description: toDescription(`${describe(book)}${source ? ` (${NAMES[source]})` : ''}`),
  }))
}

/** @example describe(dune) // 'Dune, Frank Herbert, 1965' */
function describe({ title, authors, year }: BookSearchResult): string {
  return [title, authors[0], year].filter(Boolean).join(', ')
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
