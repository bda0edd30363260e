/** Which hits of an owner's links to count. */
export interface ClickFilters
  extends Readonly<Record<(typeof filteredColumns)[number], string | null>> {
  readonly ownerId: string
  /** The owner's, in which days begin. */
  readonly timeZone: string
  readonly from: string
  readonly to: string
  /** The keys of some books; null for all. */
  readonly books: readonly string[] | null
}

export const noFilters = {
  books: null,
  country: null,
  seller: null,
  channel: null,
  campaign: null,
  referrer: null,
  device: null,
  browser: null,
} as const

export const filterNames = Object.keys(noFilters) as (keyof typeof noFilters)[]

/** The columns of which a filter names one value. */
export const filteredColumns = filterNames.filter((name) => name !== 'books')

/** Whether only books are filtered. Daily totals know no other filter. */
export function isByBookOnly(filters: ClickFilters): boolean {
  return filteredColumns.every((column) => filters[column] === null)
}

export function isUnfiltered(filters: ClickFilters): boolean {
  return filters.books === null && isByBookOnly(filters)
}

/** Readers are counted by day for one book and for all books, not by any other filter. */
export function hasReaderCounts(filters: ClickFilters): boolean {
  return (filters.books === null || filters.books.length === 1) && isByBookOnly(filters)
}
