import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'

/** Connections to this PostgreSQL database other than our own. */
export async function countOtherConnections(queries: Queries): Promise<number> {
  const { rows } = await sql<{ others: string }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(queries)
  return Number(rows[0]?.others)
}
