/** Which hits of an owner's links to count. */
export interface ClickFilters {
  readonly ownerId: string
  /** The owner's, in which days begin. */
  readonly timeZone: string
  readonly from: string
  readonly to: string
  /** Null for all. */
  readonly identifier: string | null
  /** The books of the links with a label; null without such a filter. */
  readonly books: readonly string[] | null
  readonly country: string | null
  readonly seller: string | null
}

/** Readers are counted once per book and day, not by country, seller, or label. */
export function hasReaderCounts({ books, country, seller }: ClickFilters): boolean {
  return books === null && country === null && seller === null
}
