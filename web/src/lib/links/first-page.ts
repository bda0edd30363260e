import type { LinkSort } from '@everyshelf/domain/links'

export const newestFirst: LinkSort = { by: 'created', isDescending: true }

export const LINKS_PER_PAGE = 100

/** What the dashboard loads first. */
export const firstPage = { filter: {}, sort: newestFirst, limit: LINKS_PER_PAGE }
