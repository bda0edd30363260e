import type { DatabaseKind } from '../../db/dialect.ts'
import { foldColumn } from '../../db/prefix.ts'
import type { Queries } from '../../db/transact.ts'

export interface CachedBook {
  readonly identifier: string
  readonly fetchedAt: string
}

export type UnsavedBooksRepo = ReturnType<typeof createUnsavedBooksRepo>

export function createUnsavedBooksRepo(db: Queries, kind: DatabaseKind) {
  async function findSaved(identifiers: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom('saved_link')
      .select('identifier')
      // The index stores lower case.
      .where(
        ({ ref }) => foldColumn(kind, ref('identifier')).folded,
        'in',
        identifiers.map((identifier) => identifier.toLowerCase()),
      )
      .execute()
    return new Set(rows.map(({ identifier }) => identifier))
  }

  return {
    count: async () => {
      const { books } = await db
        .selectFrom('book')
        .select(({ fn }) => fn.countAll().as('books'))
        .executeTakeFirstOrThrow()
      return Number(books)
    },
    /** Returns one page of cached books after an identifier, and the last identifier of the page. */
    listUnsaved: async (
      after: string,
      limit: number,
    ): Promise<{ readonly books: readonly CachedBook[]; readonly last: string | null }> => {
      const books = await db
        .selectFrom('book')
        .select(['identifier', 'fetchedAt'])
        .where('identifier', '>', after)
        .orderBy('identifier')
        .limit(limit)
        .execute()
      const saved = await findSaved(books.map(({ identifier }) => identifier))
      return {
        books: books.filter(({ identifier }) => !saved.has(identifier)),
        last: books.length < limit ? null : (books.at(-1)?.identifier ?? null),
      }
    },
    /** Whether a link has this book. Removed links count, because they still show it. */
    isSaved: async (identifier: string) => (await findSaved([identifier])).size > 0,
    remove: async (identifiers: readonly string[]) => {
      await db.deleteFrom('book').where('identifier', 'in', identifiers).execute()
    },
  }
}
