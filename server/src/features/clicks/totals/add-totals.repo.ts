import { sql } from 'kysely'
import type { DailyTotalTable } from '../../../db/tables/click-daily-total.table.ts'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { Queries } from '../../../db/transact.ts'

/** The widest row here has eleven values; one statement takes 65,535 of them, or 32,766 in SQLite. */
const ROWS_PER_STATEMENT = 1000

export async function addDailyTotals(
  queries: Queries,
  rows: readonly DailyTotalTable[],
): Promise<void> {
  for (const part of toChunks(rows)) {
    await queries
      .insertInto('click_day')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['day', 'ownerId', 'identifier']).doUpdateSet({
          hits: sql<number>`click_day.hits + excluded.hits`,
          clicks: sql<number>`click_day.clicks + excluded.clicks`,
          readers: sql<number>`click_day.readers + excluded.readers`,
        }),
      )
      .execute()
  }
}

export async function addHourlyTotals(
  queries: Queries,
  rows: readonly HourlyTotalTable[],
): Promise<void> {
  for (const part of toChunks(rows)) {
    await queries
      .insertInto('click_cell')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns([
            'day',
            'ownerId',
            'identifier',
            'country',
            'shop',
            'hour',
            'device',
            'browser',
            'refererHost',
            'excludedBecause',
          ])
          .doUpdateSet({ hits: sql<number>`click_cell.hits + excluded.hits` }),
      )
      .execute()
  }
}

export function toChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  )
}
