import type { IsoTime } from '../columns.ts'

/** Deleted accounts. After a backup is restored, this list deletes them again (P7). */
export interface ErasureTable {
  userId: string
  requestedAt: IsoTime
  /** When the account's id was removed from all clicks. */
  doneAt: IsoTime | null
}
