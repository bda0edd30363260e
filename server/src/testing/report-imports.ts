import type { EarningRow } from '@everyshelf/domain/earnings'
import { createTransact } from '../db/transact.ts'
import { createEarningImportsRepo } from '../features/earnings/import/earning-imports.repo.ts'
import {
  createEarningImportsService,
  type EarningImportsDeps,
} from '../features/earnings/import/earning-imports.service.ts'
import { createRemovedImportsRepo } from '../features/earnings/import/removed-imports.repo.ts'
import { createEarningSums } from '../features/earnings/reading/earning-sums.repo.ts'
import { lockLinksOf } from '../features/links/store/lock-links.repo.ts'
import type { TestDatabase } from './databases.ts'
import { sampleEarning } from './earnings.ts'

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

export const STARTED_AT = Date.parse('2026-11-20T09:00:00.000Z')

/** Imports reports at a clock that moves on with every call. */
export function createReportImports(
  { db }: Pick<TestDatabase, 'db'>,
  change: (removed: EarningImportsDeps['removed']) => EarningImportsDeps['removed'] = (same) =>
    same,
) {
  let time = STARTED_AT
  const repo = createEarningImportsRepo({
    db,
    transact: createTransact(db),
    lockOwner: lockLinksOf,
  })
  const removed = change(createRemovedImportsRepo(db))
  const imports = createEarningImportsService({ repo, removed, now: () => time++ })
  const { sumEarningGroups } = createEarningSums(db)
  return {
    imports,
    removed,
    /** Imports rows as the browser does, two at a time. */
    importRows: async (rows: readonly EarningRow[], ownerId = 'ada') => {
      const file = { fileName: 'fees.csv', report: 'Fee-Earnings', rows: rows.length }
      const { id } = await imports.begin(ownerId, file)
      const compared = { newRows: 0, knownRows: 0, changedRows: 0 }
      for (let at = 0; at < rows.length; at += 2) {
        const found = await imports.append(ownerId, id, rows.slice(at, at + 2))
        compared.newRows += found.newRows
        compared.knownRows += found.knownRows
        compared.changedRows += found.changedRows
      }
      await imports.complete(ownerId, id)
      return { id, ...compared }
    },
    sum: async (ownerId = 'ada') => {
      const groups = await sumEarningGroups(ownerId, NOVEMBER)
      return groups.reduce((total, { amount }) => total + amount, 0)
    },
  }
}

export async function countEarningRows({ db }: Pick<TestDatabase, 'db'>): Promise<number> {
  return (await db.selectFrom('earning').select('rowKey').execute()).length
}

export const earned = (amount: number, change: Partial<EarningRow> = {}): EarningRow => ({
  ...sampleEarning,
  amount,
  ...change,
})
