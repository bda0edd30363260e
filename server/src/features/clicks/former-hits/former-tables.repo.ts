import { type ColumnType, type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Tables } from '../../../db/tables/index.ts'
import type { NewHit } from '../hit.ts'
import { jsonRows } from '../store/json-rows.repo.ts'

/** The tables of hits and totals before migration 0034, as far as they are moved. */
export interface FormerTables extends Tables {
  /** In SQLite a view over `hit_row` and two other tables. */
  hit: Omit<NewHit, 'ownerId' | 'visitorHash'> & {
    id: ColumnType<unknown, bigint | string, never>
    ownerId: string | null
    /** The visitor hash, until the totals counted the hit. */
    reader: string | null
    source: 'redirect' | 'beacon'
  }
  hit_row: { id: ColumnType<unknown, bigint | string, never> }
  late_hit: { id: ColumnType<unknown, bigint | string, never> }
  click_day: {
    day: string
    ownerId: string
    /** Empty for all books together. */
    identifier: string
    hits: number
    clicks: number
    readers: number
  }
  /** Hourly totals of days whose hits are stored. An empty value stands for unknown. */
  click_cell: {
    day: string
    ownerId: string
    identifier: string
    country: string
    shop: string
    /** In the owner's time zone. */
    hour: number
    device: string
    browser: string
    refererHost: string
    excludedBecause: string
    hits: number
  }
  /** Summaries by day or month; those of a whole day have neither country nor shop. */
  click_sheet: {
    ownerId: string
    span: string
    identifier: string
    country: string
    shop: string
    figures: string
  }
}

/** Except those behind the view `hit` in SQLite. */
export const formerTables = [
  'hit',
  'late_hit',
  'click_day',
  'click_cell',
  'click_sheet',
  'click_owner',
  'reader_day',
]

export type FormerQueries = Kysely<FormerTables>

/** Queries with any set of tables. */
type AnyQueries = Pick<FormerQueries, 'introspection'>

/** Hits are deleted from the table itself, since a view's trigger would run for each row. */
export function hitTableOf(kind: DatabaseKind): RawBuilder<unknown> {
  return kind === 'sqlite' ? sql`hit_row` : sql`hit`
}

/** A list of ids as one parameter. */
export function idList(kind: DatabaseKind, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(${jsonRows(
    kind,
    ['bigint'],
    ids.map((id) => [id]),
  )})`
}

/** False on a new server, and once all hits are moved. */
export async function hasFormerTables(db: AnyQueries): Promise<boolean> {
  return (await listNames(db)).includes('click_day')
}

/** Whether migration 0034 is going to leave hits or totals to move. */
export async function isBeforeMove(db: FormerQueries): Promise<boolean> {
  const names = await listNames(db)
  if (names.includes('hit_owner')) return false
  if (names.includes('hit') && (await hasRows(db, sql`hit`))) return true
  return names.includes('click_day') && (await hasRows(db, sql`click_day`))
}

async function listNames(db: AnyQueries): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name)
}

async function hasRows(db: FormerQueries, table: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from ${table} limit 1`.execute(db)
  return rows.length > 0
}

/** The rows to move. */
export async function countFormerRows(db: FormerQueries, kind: DatabaseKind): Promise<number> {
  const hits = await countInParts(db, hitTableOf(kind), sql`id`, sql`cast(id as text) as key`)
  const ofTotal = sql`day, "ownerId", identifier`
  return hits + (await countInParts(db, sql`click_day`, ofTotal, ofTotal))
}

const ROWS_PER_COUNT = 10_000

/** A count of all rows at once would block SQLite, and take PostgreSQL too long. */
async function countInParts(
  db: FormerQueries,
  table: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  selected: RawBuilder<unknown>,
): Promise<number> {
  let counted = 0
  let after = sql``
  for (;;) {
    const { rows } = await sql<Record<string, string>>`select ${selected} from ${table} ${after}
order by ${key} limit 1 offset ${ROWS_PER_COUNT - 1}`.execute(db)
    const [last] = rows
    if (!last) break
    counted += ROWS_PER_COUNT
    after = sql`where (${key}) > (${sql.join(Object.values(last))})`
  }
  const { rows } = await sql<{
    rows: number
  }>`select count(*) as rows from ${table} ${after}`.execute(db)
  return counted + Number(rows[0]?.rows)
}

/** Deletes the former tables when they are empty. False when processes of the previous version added hits. */
export async function dropMovedTables(db: FormerQueries, kind: DatabaseKind): Promise<boolean> {
  if (kind === 'postgres') {
    // Waits for hits that another process is storing, and keeps further ones out.
    await db.schema.alterTable('hit').renameTo('hit_before').execute()
    await db.schema.alterTable('hit_before').renameTo('hit').execute()
  }
  for (const table of [hitTableOf(kind), sql`click_day`]) {
    if (await hasRows(db, table)) return false
  }
  await dropFormerTables(db, kind)
  return true
}

/** Deletes the former tables with everything in them. */
export async function dropFormerTables(db: FormerQueries, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await db.schema.dropView('hit').ifExists().execute()
  for (const table of [...formerTables, 'hit_row', 'hit_link', 'hit_kind']) {
    await db.schema.dropTable(table).ifExists().execute()
  }
  await db.deleteFrom('service_state').where('key', '=', 'click-totals-cursor').execute()
  // A process of the previous version may have begun to reclassify the former hits.
  await db
    .deleteFrom('service_state')
    .where('key', '=', 'click-rules')
    .where('value', 'like', '%"reached"%')
    .execute()
}

/**
 * Deletes some rows that nothing needs any more, and returns how many. SQLite reads every page of a table
 * that it drops, which would take long for the large ones.
 */
export async function deleteLeftovers(db: FormerQueries, kind: DatabaseKind): Promise<number> {
  if (kind === 'postgres') return 0
  for (const table of [sql`hit_link`, sql`hit_kind`, sql`click_sheet`]) {
    const { numAffectedRows } = await sql`delete from ${table} where rowid in
(select rowid from ${table} limit ${ROWS_PER_DELETE})`.execute(db)
    if (numAffectedRows) return Number(numAffectedRows)
  }
  let deleted = 0
  while (deleted < ROWS_PER_DELETE) {
    const { numAffectedRows } =
      await sql`delete from click_cell where (day, "ownerId", identifier) =
(select day, "ownerId", identifier from click_cell order by day, "ownerId", identifier limit 1)`.execute(
        db,
      )
    if (!numAffectedRows) break
    deleted += Number(numAffectedRows)
  }
  return deleted
}

const ROWS_PER_DELETE = 500
