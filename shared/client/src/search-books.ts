import type { BookSearchResponse } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { ApiClient } from './api-client.ts'
import { readApiError } from './api-error.ts'

type SearchOutcome =
  | { readonly ok: true; readonly response: BookSearchResponse }
  | { readonly ok: false; readonly code: ErrorCode }

/** Searches the catalogs by title and author. Never rejects: a failure comes as its code. */
export async function searchBooks(
  api: ApiClient,
  query: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    return { ok: true, response: await api.books.search.query({ query }, { signal }) }
  } catch (error) {
    return { ok: false, code: readApiError(error).code }
  }
}
