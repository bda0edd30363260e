import type { EarningRow, ReportMapping } from '@everyshelf/domain/earnings'
import { createRowId } from '../db/row-id.ts'
import type { Queries } from '../db/transact.ts'

export const sampleEarning: EarningRow = {
  day: '2026-11-02',
  source: 'amazon',
  kind: 'commission',
  seller: 'amazon-us',
  advertiser: '',
  tag: 'ada-20',
  book: '9780441172719',
  title: 'Dune',
  country: 'US',
  currency: 'USD',
  amount: 5400,
  items: 1,
  reference: '',
  occurrence: 0,
}

export const sampleMapping: ReportMapping = {
  source: 'other',
  kind: 'commission',
  columns: { day: 0, amount: 1 },
}

const IMPORTED_AT = '2026-11-20T09:00:00.000Z'

/** Adds a completed import with one row; returns its id. */
export async function addEarningImport({ db }: { readonly db: Queries }, ownerId: string) {
  const id = createRowId()
  await db
    .insertInto('earning_import')
    .values({
      id,
      ownerId,
      fileName: 'fees.csv',
      report: 'Fee-Earnings',
      rows: 1,
      storedRows: 1,
      createdAt: IMPORTED_AT,
      completedAt: IMPORTED_AT,
      removedAt: null,
      firstDay: sampleEarning.day,
      lastDay: sampleEarning.day,
    })
    .execute()
  const { reference, occurrence, book, ...columns } = sampleEarning
  await db
    .insertInto('earning')
    .values({
      ...columns,
      ownerId,
      importId: id,
      importOrder: `${IMPORTED_AT} ${id}`,
      rowKey: 'row',
      contentHash: 'row',
      identifier: book,
    })
    .execute()
  return id
}
