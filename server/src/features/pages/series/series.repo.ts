import type { Slug } from '@everyshelf/domain/links'
import type { SeriesBook } from '@everyshelf/domain/series'
import type { Selectable, Updateable } from 'kysely'
import type { IsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Tables } from '../../../db/tables.ts'
import { type OwnedRowsDeps, ownedRows, type Queries } from '../../../db/transact.ts'
import type { PersonalData } from '../../../feature.ts'
import { listBooksOfSeries } from './series-books.repo.ts'
import { claimSeriesSlug, suggestSlugs } from './series-slugs.repo.ts'

export type StoredSeries = Readonly<Selectable<Tables['series']>>

/** The books to store, in reading order. */
export type NewSeriesBook = Pick<SeriesBook, 'linkId' | 'position' | 'nextLinkId'>

/** The series of one owner: no query here can reach another's row. */
export type OwnedSeries = ReturnType<typeof seriesOf>

export type SeriesRepo = ReturnType<typeof createSeriesRepo>

export function createSeriesRepo(deps: OwnedRowsDeps) {
  return ownedRows(seriesOf, deps)
}

function seriesOf(db: Queries, ownerId: string) {
  const owned = () =>
    db.selectFrom('series').selectAll().where('ownerId', '=', ownerId).orderBy('createdAt')

  return {
    /** Oldest first, without removed ones. */
    list: async (): Promise<StoredSeries[]> =>
      await owned().where('removedAt', 'is', null).orderBy('id').execute(),

    /** Without removed ones, unless an admin disabled them: removing such a series makes no room for another. */
    listCounted: async () => {
      const rows = await db
        .selectFrom('series')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where(({ eb, or }) => or([eb('removedAt', 'is', null), eb('disabledAt', 'is not', null)]))
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Also a removed one. */
    find: async (id: string): Promise<StoredSeries | undefined> =>
      await owned().where('id', '=', id).executeTakeFirst(),

    listBooks: (ids: readonly string[]) => listBooksOfSeries(db, ids),

    /** Those of the links that belong to this owner and are not removed. */
    listActiveLinks: async (ids: readonly string[]) => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('saved_link')
        .select('id')
        .where('id', 'in', ids)
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Those of the links that are or were also in another series. */
    listSharedLinks: async (seriesId: string, linkIds: readonly string[]) => {
      if (linkIds.length === 0) return []
      const rows = await db
        .selectFrom('series_book')
        .select('linkId')
        .distinct()
        .where('linkId', 'in', linkIds)
        .where('seriesId', '!=', seriesId)
        .execute()
      return rows.map(({ linkId }) => linkId)
    },

    /** Gives it the suggested address, or a similar or random one if that is taken. */
    add: async (name: string, suggested: Slug | undefined, createdAt: IsoTime) => {
      const id = createRowId()
      const dates = {
        createdAt,
        updatedAt: createdAt,
        publishedAt: null,
        unpublishedAt: null,
        removedAt: null,
      }
      for (const slug of suggestSlugs(suggested)) {
        if (!(await claimSeriesSlug(db, id, slug, createdAt))) continue
        await db
          .insertInto('series')
          .values({ id, ownerId, slug, name, text: '', startLinkId: null, design: null, ...dates })
          .execute()
        return id
      }
      throw new Error('no free address found')
    },

    claimSlug: (id: string, slug: Slug, now: IsoTime) => claimSeriesSlug(db, id, slug, now),

    update: async (
      id: string,
      change: Updateable<Tables['series']> & Pick<Tables['series'], 'updatedAt'>,
    ) => {
      await db
        .updateTable('series')
        .set(change)
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    /** Stores the list of books of a series that `find` returned. */
    putBooks: async (seriesId: string, books: readonly NewSeriesBook[], now: IsoTime) => {
      // Readers have the "next" links of books that are no longer in the list, so their rows stay.
      await db
        .updateTable('series_book')
        .set({ removedAt: now, nextLinkId: null })
        .where('seriesId', '=', seriesId)
        .where('removedAt', 'is', null)
        .$if(books.length > 0, (query) =>
          query.where(
            'linkId',
            'not in',
            books.map(({ linkId }) => linkId),
          ),
        )
        .execute()
      for (const [readingOrder, { linkId, position, nextLinkId }] of books.entries()) {
        const columns = { position, readingOrder, nextLinkId, removedAt: null }
        await db
          .insertInto('series_book')
          .values({ seriesId, linkId, ...columns, addedAt: now })
          .onConflict((conflict) => conflict.columns(['seriesId', 'linkId']).doUpdateSet(columns))
          .execute()
      }
    },
  }
}

export const seriesData: PersonalData = {
  exportOwned: async ({ by, ofOwner, ownIds }) => {
    const ofSeries = by('seriesId', ownIds('series'))
    return {
      series: await ofOwner('series', 'all', 'createdAt'),
      series_slug: await ofSeries('series_slug', 'all', 'createdAt'),
      series_book: await ofSeries('series_book', 'all', 'seriesId', 'readingOrder'),
    }
  },
  /** The books stay, so that readers find them. */
  eraseOwned: async ({ queries, userId }) => {
    await queries
      .updateTable('series')
      .set({ name: '', text: '', design: null, ownerId: null })
      .where('ownerId', '=', userId)
      .execute()
  },
}
