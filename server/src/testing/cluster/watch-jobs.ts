import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'

/** Lets the database write down every change of who has a job and when it last ran. */
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

/** Jobs that one process took from another before the other's time was over. */
export async function listTakenTooEarly(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from job_change
    where "wasBy" <> "isBy" and "wasUntil"::timestamptz > "changedAt" + interval '1 second'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** How often each job was run, of those that have run. */
export async function countRuns(db: Queries): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, count(distinct "ranAt")::int as runs from job_change
    where "ranAt" is not null group by name`.execute(db)
  return Object.fromEntries(rows.map(({ name, runs }) => [name, runs]))
}
