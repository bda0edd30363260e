import { describeBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { parseLinkSettings } from '@everyshelf/domain/links'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** One of the owner's books, and all identifiers under which stores sell it. */
export interface OwnBook {
  readonly identifier: string
  /** Null if neither the owner nor a catalog named it. */
  readonly title: string | null
  /** Null if its link is removed. */
  readonly linkId: string | null
  readonly editions: readonly string[]
}

/** Active links come first, so they win if two links have the same book. The query is for one owner. */
export async function listOwnBooks(db: Queries, ownerId: string): Promise<OwnBook[]> {
  const rows = await db
    .selectFrom('saved_link as link')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .select(['link.id', 'link.identifier', 'link.title', 'details', 'bookHint', 'removedAt'])
    .select(['settings', 'book.title as catalogTitle'])
    .where('ownerId', '=', ownerId)
    .orderBy('removedAt')
    .orderBy('createdAt')
    .execute()
  return rows
    .toSorted((a, b) => Number(a.removedAt !== null) - Number(b.removedAt !== null))
    .map(({ id, identifier, title, catalogTitle, details, bookHint, removedAt, settings }) => {
      const { editions, overrides } = parseLinkSettings(settings)
      const described = describeBook(identifier, {
        edits: parseJsonText(details),
        saved: { title, authors: [] },
        catalog:
          catalogTitle === null ? null : { title: catalogTitle, authors: [], description: null },
        hint: bookHint && parseJsonText(bookHint),
      })
      return {
        identifier,
        title: described.sources.title === 'none' ? null : described.details.title,
        linkId: removedAt === null ? id : null,
        editions: [
          ...editions.map((edition) => identifierKey(edition.identifier)),
          ...Object.values(overrides).map((book) => identifierKey(book)),
        ],
      }
    })
}
