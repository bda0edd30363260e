import type { EarningRow } from '@everyshelf/domain/earnings'
import type { Selectable } from 'kysely'
import type { IsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { EarningImportTable } from '../../db/tables/earning.table.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { hashRow } from './row-hashes.ts'

export type StoredImport = Readonly<
  Omit<Selectable<EarningImportTable>, 'ownerId' | 'firstDay' | 'lastDay'>
>

export type NewImport = Pick<StoredImport, 'fileName' | 'report' | 'rows' | 'createdAt'>

/** A completed import, with what its rows say. */
export interface ImportSummary extends Pick<StoredImport, 'id' | 'fileName' | 'report' | 'rows'> {
  readonly completedAt: IsoTime
  readonly firstDay: string
  readonly lastDay: string
}

/** What is stored of an import. */
export type ImportMeasure = Pick<Selectable<EarningImportTable>, 'rows' | 'firstDay' | 'lastDay'>

/** The imports of one owner: no query here can reach another's row (S36). */
export type OwnedImports = ReturnType<typeof importsOf>

export type EarningImportsRepo = ReturnType<typeof createEarningImportsRepo>

interface EarningImportsRepoDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Makes other changes of this owner wait until the transaction ends. */
  readonly lockOwner: (transaction: Queries, ownerId: string) => Promise<void>
}

export function createEarningImportsRepo({ db, transact, lockOwner }: EarningImportsRepoDeps) {
  return {
    importsOf: (ownerId: string) => importsOf(db, ownerId),

    /** Changes an owner's imports under a lock. */
    changeImportsOf: <Result>(
      ownerId: string,
      change: (own: OwnedImports) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockOwner(queries, ownerId)
        return await change(importsOf(queries, ownerId))
      }),
  }
}

/** On SQLite, redirects wait for a step. */
const ROWS_PER_STEP = 1000

function importsOf(db: Queries, ownerId: string) {
  return {
    /** Deletes an import, with those of its rows that are left. */
    remove: async (id: string): Promise<void> => {
      await db
        .deleteFrom('earning')
        .where('importId', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
      await db
        .deleteFrom('earning_import')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    /** Deletes some rows of an import. Returns false when none are left. */
    removeSomeRows: async (id: string): Promise<boolean> => {
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
    },

    /** The newest first, without those whose rows are still being sent. */
    list: async (): Promise<ImportSummary[]> => {
      const rows = await db
        .selectFrom('earning_import')
        .select(['id', 'fileName', 'report', 'rows', 'completedAt', 'firstDay', 'lastDay'])
        .where('ownerId', '=', ownerId)
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
      await db
        .selectFrom('earning_import')
        .select(['id', 'fileName', 'report', 'rows', 'createdAt', 'completedAt'])
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .executeTakeFirst(),

    listIncomplete: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('earning_import')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where('completedAt', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** How many imports the owner has, and how many rows. */
    count: async (): Promise<{ readonly imports: number; readonly rows: number }> => {
      const row = await db
        .selectFrom('earning_import')
        .select(({ fn }) => [fn.countAll().as('imports'), fn.sum('rows').as('rows')])
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return { imports: Number(row.imports), rows: Number(row.rows) }
    },

    add: async (values: NewImport): Promise<string> => {
      const id = createRowId()
      await db
        .insertInto('earning_import')
        .values({ id, ownerId, ...values, completedAt: null, firstDay: null, lastDay: null })
        .execute()
      return id
    },

    /** How many rows of an import are stored, and their first and last day. */
    measure: async (importId: string): Promise<ImportMeasure> => {
      const row = await db
        .selectFrom('earning')
        .select(({ fn }) => [
          fn.countAll().as('rows'),
          fn.min('day').as('firstDay'),
          fn.max('day').as('lastDay'),
        ])
        .where('importId', '=', importId)
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return { ...row, rows: Number(row.rows) }
    },

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

    /** Stores rows of an import that `find` returned. Rows that were sent twice are stored once. */
    putRows: async (
      { id, createdAt }: Pick<StoredImport, 'id' | 'createdAt'>,
      rows: readonly EarningRow[],
    ): Promise<void> => {
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
      await db
        .insertInto('earning')
        .values(values)
        .onConflict((conflict) => conflict.columns(['ownerId', 'rowKey', 'importId']).doNothing())
        .execute()
    },

    /** From now on, its rows count no longer. */
    withdraw: async (id: string): Promise<void> => {
      await db
        .updateTable('earning_import')
        .set({ completedAt: null })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    /** From now on, its rows count. */
    complete: async (
      id: string,
      completedAt: IsoTime,
      { firstDay, lastDay }: Omit<ImportMeasure, 'rows'>,
    ): Promise<void> => {
      await db
        .updateTable('earning_import')
        .set({ completedAt, firstDay, lastDay })
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}
