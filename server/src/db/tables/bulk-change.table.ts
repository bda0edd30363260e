import type { BulkAction } from '@everyshelf/domain/schemas'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** One change of many links by their owner. Its links are in `bulk_change_link`. */
export interface BulkChangeTable {
  id: string
  ownerId: string
  action: JsonColumn<BulkAction>
  createdAt: IsoTime
  /** When the owner asked to undo it; null if they did not. */
  undoneAt: IsoTime | null
}
