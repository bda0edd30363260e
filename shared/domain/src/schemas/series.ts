import { z } from 'zod'
import { SERIES_BOOKS_MAX } from '../limits/index.ts'
import { isReservedName, isReservedSlug, parseSlug } from '../links/index.ts'
import {
  SERIES_NAME_MAX_LENGTH,
  SERIES_POSITION_MAX,
  SERIES_TEXT_MAX_LENGTH,
} from '../series/index.ts'
import { rowId } from './fields.ts'
import { pageDesign } from './page-design.ts'
import { lines, shownLine, slugFormat } from './text.ts'

const seriesName = shownLine({ min: 1, max: SERIES_NAME_MAX_LENGTH }).refine(
  (typed) => !isReservedName(typed),
  'series-slug-reserved',
)
const seriesText = lines({ max: SERIES_TEXT_MAX_LENGTH })

/** The last part of the address of a series page, in any case. */
const seriesSlug = z
  .string()
  .max(100)
  .transform((text, context) => {
    const slug = parseSlug(text)
    if (slug && !isReservedSlug(slug, 'series')) return slug
    const message = slug ? 'series-slug-reserved' : 'series-slug-invalid'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .meta(slugFormat)

const position = z.int().min(0).max(SERIES_POSITION_MAX)

/** A book in reading order. Its position is in hundredths. */
const seriesBook = z.strictObject({
  linkId: rowId,
  position,
  nextLinkId: rowId.nullable().default(null),
})

const seriesBooks = z
  .array(seriesBook)
  .max(SERIES_BOOKS_MAX)
  .refine(
    (books) => new Set(books.map(({ linkId }) => linkId)).size === books.length,
    'must name each link once',
  )

export const seriesCreateInput = z.strictObject({
  name: seriesName,
  books: seriesBooks.default([]),
})

/** Missing fields stay as they are. `startLinkId` null means the first book in reading order. */
export const seriesUpdateInput = z.strictObject({
  id: rowId,
  name: seriesName.optional(),
  text: seriesText.optional(),
  isPublished: z.boolean().optional(),
  startLinkId: rowId.nullable().optional(),
  design: pageDesign.optional(),
})

/** Earlier addresses keep working. */
export const seriesSetAddressInput = z.strictObject({ id: rowId, slug: seriesSlug })

/** Replaces the list of books. */
export const seriesSetBooksInput = z.strictObject({ id: rowId, books: seriesBooks })

export const seriesRowInput = z.strictObject({ id: rowId })
