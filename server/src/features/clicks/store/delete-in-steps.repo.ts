import { sql } from 'kysely'
import type { Tables } from '../../../db/tables/index.ts'
import type { Queries } from '../../../db/transact.ts'

/** Few enough that no redirect waits long for a query: SQLite leaves a turn to them between two. */
const ROWS_PER_STEP = 2000

/** Deletes the rows with these values. `key` is the rest of an index that begins with their columns. */
export async function deleteInSteps(
  queries: Queries,
  table: keyof Tables,
  values: Readonly<Record<string, string | number>>,
  key: readonly string[],
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const conditions = Object.entries(values).map(
    ([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`,
  )
  const found = sql.join(conditions, sql` and `)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}
where ${found} order by ${columns} limit 1 offset ${ROWS_PER_STEP}`.execute(queries)
    const [next] = rows
    const bound = next && sql` and (${columns}) < (${sql.join(key.map((column) => next[column]))})`
    await sql`delete from ${sql.table(table)} where ${found}${bound ?? sql``}`.execute(queries)
    if (!next) return
  }
}

/** The different days in a table with an index that begins with the day. */
export async function listDaysIn(
  queries: Queries,
  table: 'daily_total' | 'day_reader',
): Promise<string[]> {
  const days = sql.table(table)
  const { rows } = await sql<{ day: string }>`with recursive days(day) as (
  select min(day) from ${days} union all
  select (select min(day) from ${days} where day > days.day) from days where day is not null)
select day from days where day is not null`.execute(queries)
  return rows.map(({ day }) => day)
}
