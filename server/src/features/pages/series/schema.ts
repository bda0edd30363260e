import type { Slug } from '@everyshelf/domain/links'
import type { PageDesign } from '@everyshelf/domain/schemas'
import type { SeriesPosition } from '@everyshelf/domain/series'
import { integer, json, table, text, time } from '../../../db/table.ts'

export const seriesTables = {
  /** A series of books with its own page. */
  series: table(
    {
      id: text().key(),
      /** Null once the account is deleted. Name and text are then empty, and readers still find the books. */
      ownerId: text().nullable(),
      /** The current address. `series_slug` has it and all old ones. */
      slug: text<Slug>(),
      name: text(),
      text: text(),
      /** The book to start with; null for the first in reading order. */
      startLinkId: text().nullable(),
      /** Null until its owner changes it. */
      design: json<PageDesign>().nullable(),
      createdAt: time(),
      updatedAt: time(),
      /** When the page was published first; null for a draft, which readers cannot see. */
      publishedAt: time().nullable(),
      unpublishedAt: time().nullable(),
      removedAt: time().nullable(),
      /** When an admin disabled its page. */
      disabledAt: time().nullable(),
      /** The owner sees it too. */
      disabledReason: text().nullable(),
    },
    {
      indexes: [
        ['ownerId'],
        ['updatedAt'],
        { on: ['removedAt'], where: `"removedAt" is not null`, name: 'removed' },
      ],
    },
  ),
  /** Every address of a series. Old ones keep working, and none is given to another series. */
  series_slug: table(
    {
      slug: text<Slug>().key(),
      seriesId: text(),
      createdAt: time(),
    },
    { indexes: [['seriesId']] },
  ),
  /** A saved link as a book of a series. */
  series_book: table(
    {
      seriesId: text(),
      linkId: text(),
      position: integer<SeriesPosition>(),
      readingOrder: integer(),
      /** The next book that the owner set; null for the next one in reading order. */
      nextLinkId: text().nullable(),
      addedAt: time(),
      /** When its owner took it out of the series. Printed "next" links of the book still find the series. */
      removedAt: time().nullable(),
    },
    { key: ['seriesId', 'linkId'], indexes: [['linkId']] },
  ),
}
