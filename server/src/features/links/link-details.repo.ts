import type { Book, BookEdits, BookHint } from '@everyshelf/domain/books'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import { isOwnerShown } from '../../db/shown-owners.repo.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { addLinkEvents } from './link-events.repo.ts'
import { indexLink } from './link-index.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'

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

export interface StoredCover {
  readonly hash: string
  readonly jpeg: Buffer
}

const HASHES_PER_QUERY = 500

/** The details of one owner's links: no query here can reach another's row (S36). */
export type OwnedDetails = ReturnType<typeof detailsOf>

export type LinkDetailsRepo = ReturnType<typeof createLinkDetailsRepo>

export function createLinkDetailsRepo(db: Queries, transact: Transact) {
  return {
    detailsOf: (ownerId: string) => detailsOf(db, ownerId),

    /** Changes details of an owner's links under a lock. */
    changeDetailsOf: <Result>(
      ownerId: string,
      change: (details: OwnedDetails) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockLinksOf(queries, ownerId)
        return await change(detailsOf(queries, ownerId))
      }),

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
    listShownCovers: async (hashes: readonly string[]): Promise<string[]> => {
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

export function detailsOf(db: Queries, ownerId: string) {
  return {
    /** Undefined if the owner removed the link. */
    find: async (id: string): Promise<StoredDetails | undefined> => {
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
    },

    /** Reports a change to webhooks. Call this after the change. */
    announce: (id: string, now: IsoTime) => addLinkEvents(db, ownerId, 'link.updated', [id], now),

    putEdits: async (id: string, edits: BookEdits): Promise<void> => {
      await db
        .updateTable('saved_link')
        .set({ details: toJsonText(edits) })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
      await indexLink(db, id)
    },

    /** Call this only for a link that `find` returned. */
    putCover: async (
      linkId: string,
      { hash, jpeg }: StoredCover,
      createdAt: IsoTime,
    ): Promise<void> => {
      const columns = { hash, image: jpeg.toString('base64'), createdAt }
      await db
        .insertInto('link_cover')
        .values({ linkId, ...columns })
        .onConflict((conflict) => conflict.column('linkId').doUpdateSet(columns))
        .execute()
    },

    removeCover: async (id: string): Promise<void> => {
      await db
        .deleteFrom('link_cover')
        .where('linkId', '=', id)
        .where('linkId', 'in', (from) =>
          from.selectFrom('saved_link').select('id').where('ownerId', '=', ownerId),
        )
        .execute()
    },
  }
}
