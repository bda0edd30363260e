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
}

/** Readers are counted by day for one book and for all books, not by country or seller. */
export function hasReaderCounts({ books, country, seller }: ClickFilters): boolean {
  return (books === null || books.length === 1) && country === null && seller === null
}
