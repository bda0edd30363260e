import { formatDecimal } from '@everyshelf/domain/earnings'
import { EARNING_ROWS_MAX } from '@everyshelf/domain/limits'
import { sql } from 'kysely'
import type { PersonalData } from '../../feature.ts'

/** On SQLite, redirects wait for a statement, but not for the transaction. */
const ROWS_PER_STEP = 1000

export const earningsData: PersonalData = {
  /** Of the rows, those of completed imports. */
  exportOwned: async ({ db, userId, ofOwner }) => {
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
  },

  eraseOwned: async ({ queries, userId, deleteOfOwner }) => {
    const step = sql`delete from earning where ("ownerId", "rowKey", "importId") in
(select "ownerId", "rowKey", "importId" from earning where "ownerId" = ${userId} limit ${ROWS_PER_STEP})`
    while (((await step.execute(queries)).numAffectedRows ?? 0n) > 0n);
    await deleteOfOwner('earning_import', 'earning_settings')
  },
}
