import type { IsoTime } from '../columns.ts'

/** What extensions changed of an owner's tags within an hour, until it can no longer be undone (S71). */
export interface TagChangeTable {
  id: string
  userId: string
  changedAt: IsoTime
  /** JSON of the tags that were set before. */
  before: string
}
