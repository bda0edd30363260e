import { z } from 'zod'
import { AUTHOR_MAX_LENGTH, AUTHORS_MAX, cleanLine } from '../books/index.ts'
import { MOVE_BATCH_ROWS, MOVE_ROWS_MAX } from '../limits/index.ts'
import { LINK_NOTE_MAX_LENGTH } from '../links/index.ts'
import {
  MOVE_CLICKS_MAX,
  MOVE_TARGET_MAX_LENGTH,
  MOVE_TITLE_MAX_LENGTH,
  moveChoices,
  moveServices,
  OLD_ADDRESS_MAX_LENGTH,
  OLD_SLUG_MAX_LENGTH,
} from '../moving/index.ts'
import { calendarDay } from './analytics.ts'
import { rowId } from './fields.ts'
import { linkLabels } from './labels.ts'
import { line } from './text.ts'

/** A text of the file as the reader cleaned it. */
const cleanText = (length: number) =>
  z
    .string()
    .max(length)
    .refine((text) => cleanLine(text) === text)

const position = z
  .int()
  .min(0)
  .max(MOVE_ROWS_MAX - 1)

/** A link of another service, or a book of a list, as `readMoveFile` returns it. The server checks each again. */
export const movedLink = z.strictObject({
  line: z.int().min(1).max(10_000_000),
  oldAddress: cleanText(OLD_ADDRESS_MAX_LENGTH),
  oldSlug: cleanText(OLD_SLUG_MAX_LENGTH),
  target: cleanText(MOVE_TARGET_MAX_LENGTH).pipe(z.string().min(1)),
  title: cleanText(MOVE_TITLE_MAX_LENGTH),
  clicks: z.int().min(0).max(MOVE_CLICKS_MAX).nullable(),
  createdOn: calendarDay.nullable(),
  authors: z.array(cleanText(AUTHOR_MAX_LENGTH)).max(AUTHORS_MAX).readonly(),
  labels: linkLabels.readonly(),
  note: cleanText(LINK_NOTE_MAX_LENGTH),
})

/** A row that a program imports, with the same limits. */
export const importRow = z
  .strictObject({
    book: line({ min: 1, max: MOVE_TARGET_MAX_LENGTH }).describe(
      'An ISBN, an ASIN, or a product URL.',
    ),
    title: line({ max: MOVE_TITLE_MAX_LENGTH }).default(''),
    authors: z
      .array(line({ min: 1, max: AUTHOR_MAX_LENGTH }))
      .max(AUTHORS_MAX)
      .default([]),
    labels: linkLabels.default([]),
    note: line({ max: LINK_NOTE_MAX_LENGTH }).default(''),
    slug: line({ max: OLD_SLUG_MAX_LENGTH })
      .default('')
      .describe('The slug to keep for this link.'),
    oldAddress: line({ max: OLD_ADDRESS_MAX_LENGTH }).default(''),
    clicks: movedLink.shape.clicks.default(null).describe('Clicks at the other service.'),
    createdOn: calendarDay.nullable().default(null),
    line: movedLink.shape.line.optional().describe('The line of this row in the file.'),
  })
  .meta({ id: 'NewImportRow' })

/** Begins a move. It changes nothing before the author starts it. */
export const movesBeginInput = z.strictObject({
  service: z.enum(moveServices),
  fileName: z.string().max(255).transform(cleanLine),
  rows: z.int().min(1).max(MOVE_ROWS_MAX),
})

/** Some rows of a move. `from` is the position of the first. */
export const movesAppendInput = z.strictObject({
  id: rowId,
  from: position,
  links: z.array(movedLink).min(1).max(MOVE_BATCH_ROWS),
})

/** `going` lists only those that the server still works on. */
export const movesListInput = z.strictObject({ going: z.boolean().optional() }).optional()

export const movesRowInput = z.strictObject({ id: rowId })

/** A page of a move's rows. `cursor` is the `next` of the page before. */
export const movesRowsInput = z.strictObject({
  id: rowId,
  /** The position of its first row. */
  cursor: z.int().min(0).max(1_000_000).nullish(),
  /** tRPC adds it to every infinite query. */
  direction: z.enum(['forward', 'backward']).optional(),
})

/** Takes the ISBN that the target of a row may stand for. */
export const movesTakeOfferInput = z.strictObject({ id: rowId, position })

/** What to do with some rows, or with all. */
export const movesChooseInput = z.strictObject({
  id: rowId,
  choice: z
    .enum(['suggested', ...moveChoices])
    .transform((choice) => (choice === 'suggested' ? null : choice)),
  positions: z.array(position).min(1).max(MOVE_ROWS_MAX).optional(),
})
