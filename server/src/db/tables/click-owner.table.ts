/** How much there is to count of an owner. */
export interface ClickOwnerTable {
  ownerId: string
  /** All that were ever counted. */
  hits: number
  /**
   * The day whose lasting sheets are written next; those of the days before are there. Empty until
   * the owner has grown so big that sheets are kept, see `sheet.ts`.
   */
  closingDay: string
}
