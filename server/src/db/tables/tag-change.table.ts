import type { IsoTime } from '../columns.ts'

/** Changes of an owner's tags by extensions within an hour, stored while they can be undone (S71). */
export interface TagChangeTable {
  id: string
  userId: string
  changedAt: IsoTime
  /** JSON of the tags that were set before. */
  before: string
}
