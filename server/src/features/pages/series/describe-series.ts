import { describeBook, uploadedCoverPath } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import { type PageDesign, readPageDesign } from '@everyshelf/domain/schemas'
import { findSeriesProblems, type SeriesBook, type SeriesProblem } from '@everyshelf/domain/series'
import { parseJsonText } from '../../../db/columns.ts'
import type { StoredSeries } from './series.repo.ts'
import type { StoredSeriesBook } from './series-books.repo.ts'

/** A series in the owner's list. */
export interface SeriesSummary {
  readonly id: string
  readonly name: string
  readonly slug: Slug
  readonly isPublished: boolean
  readonly isDisabled: boolean
  readonly bookCount: number
  readonly problemCount: number
  /** The covers of the first books. Null for a book without one. */
  readonly covers: readonly { readonly title: string; readonly coverImage: string | null }[]
}

/** A series as its owner edits it. */
export interface SeriesView {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly slug: Slug
  readonly url: string
  readonly isPublished: boolean
  /** Readers can follow the links to the next book from the first publication on. */
  readonly wasPublished: boolean
  /** Why an admin disabled the page. Null if it works. */
  readonly disabledReason: string | null
  readonly startLinkId: string | null
  readonly design: PageDesign
  /** In reading order. */
  readonly books: readonly SeriesBookView[]
  readonly problems: readonly SeriesProblem[]
}

export interface SeriesBookView extends SeriesBook {
  /** Opens the next book. */
  readonly nextUrl: string
  readonly title: string
  readonly authors: readonly string[]
  readonly coverImage: string | null
  /** A day, a month, or a year; empty if unknown. */
  readonly publishedOn: string
}

const COVERS_IN_SUMMARY = 4

/** Whether its owner shows the page. An admin may still have disabled it. */
export function isOpen({ publishedAt, unpublishedAt, removedAt, ownerId }: StoredSeries): boolean {
  const isWithdrawn = unpublishedAt !== null || removedAt !== null || ownerId === null
  return publishedAt !== null && !isWithdrawn
}

/** What its owner adds to an unpublished series stays private. */
export function isShownIn(
  { unpublishedAt }: Pick<StoredSeries, 'unpublishedAt'>,
  { addedAt }: Pick<StoredSeriesBook, 'addedAt'>,
): boolean {
  return unpublishedAt === null || addedAt <= unpublishedAt
}

export function toSeriesSummary(
  series: StoredSeries,
  books: readonly StoredSeriesBook[],
): SeriesSummary {
  const { id, name, slug } = series
  return {
    id,
    name,
    slug,
    isPublished: isOpen(series),
    isDisabled: series.disabledAt !== null,
    bookCount: books.length,
    problemCount: findSeriesProblems(books).length,
    covers: books.slice(0, COVERS_IN_SUMMARY).map((book) => {
      const { title, coverImage } = toBookView(book)
      return { title, coverImage }
    }),
  }
}

export function toSeriesView(
  series: StoredSeries,
  books: readonly StoredSeriesBook[],
  origin: string,
  /** The links that are also in another series. */
  shared: readonly string[],
): SeriesView {
  const { id, name, text, slug, startLinkId } = series
  return {
    id,
    name,
    text,
    slug,
    url: `${origin}/series/${slug}`,
    isPublished: isOpen(series),
    wasPublished: series.publishedAt !== null,
    disabledReason: series.disabledAt === null ? null : series.disabledReason,
    startLinkId,
    design: designOf(series),
    books: books.map((book) => {
      const query = shared.includes(book.linkId) ? `?series=${slug}` : ''
      return { ...toBookView(book), nextUrl: `${origin}/next/${book.slug}${query}` }
    }),
    problems: findSeriesProblems(books),
  }
}

export function designOf({ design }: Pick<StoredSeries, 'design'>): PageDesign {
  return readPageDesign(design && parseJsonText(design), 'series')
}

function toBookView(book: StoredSeriesBook): Omit<SeriesBookView, 'nextUrl'> {
  const { linkId, position, nextLinkId, state } = book
  const { title, authors, publishedOn } = describeStoredBook(book, 'owner')
  const coverImage = findCover(book)
  return { linkId, position, nextLinkId, state, title, authors, coverImage, publishedOn }
}

/** Readers never see what the owner's own page or file said. A removed link shows the catalog's data. */
export function describeStoredBook(book: StoredSeriesBook, viewer: 'owner' | 'reader') {
  const { identifier, saved, catalog } = book
  const hint = viewer === 'owner' ? book.hint : null
  const edits = viewer === 'owner' || book.state === 'active' ? book.edits : {}
  return describeBook(identifier, { edits, saved, catalog, hint }).details
}

export function findCover({ coverHash, saved, state }: StoredSeriesBook): string | null {
  // Covers of disabled links are not served.
  return coverHash === null || state === 'disabled'
    ? saved.coverImage
    : uploadedCoverPath(coverHash)
}
