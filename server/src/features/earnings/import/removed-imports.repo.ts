import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** An import that is marked as removed: its rows count no longer, and no row is added. */
export interface RemovedImport {
  readonly id: string
  readonly ownerId: string
}

/** On SQLite, redirects wait for a step. */
const ROWS_PER_STEP = 1000

export type RemovedImportsRepo = ReturnType<typeof createRemovedImportsRepo>

/** Deletes imports that are marked as removed, with their rows. */
export function createRemovedImportsRepo(db: Queries) {
  const selectRemoved = () =>
    db
      .selectFrom('earning_import')
      .select(['id', 'ownerId'])
      // The index begins with this column.
      .where('completedAt', 'is', null)
      .where('removedAt', 'is not', null)

  async function deleteSomeRows({ id, ownerId }: RemovedImport) {
    const { numDeletedRows } = await db
      .deleteFrom('earning')
      .where('ownerId', '=', ownerId)
      .where('importId', '=', id)
      .where('rowKey', 'in', (from) =>
        from
          .selectFrom('earning')
          .select('rowKey')
          .where('importId', '=', id)
          .where('ownerId', '=', ownerId)
          .limit(ROWS_PER_STEP),
      )
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  return {
    list: (): Promise<RemovedImport[]> => selectRemoved().execute(),

    listOf: (ownerId: string): Promise<RemovedImport[]> =>
      selectRemoved().where('ownerId', '=', ownerId).execute(),

    /** Marks the imports of all accounts that began before this time and were never completed. */
    markUnfinished: async (beganBefore: IsoTime, removedAt: IsoTime) => {
      await db
        .updateTable('earning_import')
        .set({ removedAt })
        .where('completedAt', 'is', null)
        .where('createdAt', '<', beganBefore)
        .where('removedAt', 'is', null)
        .execute()
    },

    delete: async (removed: RemovedImport) => {
      let areLeft = true
      while (areLeft) areLeft = await deleteSomeRows(removed)
      await db
        .deleteFrom('earning_import')
        .where('id', '=', removed.id)
        .where('ownerId', '=', removed.ownerId)
        .where('removedAt', 'is not', null)
        .execute()
    },
  }
}
