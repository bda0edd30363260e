import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * On PostgreSQL, hits are stored by month. A job creates the months, see
 * `features/clicks/partitions`. It also converts a table with hits, which takes too long for a start.
 */
export function hitsByMonth(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      if (kind === 'postgres' && (await isEmpty(db, 'link_hit'))) await partition(db)
    },
  }
}

async function partition(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  // Waits for hits that another process is storing, and keeps further ones out.
  await run('alter table link_hit rename to link_hit_whole')
  if (!(await isEmpty(db, 'link_hit_whole'))) {
    await run('alter table link_hit_whole rename to link_hit')
    return
  }
  await run('alter index if exists link_hit_pkey rename to link_hit_whole_pkey')
  await run(`create table link_hit (like link_hit_whole including defaults including indexes)
    partition by range (id)`)
  await run('create table link_hit_other partition of link_hit default')
  await run('drop table link_hit_whole')
}

async function isEmpty(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql.raw(`select 1 from ${table} limit 1`).execute(db)
  return rows.length === 0
}
