import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'

/** Few enough that no redirect waits long for a query: SQLite leaves a turn to them between two. */
const ROWS_PER_STEP = 2000

async function deleteInSteps(
  queries: Queries,
  table: 'daily_total' | 'day_reader',
  key: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const step = sql`delete from ${sql.table(table)} where (${key}) in
(select ${key} from ${sql.table(table)} where ${condition} limit ${ROWS_PER_STEP})`
  while (((await step.execute(queries)).numAffectedRows ?? 0n) > 0n);
}

async function deleteTotals(queries: Queries, condition: RawBuilder<unknown>): Promise<void> {
  await deleteInSteps(queries, 'daily_total', sql`day, owner, identifier`, condition)
}

export async function deleteTotalsBefore(queries: Queries, day: string): Promise<void> {
  await deleteTotals(queries, sql`day < ${day} order by day`)
}

export async function deleteTotalsOf(queries: Queries, owner: number): Promise<void> {
  await deleteTotals(queries, sql`owner = ${owner}`)
}

async function deleteReaders(queries: Queries, condition: RawBuilder<unknown>): Promise<void> {
  await deleteInSteps(queries, 'day_reader', sql`day, owner, "visitorHash", identifier`, condition)
}

export async function deleteReadersBefore(queries: Queries, day: string): Promise<void> {
  await deleteReaders(queries, sql`day < ${day}`)
}

export async function deleteReadersOf(queries: Queries, owner: number): Promise<void> {
  // One of the last three days or so: the key begins with the day.
  const { rows } = await sql<{ day: string }>`with recursive known(day) as
(select min(day) from day_reader union all
select (select min(day) from day_reader where day_reader.day > known.day) from known where known.day is not null)
select day from known where day is not null`.execute(queries)
  for (const { day } of rows) await deleteReaders(queries, sql`day = ${day} and owner = ${owner}`)
}
