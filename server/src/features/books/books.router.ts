import { booksLookupInput, booksSearchInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { BooksService } from './books.service.ts'
import type { BookSearchService } from './search/book-search.service.ts'

export function createBooksRouter(books: BooksService, bookSearch: BookSearchService) {
  return router({
    lookup: publicProcedure
      .meta({ level: 'public', limit: 'lookup' })
      .input(booksLookupInput)
      .query(({ input }) => books.lookup(input.id)),
    search: publicProcedure
      .meta({ level: 'public', limit: 'search' })
      .input(booksSearchInput)
      .query(({ input }) => bookSearch.search(input.query)),
  })
}
