import type { EarningRow } from '@everyshelf/domain/earnings'
import type { Selectable } from 'kysely'
import type { IsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Tables } from '../../../db/tables.ts'
import { type OwnedRowsDeps, ownedRows, type Queries } from '../../../db/transact.ts'
import { hashRow } from './row-hashes.ts'

export type StoredImport = Pick<
  Selectable<Tables['earning_import']>,
  'id' | 'rows' | 'storedRows' | 'createdAt' | 'completedAt' | 'removedAt' | 'firstDay' | 'lastDay'
>

export type NewImport = Pick<
  Selectable<Tables['earning_import']>,
  'fileName' | 'report' | 'rows' | 'createdAt' | 'firstDay' | 'lastDay'
>

/** A completed import, with what its rows say. */
export interface ImportSummary
  extends Pick<Selectable<Tables['earning_import']>, 'id' | 'fileName' | 'report' | 'rows'> {
  readonly completedAt: IsoTime
  readonly firstDay: string
  readonly lastDay: string
}

/** The imports of one owner: no query here can reach another's row. */
export type OwnedImports = ReturnType<typeof importsOf>

export type EarningImportsRepo = ReturnType<typeof createEarningImportsRepo>

export function createEarningImportsRepo(deps: OwnedRowsDeps) {
  return ownedRows(importsOf, deps)
}

function importsOf(db: Queries, ownerId: string) {
  const select = () => db.selectFrom('earning_import').where('ownerId', '=', ownerId)

  const update = () => db.updateTable('earning_import').where('ownerId', '=', ownerId)

  const updateUnfinished = () =>
    update().where('completedAt', 'is', null).where('removedAt', 'is', null)

  return {
    ...importedRowsOf(db, ownerId),

    /** The newest first, without those whose rows are still being sent. */
    list: async (): Promise<ImportSummary[]> => {
      const rows = await select()
        .select(['id', 'fileName', 'report', 'rows', 'completedAt', 'firstDay', 'lastDay'])
        .where('completedAt', 'is not', null)
        .orderBy('completedAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ completedAt, firstDay, lastDay, ...row }) => ({
        ...row,
        completedAt: completedAt ?? '',
        firstDay: firstDay ?? '',
        lastDay: lastDay ?? '',
      }))
    },

    find: async (id: string): Promise<StoredImport | undefined> =>
      await select()
        .select(['id', 'rows', 'storedRows', 'createdAt', 'completedAt', 'removedAt'])
        .select(['firstDay', 'lastDay'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** How many imports the owner has, and how many rows. */
    count: async (): Promise<{ readonly imports: number; readonly rows: number }> => {
      const row = await select()
        .select(({ fn }) => [fn.countAll().as('imports'), fn.sum('rows').as('rows')])
        .executeTakeFirstOrThrow()
      return { imports: Number(row.imports), rows: Number(row.rows) }
    },

    add: async (values: NewImport) => {
      const id = createRowId()
      await db
        .insertInto('earning_import')
        .values({
          ...values,
          ...{ id, ownerId, storedRows: 0 },
          ...{ completedAt: null, removedAt: null },
        })
        .execute()
      return id
    },

    /** Stores what `putRows` added. Returns false if the import is completed or removed. */
    setStored: async (
      id: string,
      stored: Pick<StoredImport, 'storedRows' | 'firstDay' | 'lastDay'>,
    ) => {
      const { numUpdatedRows } = await updateUnfinished()
        .where('id', '=', id)
        .set(stored)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** From now on, its rows no longer count, and it can never be completed. */
    markRemoved: async (id: string, removedAt: IsoTime) => {
      await update().where('id', '=', id).set({ completedAt: null, removedAt }).execute()
    },

    /** Marks all imports that are not completed. */
    markUnfinished: async (removedAt: IsoTime) => {
      await updateUnfinished().set({ removedAt }).execute()
    },

    /** From now on, its rows count. Returns false if the import is already completed or removed. */
    complete: async (id: string, completedAt: IsoTime) => {
      const { numUpdatedRows } = await updateUnfinished()
        .where('id', '=', id)
        .set({ completedAt })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** The rows of an owner's imports. */
function importedRowsOf(db: Queries, ownerId: string) {
  return {
    /** The newest contents of those rows that completed imports have, by row key. */
    findContents: async (rowKeys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const rows = await db
        .selectFrom('earning')
        .innerJoin('earning_import as import', 'import.id', 'earning.importId')
        .select(['rowKey', 'contentHash'])
        .where('earning.ownerId', '=', ownerId)
        .where('import.completedAt', 'is not', null)
        .where('rowKey', 'in', rowKeys)
        .orderBy('importOrder')
        .execute()
      return new Map(rows.map(({ rowKey, contentHash }) => [rowKey, contentHash]))
    },

    /**
     * Stores rows of an import that `find` returned; returns how many are new. Rows that were sent twice are
     * stored once.
     */
    putRows: async (
      { id, createdAt }: Pick<StoredImport, 'id' | 'createdAt'>,
      rows: readonly EarningRow[],
    ) => {
      const values = rows.map((row) => {
        const { reference, occurrence, book, ...columns } = row
        return {
          ...columns,
          ...hashRow(row),
          ownerId,
          importId: id,
          importOrder: `${createdAt} ${id}`,
          identifier: book,
        }
      })
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('earning')
        .values(values)
        .onConflict((conflict) => conflict.columns(['ownerId', 'rowKey', 'importId']).doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0n)
    },
  }
}
