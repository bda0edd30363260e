import { type Book, foldText, titleSortKey } from '@everyshelf/domain/books'
import type { Kysely } from 'kysely'
import { parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'

/** A cached catalog answer. The source `placeholder` records that no catalog knows the book. */
export interface StoredBook {
  readonly identifier: string
  readonly title: string
  readonly authors: readonly string[]
  readonly description: string | null
  readonly publisher: string | null
  readonly coverUrl: string | null
  readonly source: Book['source']
  readonly fetchedAt: number
  readonly expiresAt: number
}

export type BooksRepo = ReturnType<typeof createBooksRepo>

export function createBooksRepo(db: Kysely<Tables>) {
  return {
    async find(identifier: string): Promise<StoredBook | undefined> {
      const row = await db
        .selectFrom('book')
        .select([
          'identifier',
          'title',
          'authors',
          'description',
          'publisher',
          'coverUrl',
          'source',
        ])
        .select(['fetchedAt', 'expiresAt'])
        .where('identifier', '=', identifier)
        .executeTakeFirst()
      return (
        row && {
          ...row,
          authors: parseJsonText(row.authors),
          fetchedAt: Date.parse(row.fetchedAt),
          expiresAt: Date.parse(row.expiresAt),
        }
      )
    },

    async save({ identifier, ...book }: StoredBook) {
      const columns = {
        ...book,
        authors: toJsonText(book.authors),
        fetchedAt: toIsoTime(book.fetchedAt),
        expiresAt: toIsoTime(book.expiresAt),
        searchText: foldText([book.title, ...book.authors].join(' ')),
        titleKey: titleSortKey(book.title),
      }
      await db
        .insertInto('book')
        .values({ identifier, ...columns })
        .onConflict((conflict) => conflict.column('identifier').doUpdateSet(columns))
        .execute()
    },
  }
}
