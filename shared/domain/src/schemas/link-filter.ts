import { z } from 'zod'
import { cleanLine } from '../books/index.ts'
import { LABELS_MAX, linkStatuses } from '../links/index.ts'
import { rowId } from './fields.ts'

const QUERY_MAX_LENGTH = 200

/**
 * Selects some of an account's links, for the list, a saved filter, analytics, or a bulk action.
 * A link matches if it meets every condition given. An empty filter matches all links.
 */
export const linkFilter = z.strictObject({
  /** Words, all of which are in the title, authors, ISBN, slug, note, or labels. After the first 8, the others are ignored. */
  query: z
    .string()
    .max(QUERY_MAX_LENGTH)
    .transform(cleanLine)
    .transform((text) => text || undefined)
    .optional(),
  /** The link has at least one of these labels. */
  labels: z.array(rowId).max(LABELS_MAX).optional(),
  status: z.enum(linkStatuses).optional(),
})

export type LinkFilter = z.output<typeof linkFilter>
