/** The visitor hashes of an owner's readers on a day, until the day is over. */
export interface ReaderDayTable {
  day: string
  ownerId: string
  /** The book's key; empty for all books. */
  identifier: string
  /** The visitor hash. It identifies a reader only while the day's salt exists. */
  reader: string
}
