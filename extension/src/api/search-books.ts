import { searchBooks as search } from '@everyshelf/client'
import type { SearchBooks } from '@everyshelf/ui/book-search'
import { openApi } from './open-api.ts'

export const searchBooks: SearchBooks = async (query, signal) =>
  search(await openApi(), query, signal)
