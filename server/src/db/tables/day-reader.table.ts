/** The visitor hashes of an owner's readers on a day, until the day is over. */
export interface DayReaderTable {
  /** The number of the owner in `hit_owner`. */
  owner: number
  /** In the owner's time zone. */
  day: string
  /** The book's key; empty for all books. */
  identifier: string
  /** It identifies a reader only while the day's salt exists. */
  visitorHash: string
}
