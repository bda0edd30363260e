import type { BookHint } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import type { SeriesBook } from '@everyshelf/domain/series'
import { type IsoTime, parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import { readSavedBook, type SavedBook } from '../saved-book.ts'

/** A book of a series with what the sources say about it. */
export interface StoredSeriesBook extends SeriesBook, SavedBook {
  readonly slug: Slug
  /** For links in books, which carry no tags. Null for books added before such slugs existed. */
  readonly ebookSlug: Slug | null
  readonly addedAt: IsoTime
  /** Only for the owner. */
  readonly hint: BookHint | null
}

/** The books of each series in reading order. */
export async function listBooksOfSeries(
  db: Queries,
  seriesIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredSeriesBook[]>> {
  if (seriesIds.length === 0) return new Map()
  const rows = await selectBooks(db, seriesIds).execute()
  const bySeries = Map.groupBy(rows, ({ seriesId }) => seriesId)
  return new Map(seriesIds.map((id) => [id, (bySeries.get(id) ?? []).map(toStoredBook)]))
}

/** The first books of a series whose links work, in reading order. */
export async function listFirstBooks(
  db: Queries,
  seriesId: string,
  limit: number,
): Promise<readonly StoredSeriesBook[]> {
  const rows = await selectBooks(db, [seriesId])
    .where('link.removedAt', 'is', null)
    .where('link.disabledAt', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(toStoredBook)
}

function selectBooks(db: Queries, seriesIds: readonly string[]) {
  return db
    .selectFrom('series_book as member')
    .innerJoin('saved_link as link', 'link.id', 'member.linkId')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
    .leftJoin('link_slug as ebook', (join) =>
      join.onRef('ebook.linkId', '=', 'link.id').on('ebook.channel', '=', 'ebook'),
    )
    .select(['member.seriesId', 'member.linkId', 'member.position', 'member.nextLinkId'])
    .select(['member.addedAt', 'ebook.slug as ebookSlug'])
    .select(['link.slug', 'link.identifier', 'link.title', 'link.authors', 'link.coverImage'])
    .select(['link.details', 'link.bookHint', 'link.removedAt', 'link.disabledAt'])
    .select(['cover.hash as coverHash', 'book.title as bookTitle', 'book.authors as bookAuthors'])
    .select('book.description as bookDescription')
    .where('member.seriesId', 'in', seriesIds)
    .where('member.removedAt', 'is', null)
    .orderBy('member.readingOrder')
    .orderBy('member.linkId')
}

type BookRow = Awaited<ReturnType<ReturnType<typeof selectBooks>['execute']>>[number]

function toStoredBook(row: BookRow): StoredSeriesBook {
  return {
    linkId: row.linkId,
    position: row.position,
    nextLinkId: row.nextLinkId,
    state: toState(row),
    slug: row.slug,
    ebookSlug: row.ebookSlug,
    addedAt: row.addedAt,
    hint: row.bookHint && parseJsonText(row.bookHint),
    ...readSavedBook(row),
  }
}

function toState(row: { readonly removedAt: string | null; readonly disabledAt: string | null }) {
  if (row.disabledAt !== null) return 'disabled'
  return row.removedAt === null ? 'active' : 'removed'
}
