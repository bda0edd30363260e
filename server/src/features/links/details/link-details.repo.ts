import type { Book, BookEdits, BookHint } from '@everyshelf/domain/books'
import { parseJsonText } from '../../../db/columns.ts'
import { isOwnerShown } from '../../../db/shown-owners.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** What the sources say about the book of one link. */
export interface StoredDetails {
  /** The identifier's key. */
  readonly identifier: string
  readonly edits: BookEdits
  readonly saved: Pick<Book, 'title' | 'authors' | 'coverImage'>
  readonly catalog: Pick<Book, 'title' | 'authors' | 'description'> | null
  readonly hint: BookHint | null
  readonly coverHash: string | null
}

const HASHES_PER_QUERY = 500

export type LinkDetailsRepo = ReturnType<typeof createLinkDetailsRepo>

export function createLinkDetailsRepo(db: Queries) {
  return {
    /** An uploaded cover, unless an admin disabled its links or banned their owners. */
    findCover: async (hash: string): Promise<Buffer | undefined> => {
      const row = await selectShownCovers(db)
        .select('image')
        .where('hash', '=', hash)
        .limit(1)
        .executeTakeFirst()
      return row && Buffer.from(row.image, 'base64')
    },

    /** Those of the hashes that are the hash of a cover that readers may see. */
    listShownCovers: async (hashes: readonly string[]) => {
      const found: string[] = []
      for (let from = 0; from < hashes.length; from += HASHES_PER_QUERY) {
        const rows = await selectShownCovers(db)
          .select('hash')
          .where('hash', 'in', hashes.slice(from, from + HASHES_PER_QUERY))
          .execute()
        found.push(...rows.map(({ hash }) => hash))
      }
      return found
    },
  }
}

function selectShownCovers(db: Queries) {
  return db
    .selectFrom('link_cover')
    .innerJoin('saved_link as link', 'link.id', 'link_cover.linkId')
    .where('link.disabledAt', 'is', null)
    .where(isOwnerShown('link'))
}

/** Undefined if the owner removed the link. */
export async function findDetails(
  db: Queries,
  ownerId: string,
  id: string,
): Promise<StoredDetails | undefined> {
  const row = await db
    .selectFrom('saved_link as link')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
    .select(['link.identifier', 'link.title', 'link.authors', 'link.coverImage'])
    .select(['link.details', 'link.bookHint', 'cover.hash as coverHash'])
    .select(['book.title as bookTitle', 'book.authors as bookAuthors', 'book.description'])
    .where('link.id', '=', id)
    .where('link.ownerId', '=', ownerId)
    .where('link.removedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { bookTitle: title, bookAuthors: authors, description } = row
  return {
    identifier: row.identifier,
    edits: parseJsonText(row.details),
    saved: {
      title: row.title,
      authors: parseJsonText(row.authors),
      coverImage: row.coverImage,
    },
    catalog:
      title === null || authors === null
        ? null
        : { title, authors: parseJsonText(authors), description },
    hint: row.bookHint && parseJsonText(row.bookHint),
    coverHash: row.coverHash,
  }
}
