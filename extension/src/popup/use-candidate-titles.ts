import { identifierKey } from '@everyshelf/domain/identifiers'
import { useBookTitles } from '@everyshelf/ui/books'
import { openApi } from '../api/open-api.ts'
import type { BookCandidate } from '../product-page/recognized-page.ts'

/** Catalog titles for books that have none on the page; sends only their numbers. */
export function useCandidateTitles(books: readonly BookCandidate[]): ReadonlyMap<string, string> {
  const untitled = books
    .filter(({ title, identifier }) => !title && identifier.kind === 'isbn')
    .map(({ identifier }) => identifierKey(identifier))
  return useBookTitles(untitled, lookUpTitle)
}

async function lookUpTitle(id: string): Promise<string | null> {
  const { source, title } = await (await openApi()).books.lookup.query({ id })
  return source === 'placeholder' ? null : title
}
