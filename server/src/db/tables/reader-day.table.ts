/** Which readers an owner's links were opened by on a day, until the day is over. */
export interface ReaderDayTable {
  day: string
  ownerId: string
  /** The key of the book's identifier; empty for all of an owner's. */
  identifier: string
  /** As in `hit`: stands for somebody while the day's salt exists, and for nobody afterwards. */
  reader: string
}
