/**
 * Daily totals of an owner's links to one book, or with an empty identifier to all books. Days are in the
 * owner's time zone. The table `click_day` keeps its first name, like `click_cell` and `click_sheet`; a
 * rename would break servers of the previous version during an upgrade.
 */
export interface DailyTotalTable {
  day: string
  ownerId: string
  /** The book's key, so both forms of a link count together. */
  identifier: string
  hits: number
  clicks: number
  /** Unique readers. A reader who returns after midnight UTC counts again. */
  readers: number
}
