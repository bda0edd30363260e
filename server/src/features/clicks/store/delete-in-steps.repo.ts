import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'

/** Few enough that no redirect waits long for a query: SQLite leaves a turn to them between two. */
const ROWS_PER_STEP = 2000

/** Repeats a statement that deletes `ROWS_PER_STEP` rows, until none are left. */
async function deleteInSteps(queries: Queries, step: RawBuilder<unknown>): Promise<void> {
  while (((await step.execute(queries)).numAffectedRows ?? 0n) > 0n);
}

export async function deleteTotalsBefore(queries: Queries, day: string): Promise<void> {
  const step = sql`delete from daily_total where (day, owner, identifier) in
(select day, owner, identifier from daily_total where day < ${day}
order by day limit ${ROWS_PER_STEP})`
  await deleteInSteps(queries, step)
}

export async function deleteTotalsOf(queries: Queries, owner: number): Promise<void> {
  const step = sql`delete from daily_total where (owner, identifier, day) in
(select owner, identifier, day from daily_total where owner = ${owner} limit ${ROWS_PER_STEP})`
  await deleteInSteps(queries, step)
}

export async function deleteReadersBefore(queries: Queries, day: string): Promise<void> {
  const step = sql`delete from day_reader where (day, owner, "visitorHash", identifier) in
(select day, owner, "visitorHash", identifier from day_reader where day < ${day}
limit ${ROWS_PER_STEP})`
  await deleteInSteps(queries, step)
}

export async function deleteReadersOf(queries: Queries, owner: number): Promise<void> {
  // One of the last three days or so: the key begins with the day.
  const { rows } = await sql<{ day: string }>`with recursive known(day) as
(select min(day) from day_reader union all
select (select min(day) from day_reader where day_reader.day > known.day) from known where known.day is not null)
select day from known where day is not null`.execute(queries)
  for (const { day } of rows) {
    const step = sql`delete from day_reader where (day, owner, "visitorHash", identifier) in
(select day, owner, "visitorHash", identifier from day_reader where day = ${day} and owner = ${owner}
limit ${ROWS_PER_STEP})`
    await deleteInSteps(queries, step)
  }
}
