import type { LinkChannel } from '@everyshelf/domain/affiliate'

/** Which hits of an owner's links to count. */
export interface ClickFilters {
  readonly ownerId: string
  /** The owner's, in which days begin. */
  readonly timeZone: string
  readonly from: string
  readonly to: string
  /** The keys of some books; null for all. */
  readonly books: readonly string[] | null
  readonly country: string | null
  readonly seller: string | null
  readonly channel: LinkChannel | null
  readonly campaign: string | null
}

export const noFilters = {
  books: null,
  country: null,
  seller: null,
  channel: null,
  campaign: null,
} as const satisfies Partial<ClickFilters>

/** Whether only books are filtered. Daily totals know no other filter. */
export function isByBookOnly({ country, seller, channel, campaign }: ClickFilters): boolean {
  return [country, seller, channel, campaign].every((filter) => filter === null)
}

export function isUnfiltered(filters: ClickFilters): boolean {
  return filters.books === null && isByBookOnly(filters)
}

/** Readers are counted by day for one book and for all books, not by any other filter. */
export function hasReaderCounts(filters: ClickFilters): boolean {
  return (filters.books === null || filters.books.length === 1) && isByBookOnly(filters)
}
