import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * Deletes the names and texts of series that were removed before this time. Their books stay, because readers
 * still find them there. Returns how many series it erased.
 */
export async function eraseRemovedSeries(db: Queries, removedBefore: IsoTime): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('series')
    .set({ name: '', text: '', design: null })
    .where('removedAt', '<', removedBefore)
    // A name is never empty until it is erased.
    .where('name', '!=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
