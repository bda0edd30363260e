import { z } from 'zod'
import { editionFormats } from '../books/index.ts'
import { findActiveRetailer } from '../retailers/index.ts'
import { bookTitle } from './book-details.ts'
import { countryList, retailerCode, rowId } from './fields.ts'
import { linkLabels } from './labels.ts'
import { BULK_LINKS_MAX, linkSelection } from './link-selection.ts'

const activeRetailer = retailerCode.refine((code) => findActiveRetailer(code) !== undefined)

/** As many as one page of links. */
const BULK_TITLES_MAX = 100

/** One change for many links. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mode'), mode: z.enum(['instant', 'choose']) }),
  z.strictObject({
    kind: z.literal('retailers'),
    retailers: z.array(activeRetailer).min(1).max(100),
    isOn: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('format'),
    format: z.enum([...editionFormats, 'unknown']),
  }),
  z.strictObject({ kind: z.literal('match-language'), isOn: z.boolean() }),
  z.strictObject({
    kind: z.literal('sold-in'),
    countries: countryList.min(1),
    isSold: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('labels'),
    labels: linkLabels.min(1),
    /** Whether links get the labels, or lose them. */
    isAdded: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('titles'),
    /** Each link's own. */
    titles: z
      .array(z.strictObject({ id: rowId, title: bookTitle }))
      .min(1)
      .max(BULK_TITLES_MAX),
  }),
  z.strictObject({ kind: z.literal('remove') }),
])

export type BulkAction = z.output<typeof bulkAction>

/** A change to preview or to start. */
export const bulkChangesStartInput = z.strictObject({
  selection: linkSelection,
  action: bulkAction,
})

/** A bulk change of the signed-in user. */
export const bulkChangesRowInput = z.strictObject({ id: rowId })

/**
 * The result for one link of a bulk change: `waiting` until its turn, `undone` after undo, and
 * `not-undone` if its change could not be undone.
 */
export const bulkOutcomes = [
  'waiting',
  'changed',
  'unchanged',
  'refused',
  'undone',
  'not-undone',
] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** Why a bulk change leaves a link as it is. A refusal has an error code instead. */
export type UnchangedReason = 'already' | 'one-edition' | 'format-not-needed' | 'stopped'

/** A page of the links of a bulk change, with their results. */
export const bulkChangesResultsInput = z.strictObject({
  id: rowId,
  outcome: z.enum(bulkOutcomes).optional(),
  /** The position of the last link of the page before. */
  after: z.int().min(0).max(BULK_LINKS_MAX).optional(),
})
