import { booksLookupInput } from '@everyshelf/domain/schemas'
import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { BooksService } from './books.service.ts'

export function createBooksRouter(books: BooksService) {
  return router({
    lookup: publicProcedure
      .meta({ level: 'public', limit: 'lookup' })
      .input(booksLookupInput)
      .query(({ input }) => books.lookup(input.id)),
  })
}
