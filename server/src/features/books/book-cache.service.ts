import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { BooksRepo, StoredBook } from './books.repo.ts'
import type { BooksService } from './books.service.ts'
import type { CoversService } from './covers/covers.service.ts'

/** The cached data of one book. */
export interface CachedBook {
  readonly key: string
  /** Only books with an ISBN can be looked up in the catalogs. */
  readonly canRefresh: boolean
  readonly entry: CacheEntry | null
  /** On this server's disk. */
  readonly cover: { readonly type: string; readonly bytes: number } | null
}

export interface CacheEntry extends Omit<StoredBook, 'identifier' | 'fetchedAt' | 'expiresAt'> {
  readonly fetchedAt: string
  readonly expiresAt: string
}

export type BookCacheService = ReturnType<typeof createBookCacheService>

interface BookCacheServiceDeps {
  readonly repo: Pick<BooksRepo, 'find'>
  readonly books: Pick<BooksService, 'refresh'>
  readonly covers: Pick<CoversService, 'findStored' | 'refresh'>
}

/** The book cache for the admin pages. */
export function createBookCacheService({ repo, books, covers }: BookCacheServiceDeps) {
  async function find(identifier: BookIdentifier): Promise<CachedBook> {
    const key = identifierKey(identifier)
    const isbn = identifier.kind === 'asin' ? null : identifier.isbn13
    const [stored, cover] = await Promise.all([repo.find(key), isbn && covers.findStored(isbn)])
    return {
      key,
      canRefresh: isbn !== null,
      entry: stored ? toEntry(stored) : null,
      cover: cover ? { type: cover.type, bytes: cover.bytes.length } : null,
    }
  }

  return {
    find,
    refresh: async (record: RecordAction, identifier: BookIdentifier) => {
      if (identifier.kind === 'asin') throw new DomainError('invalid-identifier')
      await record(null, { action: 'book.refresh', subject: identifier.isbn13 })
      const outcome = await books.refresh(identifier.isbn13)
      const isCoverNew = await covers.refresh(identifier.isbn13)
      return { outcome, isCoverNew, book: await find(identifier) }
    },
  }
}

function toEntry({ identifier: _, fetchedAt, expiresAt, ...entry }: StoredBook): CacheEntry {
  return {
    ...entry,
    fetchedAt: new Date(fetchedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}
