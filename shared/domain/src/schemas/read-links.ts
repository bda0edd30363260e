import { z } from 'zod'
import { linkSortKeys } from '../links/index.ts'
import { rowId } from './fields.ts'
import { linkFilter } from './link-filter.ts'

/** How many links one page of the list can have. */
const LINKS_PER_PAGE_MAX = 500

/** A page of the list of links. `cursor` is the `next` of the page before. */
export const linksListInput = z
  .strictObject({
    filter: linkFilter.default({}),
    sort: z
      .strictObject({ by: z.enum(linkSortKeys), isDescending: z.boolean() })
      .default({ by: 'created', isDescending: true }),
    cursor: z.string().max(1000).nullish(),
    limit: z.int().min(1).max(LINKS_PER_PAGE_MAX).default(50),
    /** Without clicks, all counts are 0, and the response comes sooner. */
    withClicks: z.boolean().default(true),
    /** tRPC adds it to every infinite query. */
    direction: z.enum(['forward', 'backward']).optional(),
  })
  .prefault({})

/** A saved link to read. Without clicks, its counts are 0, and the response comes sooner. */
export const linksGetInput = z.strictObject({ id: rowId, withClicks: z.boolean().default(true) })
