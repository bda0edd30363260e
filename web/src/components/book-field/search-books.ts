import { searchBooks as search } from '@everyshelf/client'
import type { SearchBooks } from '@everyshelf/ui/book-search'
import { apiClient } from '../../lib/api/api-client.ts'

export const searchBooks: SearchBooks = (query, signal) => search(apiClient, query, signal)
