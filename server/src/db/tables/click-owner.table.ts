/** An owner's number of hits, and the progress of closing days. */
export interface ClickOwnerTable {
  ownerId: string
  /** All hits ever counted. */
  hits: number
  /**
   * The next day to close. The summaries of earlier days are final. Empty until the owner has enough hits
   * for summaries, see `click-summary.ts`.
   */
  closingDay: string
}
