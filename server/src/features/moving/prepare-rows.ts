import { createBookHint } from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import type { BooksService } from '../books/books.service.ts'
import type { NamedBook } from '../links/identify-book.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { identifyTarget } from './identify-target.ts'
import type { StoredMovedLink } from './moves.repo.ts'
import type { PlacedBook } from './place-link.ts'

export interface PreparedRow {
  readonly row: StoredMovedLink
  /** Null if the row names no book, or is skipped. */
  readonly placed: PlacedBook | null
}

interface PrepareDeps {
  readonly identify: LinksFeature['identify']
  readonly lookup: BooksService['lookup']
}

/** Finds out the books of rows, and looks them up. Stops at a row that has to wait for a limit. */
export async function prepareRows(
  { identify, lookup }: PrepareDeps,
  rows: readonly StoredMovedLink[],
  beforeFollowing: () => void,
): Promise<PreparedRow[]> {
  const identified: { row: StoredMovedLink; named: NamedBook | null }[] = []
  for (const row of rows) {
    try {
      const isSkipped = row.choice === 'skip'
      const named = isSkipped ? null : await identifyTarget(identify, row.target, beforeFollowing)
      identified.push({ row, named })
    } catch (error) {
      if (identified.length === 0 || !isRateLimit(error)) throw error
      break
    }
  }
  return await Promise.all(
    identified.map(async ({ row, named }) => ({
      row,
      placed: named && (await lookUp(lookup, row, named)),
    })),
  )
}

async function lookUp(
  lookup: BooksService['lookup'],
  { title }: StoredMovedLink,
  { identifier, format }: NamedBook,
): Promise<PlacedBook> {
  const book = await lookup(identifier)
  return { identifier, format, book, hint: createBookHint('file', title, []) }
}

function isRateLimit(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'rate-limited'
}
