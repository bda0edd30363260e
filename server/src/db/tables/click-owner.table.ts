import type { Flag } from '../columns.ts'

/** How much there is to count of an owner. */
export interface ClickOwnerTable {
  ownerId: string
  /** All that were ever counted. */
  hits: number
  /** Whether the owner has grown so big that sheets are kept, see `sheet.ts`. */
  hasSheets: Flag
}
