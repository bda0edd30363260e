import { bookCacheFindInput, bookCacheRefreshInput } from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../trpc/procedures.ts'
import type { BookCacheService } from './book-cache.service.ts'

export function createBookCacheRouter(cache: BookCacheService) {
  return router({
    find: adminProcedure.input(bookCacheFindInput).query(({ input }) => cache.find(input.id)),

    refresh: auditedProcedure
      .input(bookCacheRefreshInput)
      .mutation(({ ctx, input }) => cache.refresh(ctx.record, input.id)),
  })
}
