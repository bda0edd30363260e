import { describeBook } from '@everyshelf/domain/books'
import { parseJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

export interface OwnedBook {
  /** The saved link to the book; null when none is saved now. */
  readonly linkId: string | null
  readonly identifier: string
  /** From the saved link if there is one, else from the catalogs. */
  readonly title: string
}

export type AnalyticsRepo = ReturnType<typeof createAnalyticsRepo>

export function createAnalyticsRepo(db: Queries) {
  return {
    findTimeZone: async (ownerId: string) => {
      const row = await db
        .selectFrom('user_profile')
        .select('timeZone')
        .where('userId', '=', ownerId)
        .executeTakeFirst()
      return row?.timeZone ?? 'UTC'
    },

    /** The book of a saved link of this owner. */
    findBookOfLink: async (ownerId: string, linkId: string) => {
      const row = await db
        .selectFrom('saved_link')
        .select('identifier')
        .where('id', '=', linkId)
        .where('ownerId', '=', ownerId)
        .executeTakeFirst()
      return row?.identifier
    },

    /** The books of this owner's links with a label; none for an unknown label. */
    listBooksOfLabel: async (ownerId: string, labelId: string) => {
      const rows = await db
        .selectFrom('link_label')
        .innerJoin('saved_link as link', 'link.id', 'link_label.linkId')
        .select('link.identifier')
        .where('link_label.labelId', '=', labelId)
        .where('link.ownerId', '=', ownerId)
        .execute()
      return rows.map(({ identifier }) => identifier)
    },

    listBooks: (ownerId: string, identifiers: readonly string[]) =>
      listBooks(db, ownerId, identifiers),

    /** The ids of the labels of links that `listBooks` returned. */
    listLabelIds: async (
      linkIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly string[]>> => {
      if (linkIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('link_label')
        .select(['linkId', 'labelId'])
        .where('linkId', 'in', linkIds)
        .execute()
      const byLink = Map.groupBy(rows, ({ linkId }) => linkId)
      return new Map([...byLink].map(([id, own]) => [id, own.map(({ labelId }) => labelId)]))
    },
  }
}

const BOOKS_PER_QUERY = 500

async function listBooks(db: Queries, ownerId: string, identifiers: readonly string[]) {
  const books = new Map<string, OwnedBook>()
  for (let at = 0; at < identifiers.length; at += BOOKS_PER_QUERY) {
    const input = identifiers.slice(at, at + BOOKS_PER_QUERY)
    const cataloged = await db
      .selectFrom('book')
      .select(['identifier', 'title'])
      .where('identifier', 'in', input)
      .where('source', '!=', 'placeholder')
      .execute()
    for (const row of cataloged) books.set(row.identifier, { ...row, linkId: null })
    const saved = await db
      .selectFrom('saved_link')
      .select(['id', 'identifier', 'title', 'details', 'bookHint', 'removedAt'])
      .where('ownerId', '=', ownerId)
      .where('identifier', 'in', input)
      .execute()
    for (const { id, identifier, title, details, bookHint, removedAt } of saved) {
      const catalogTitle = books.get(identifier)?.title ?? null
      const described = describeBook(identifier, {
        edits: parseJsonText(details),
        saved: { title, authors: [] },
        catalog:
          catalogTitle === null ? null : { title: catalogTitle, authors: [], description: null },
        hint: bookHint && parseJsonText(bookHint),
      })
      const linkId = removedAt === null ? id : null
      books.set(identifier, { linkId, identifier, title: described.details.title })
    }
  }
  return [...books.values()]
}
