import type { Slug } from '@everyshelf/domain/links'
import type { SeriesPosition } from '@everyshelf/domain/series'
import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** A series of books with its own page. */
export interface SeriesTable {
  id: string
  /** Null once the account is deleted. Name and text are then empty, and readers still find the books. */
  ownerId: string | null
  /** The current address. `series_slug` has it and all old ones. */
  slug: Slug
  name: string
  text: string
  /** The book to start with; null for the first in reading order. */
  startLinkId: string | null
  createdAt: IsoTime
  updatedAt: IsoTime
  /** When the page was published first; null for a draft, which readers cannot see. */
  publishedAt: IsoTime | null
  unpublishedAt: IsoTime | null
  removedAt: IsoTime | null
  /** When an admin disabled its page. */
  disabledAt: Generated<IsoTime | null>
  /** The owner sees it too. */
  disabledReason: Generated<string | null>
}

/** Every address of a series. Old ones keep working, and none is given to another series. */
export interface SeriesSlugTable {
  slug: Slug
  seriesId: string
  createdAt: IsoTime
}

/** A saved link as a book of a series. */
export interface SeriesBookTable {
  seriesId: string
  linkId: string
  position: SeriesPosition
  readingOrder: number
  /** The next book that the owner set; null for the next one in reading order. */
  nextLinkId: string | null
  addedAt: IsoTime
  /** When its owner took it out of the series. Printed "next" links of the book still find the series. */
  removedAt: IsoTime | null
}
