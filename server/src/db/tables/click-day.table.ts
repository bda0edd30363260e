/** How often an owner's link to one book was opened on one day of the owner's own calendar. */
export interface ClickDayTable {
  ownerId: string
  /** The key of the book's identifier: both forms of a link count together. */
  identifier: string
  day: string
  hits: number
  clicks: number
}
