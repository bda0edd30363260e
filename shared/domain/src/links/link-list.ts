/** A link that an admin disabled is not active. */
export const linkStatuses = ['active', 'disabled'] as const
export type LinkStatus = (typeof linkStatuses)[number]

/** The columns that the list of links can be sorted by. */
export const linkSortKeys = ['title', 'identifier', 'clicks', 'created'] as const
export type LinkSortKey = (typeof linkSortKeys)[number]

export interface LinkSort {
  readonly by: LinkSortKey
  readonly isDescending: boolean
}

/** How many filters an account can save. */
export const SAVED_FILTERS_MAX = 20
export const SAVED_FILTER_NAME_MAX_LENGTH = 40
