import { sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { dayOfHitId, firstHitIdFrom } from '../hit-id.ts'
import { endOfMonth } from './hit-months.repo.ts'
import { withShortLocks } from './short-locks.repo.ts'

/*
 * PostgreSQL takes no parameters in these statements. Their names and limits contain nothing but digits
 * besides fixed text (S38).
 */

/** A partition of `link_hit` with a range of ids. The default partition has all others. */
export interface HitPartition {
  readonly name: string
  readonly from: bigint
  readonly before: bigint
}

/** @example tableOf('2026-11') // 'link_hit_202611' */
export function tableOf(month: string): string {
  const digits = month.replace('-', '')
  if (!/^\d{6}$/.test(digits)) throw new TypeError(`not a month: ${month}`)
  return `link_hit_${digits}`
}

function run(queries: Queries, statement: string) {
  return sql.raw(statement).execute(queries)
}

function idsOf(month: string): { readonly from: bigint; readonly before: bigint } {
  return { from: firstHitIdFrom(`${month}-01`), before: firstHitIdFrom(endOfMonth(month)) }
}

/** False when an operator has partitioned the table. */
export async function hasOtherHits(queries: Queries): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_inherits
where inhparent = to_regclass('link_hit') and inhrelid = to_regclass('link_hit_other')`.execute(
    queries,
  )
  return rows.length > 0
}

/** In the order of ids, without the default partition. */
export async function listHitPartitions(queries: Queries): Promise<HitPartition[]> {
  const { rows } = await sql<{ name: string; bound: string }>`select pg_class.relname as name,
  pg_get_expr(pg_class.relpartbound, pg_class.oid) as bound
from pg_inherits join pg_class on pg_class.oid = pg_inherits.inhrelid
where pg_inherits.inhparent = to_regclass('link_hit')`.execute(queries)
  return rows
    .flatMap(({ name, bound }) => {
      const [, from, before] = /FROM \('?([-\w]+)'?\) TO \('?([-\w]+)'?\)/.exec(bound) ?? []
      if (from === undefined || before === undefined) return []
      return {
        name,
        from: from === 'MINVALUE' ? 0n : BigInt(from),
        before: before === 'MAXVALUE' ? 1n << 63n : BigInt(before),
      }
    })
    .toSorted((a, b) => (a.before < b.before ? -1 : 1))
}

/**
 * Creates the partition of a month and moves its hits out of the default partition. Call it in a
 * transaction: until its end, new hits wait. All hits can be read while they move.
 */
export async function createHitMonth(queries: Queries, month: string): Promise<void> {
  const table = tableOf(month)
  const { from, before } = idsOf(month)
  const isOfMonth = `id >= ${from} and id < ${before}`
  await keepHitsOut(queries)
  await run(queries, `create table ${table} (like link_hit including defaults including indexes)`)
  await run(
    queries,
    `with moved as (delete from link_hit_other where ${isOfMonth} returning *)
insert into ${table} select * from moved`,
  )
  // With this constraint, the new partition is not read again while it is attached.
  await run(queries, `alter table ${table} add constraint ${table}_ids check (${isOfMonth})`)
  // A query that has listed the partitions already would wait for the default one, and then miss the
  // hits that have moved. From here on, queries wait before they list them.
  await run(queries, 'lock table only link_hit in access exclusive mode')
  await run(
    queries,
    `alter table link_hit attach partition ${table} for values from (${from}) to (${before})`,
  )
  await run(queries, `alter table ${table} drop constraint ${table}_ids`)
}

/** Without this lock, an insert that has chosen a partition would fail if the partition then changes. */
async function keepHitsOut(queries: Queries): Promise<void> {
  await run(queries, 'lock table only link_hit in share row exclusive mode')
}

/** The first hit in the default partition with this id or a later one. */
export async function findOtherHit(queries: Queries, from: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ id: string | null }>`select cast(min(id) as text) as id
from link_hit_other where id >= ${from}`.execute(queries)
  return toId(rows[0]?.id)
}

/** The ids of the first and the last hit; on SQLite too. */
export async function findHitRange(
  queries: Queries,
): Promise<{ readonly oldest: bigint; readonly newest: bigint } | null> {
  const { rows } = await sql<{ oldest: string | null; newest: string | null }>`select
  cast(min(id) as text) as oldest, cast(max(id) as text) as newest from link_hit`.execute(queries)
  const [oldest, newest] = [toId(rows[0]?.oldest), toId(rows[0]?.newest)]
  return oldest === null || newest === null ? null : { oldest, newest }
}

function toId(text: string | null | undefined): bigint | null {
  return text ? BigInt(text) : null
}

/**
 * Drops a partition without hits, and returns whether it did. A transaction that began before they were
 * deleted, like a backup, may still read them: then PostgreSQL cannot free their space, and the partition
 * stays for now.
 */
export async function dropIfEmpty(db: Queries, partition: HitPartition): Promise<boolean> {
  const table = ownTableOf(partition)
  const { rows } = await run(db, `select 1 from ${table} limit 1`)
  if (rows.length > 0) return false
  await run(db, `vacuum ${table}`)
  if (!(await hasNoSpace(db, table))) return false
  return await withShortLocks(db, async (queries) => {
    await keepHitsOut(queries)
    if (!(await hasNoSpace(queries, table))) return false
    await run(queries, `drop table ${table}`)
    return true
  })
}

async function hasNoSpace(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await sql<{ bytes: string }>`select pg_relation_size(
  to_regclass(${table})) as bytes`.execute(queries)
  return rows[0]?.bytes === '0'
}

/** Whether the job has created the partition, rather than an operator. */
export function isOwnPartition(partition: HitPartition): boolean {
  return partition.name === ownTableOf(partition)
}

function ownTableOf({ from }: HitPartition): string {
  return tableOf(monthOf(dayOfHitId(from)))
}
