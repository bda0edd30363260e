import { formatDecimal } from '@everyshelf/domain/earnings'
import { EARNING_ROWS_MAX } from '@everyshelf/domain/limits'
import type { Queries } from '../../db/transact.ts'
import { rowsBy } from './rows-by.repo.ts'

/** Every row of an account's completed imports, by table. */
export async function collectEarningRows(db: Queries, userId: string) {
  const ofOwner = rowsBy(db, 'ownerId', [userId])
  const rows = await db
    .selectFrom('earning')
    .innerJoin('earning_import as import', 'import.id', 'earning.importId')
    .select([
      'importId',
      'day',
      'source',
      'kind',
      'seller',
      'advertiser',
      'tag',
      'identifier',
      'title',
      'country',
      'currency',
      'amount',
      'items',
    ])
    .where('earning.ownerId', '=', userId)
    .where('import.completedAt', 'is not', null)
    .orderBy('day')
    .orderBy('rowKey')
    .limit(EARNING_ROWS_MAX)
    .execute()
  return {
    earning: rows.map((row) => ({ ...row, amount: formatDecimal(Number(row.amount)) })),
    earning_import: await ofOwner(
      'earning_import',
      ['id', 'fileName', 'report', 'rows', 'createdAt', 'completedAt', 'firstDay', 'lastDay'],
      'createdAt',
    ),
    earning_settings: await ofOwner('earning_settings', ['currency', 'rates', 'mappings']),
  }
}
