import { sql } from 'kysely'
import type { Queries } from '../db/transact.ts'

export async function countLockWaits(db: Queries): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db)
  return rows.length
}
