import type { BookSearchResult, SearchSource } from '@everyshelf/domain/books'
import { describeError, label, uiLanguage } from '../labels/index.ts'
import type { BookSearch, SearchOutcome } from './use-book-search.ts'

const NAMES: Readonly<Record<SearchSource, string>> = {
  'google-books': 'Google Books',
  'open-library': 'Open Library',
}

/** @example nameSources(['google-books', 'open-library']) // 'Google Books or Open Library' */
export function nameSources(sources: readonly SearchSource[]): string {
  const names = sources.map((source) => NAMES[source])
  return new Intl.ListFormat(uiLanguage(), { type: 'disjunction' }).format(names)
}

/** @example describeEdition(dune) // 'Ace · 1965' */
export function describeEdition({ publisher, year, isbn13 }: BookSearchResult): string {
  return [publisher, year].filter(Boolean).join(' · ') || `ISBN ${isbn13}`
}

/** The text for a search without results. */
export function explainSearch(outcome: SearchOutcome): string {
  if (!outcome.ok) {
    const { title, text } = describeError(outcome.code)
    return `${title}. ${text}`
  }
  const sources = nameSources(outcome.response.sources)
  return label('noBookFound', { sources })
}

/** The text for screen readers; empty while there is nothing new. */
export function announceSearch({ outcome, isSearching }: BookSearch): string {
  if (isSearching) return label('searching')
  if (!outcome) return ''
  const count = outcome.ok ? outcome.response.books.length : 0
  if (count === 0) return explainSearch(outcome)
  return label('booksFound', { count: String(count) })
}
