import { z } from 'zod'
import { rowId } from './fields.ts'
import { linkFilter } from './link-filter.ts'

/** How many links a client can name one by one: more would exceed the size of a request. */
export const SELECTED_LINKS_MAX = 2000

/** How many links one bulk change can have. */
export const BULK_LINKS_MAX = 5000

/** Links of the signed-in user: named one by one, or all that match a filter, with exceptions. */
export const linkSelection = z.union([
  z.strictObject({ ids: z.array(rowId).min(1).max(SELECTED_LINKS_MAX) }),
  z.strictObject({ filter: linkFilter, except: z.array(rowId).max(SELECTED_LINKS_MAX) }),
])

export type LinkSelection = z.output<typeof linkSelection>
