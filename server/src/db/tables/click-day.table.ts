/**
 * How often an owner's link to one book was opened on one day of the owner's own calendar; with an
 * empty identifier, how often all of them were.
 */
export interface ClickDayTable {
  day: string
  ownerId: string
  /** The key of the book's identifier: both forms of a link count together. */
  identifier: string
  hits: number
  clicks: number
  /** Different people of the clicks. Somebody who comes back past midnight UTC is another. */
  readers: number
}
