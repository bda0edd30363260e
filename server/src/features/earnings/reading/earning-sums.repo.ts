import type { CoveredDays, DayRange, EarningGroup, OriginDay } from '@everyshelf/domain/earnings'
import type { Queries } from '../../../db/transact.ts'

/** Alike rows of a period in one currency. */
export interface CurrencyGroup extends EarningGroup {
  readonly currency: string
}

export type EarningSums = ReturnType<typeof createEarningSums>

/**
 * Sums over the rows of an owner's reports. They read many rows, so they run in the query worker, where they
 * delay no redirect.
 */
export function createEarningSums(db: Queries) {
  return {
    sumEarningGroups: async (ownerId: string, { from, to }: DayRange): Promise<CurrencyGroup[]> => {
      const columns = [
        'row.source',
        'row.kind',
        'row.seller',
        'row.advertiser',
        'row.tag',
        'row.identifier',
        'row.country',
        'row.currency',
      ] as const
      const rows = await selectCountedRows(db, ownerId, await listCompleted(db, ownerId))
        .select(columns)
        .select(({ fn }) => [fn.sum('row.amount').as('amount'), fn.sum('row.items').as('items')])
        .where('row.day', '>=', from)
        .where('row.day', '<=', to)
        .groupBy(columns)
        .execute()
      return rows.map(({ identifier, amount, items, ...row }) => ({
        ...row,
        book: identifier,
        amount: Number(amount),
        items: Number(items),
      }))
    },

    /** The titles that the reports give to books, by identifier. */
    findReportTitles: async (
      ownerId: string,
      { from, to }: DayRange,
      identifiers: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => {
      if (identifiers.length === 0) return new Map()
      const rows = await db
        .selectFrom('earning')
        .select(['identifier', ({ fn }) => fn.max('title').as('title')])
        .where('ownerId', '=', ownerId)
        .where('importId', 'in', await listCompleted(db, ownerId))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('identifier', 'in', identifiers)
        .where('title', '!=', '')
        .groupBy('identifier')
        .execute()
      return new Map(rows.map(({ identifier, title }) => [identifier ?? '', title]))
    },

    sumEarningDays: async (ownerId: string, { from, to }: DayRange): Promise<OriginDay[]> => {
      const columns = ['row.day', 'row.source', 'row.kind', 'row.seller', 'row.currency'] as const
      const rows = await selectCountedRows(db, ownerId, await listCompleted(db, ownerId))
        .select(columns)
        .select(({ fn }) => fn.sum('row.amount').as('amount'))
        .where('row.kind', '!=', 'order')
        .where('row.day', '>=', from)
        .where('row.day', '<=', to)
        .groupBy(columns)
        .execute()
      return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
    },

    /** The days of the reports that cover a part of the period, with what each has rows of. */
    listCoveredDays: async (ownerId: string, { from, to }: DayRange): Promise<CoveredDays[]> => {
      const rows = await db
        .selectFrom('earning_import as import')
        .innerJoin('earning as row', 'row.importId', 'import.id')
        .select(['row.source', 'row.kind', 'row.seller', 'row.currency'])
        .select(['import.id', 'import.firstDay', 'import.lastDay'])
        .distinct()
        .where('import.ownerId', '=', ownerId)
        .where('import.completedAt', 'is not', null)
        .where('import.firstDay', '<=', to)
        .where('import.lastDay', '>=', from)
        .where('row.kind', '!=', 'order')
        .execute()
      return rows.map(({ id: _, firstDay, lastDay, ...origin }) => ({
        ...origin,
        from: firstDay ?? '',
        to: lastDay ?? '',
      }))
    },
  }
}

/** The imports whose rows count. The rows of another one are being sent or deleted. */
async function listCompleted(db: Queries, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('earning_import')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('completedAt', 'is not', null)
    .execute()
  return rows.length === 0 ? NO_IMPORT : rows.map(({ id }) => id)
}

/** SQL knows no empty list. */
const NO_IMPORT = ['']

/** The rows that count: of each row that several reports have, the one of the newest import. */
function selectCountedRows(db: Queries, ownerId: string, completed: readonly string[]) {
  return db
    .selectFrom('earning as row')
    .where('row.ownerId', '=', ownerId)
    .where('row.importId', 'in', completed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('earning as later')
            .select('later.rowKey')
            .where('later.ownerId', '=', ownerId)
            .whereRef('later.rowKey', '=', 'row.rowKey')
            .whereRef('later.importOrder', '>', 'row.importOrder')
            .where('later.importId', 'in', completed),
        ),
      ),
    )
}
