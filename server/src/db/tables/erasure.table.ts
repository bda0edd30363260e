import type { IsoTime } from '../columns.ts'

/** Accounts that were deleted: a backup put back is erased again by this list (P7). */
export interface ErasureTable {
  userId: string
  requestedAt: IsoTime
  /** When the last trace of the account was gone from the clicks. */
  doneAt: IsoTime | null
}
