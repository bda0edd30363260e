import { isLikelyTitle, readBookInput, readSearchQuery } from '@everyshelf/domain/books'
import type { ApiClient } from './api-client.ts'

/**
 * Whether search results, and not the typed text, name the book, so that the user chooses one. A likely
 * title stays an ASIN if a catalog knows it. Never rejects: without a response, the text counts as a title.
 */
export async function needsChoice(api: ApiClient, text: string): Promise<boolean> {
  if (readSearchQuery(text) === null) return false
  if (isLikelyTitle(text)) return !(await isKnown(api, text))
  return readBookInput(text).kind === 'invalid'
}

async function isKnown(api: ApiClient, id: string): Promise<boolean> {
  try {
    return (await api.books.lookup.query({ id })).source !== 'placeholder'
  } catch {
    return false
  }
}
