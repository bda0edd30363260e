import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'

/** Records every change of a job's claim and last run, with a trigger. */
export async function watchJobs(db: Queries): Promise<void> {
  await sql`create table job_change (
    name text, "wasBy" text, "wasUntil" text, "isBy" text, "ranAt" text,
    "changedAt" timestamptz default clock_timestamp()
  )`.execute(db)
  await sql`create function note_job() returns trigger language plpgsql as $$ begin
    insert into job_change values
    (new.name, old."claimedBy", old."claimedUntil", new."claimedBy", new."lastRunAt");
    return new; end $$`.execute(db)
  await sql`create trigger note_job after update on job
    for each row execute function note_job()`.execute(db)
}

/** Jobs that a process claimed before another's claim expired. */
export async function listTakenTooEarly(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from job_change
    where "wasBy" <> "isBy" and "wasUntil"::timestamptz > "changedAt" + interval '1 second'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The number of runs of each job. */
export async function countRuns(db: Queries): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, count(distinct "ranAt")::int as runs from job_change
    where "ranAt" is not null group by name`.execute(db)
  return Object.fromEntries(rows.map(({ name, runs }) => [name, runs]))
}
