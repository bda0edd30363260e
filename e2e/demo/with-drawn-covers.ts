import type { FakeBook } from '../../server/src/testing/fake-catalog.ts'
import { designs } from './designs.ts'
import { drawCover } from './draw-cover.ts'

/** The books with generated covers; throws when a book has no design. */
export async function withDrawnCovers(books: readonly FakeBook[]): Promise<FakeBook[]> {
  return await Promise.all(
    books.map(async (book) => {
      const design = designs[book.isbn13]
      if (!design) throw new Error(`${book.isbn13} has no cover design`)
      const words = { title: book.title ?? '', author: book.authors?.[0] ?? '' }
      return { ...book, picture: await drawCover(words, design) }
    }),
  )
}
