import type Sqlite from 'better-sqlite3'
import type { WriteHits } from '../hit-store.ts'
import { type PackedHits, packedColumns, packHits, packRows } from './packed-hits.ts'

/** The hits of one commit, as stored in the file. */
export interface SpooledHits {
  readonly id: number
  readonly count: number
  readonly packed: PackedHits
}

/** The hits in one file that PostgreSQL does not have yet. */
export interface HitSpool {
  /** The oldest commits with at least this many hits together. */
  readonly list: (minHits: number) => SpooledHits[]
  readonly remove: (spooled: readonly SpooledHits[]) => void
  /** Call this after adding hits, so that `count` need not scan a large file. */
  readonly noteAdded: (hits: number) => void
  readonly count: () => number
  readonly oldest: () => bigint | null
  readonly bytes: () => number
  /** Shrinks a file that an outage of PostgreSQL made large. Call it when few hits are left. */
  readonly compact: () => void
}

/** A smaller file is not worth compacting. */
const MIN_FREE_BYTES = 8 * 1024 * 1024
const ROWS_PER_QUERY = 500

const insertPacked = `insert into spooled_hits (count, "oldestId", packed) values (?, ?, ?)`

export function prepareHitSpool(sqlite: Sqlite.Database): void {
  sqlite.exec(`create table if not exists spooled_hits (id integer primary key not null,
    count integer not null, "oldestId" integer not null, packed text not null)`)
  if (sqlite.prepare("select 1 from sqlite_schema where name = 'hit'").get()) packOldRows(sqlite)
}

/** Until 2026-11-22 a file had one row per hit, with the columns of its version. */
function packOldRows(sqlite: Sqlite.Database): void {
  const known = sqlite.prepare<[], string>("select name from pragma_table_info('hit')").pluck()
  const names = new Set(known.all())
  const columns = packedColumns.map((name) => (names.has(name) ? `"${name}"` : 'null'))
  const read = sqlite
    .prepare<[bigint], [string, ...(string | null)[]]>(
      `select cast(id as text), ${columns.join(', ')} from hit where id > ? order by id limit ${ROWS_PER_QUERY}`,
    )
    .raw()
  const insert = sqlite.prepare(insertPacked)
  const packAll = sqlite.transaction(() => {
    for (let rows = read.all(-1n); rows[0]; rows = read.all(BigInt(rows.at(-1)?.[0] ?? 0))) {
      insert.run(rows.length, BigInt(rows[0][0]), packRows(rows))
    }
    sqlite.exec('drop table hit; drop table if exists late_hit')
  })
  packAll.immediate()
}

/** Stores the hits of a commit as one row, the cheapest of all measured ways. */
export function createPackedHits(sqlite: Sqlite.Database): WriteHits {
  const insert = sqlite.prepare(insertPacked)
  return (hits) => {
    if (hits[0]) insert.run(hits.length, hits[0].id, packHits(hits))
  }
}

export function createHitSpool(sqlite: Sqlite.Database): HitSpool {
  const list = sqlite.prepare<[], SpooledHits>(
    'select id, count, packed from spooled_hits order by id',
  )
  const remove = sqlite.prepare(
    'delete from spooled_hits where id in (select value from json_each(?))',
  )
  const oldest = sqlite
    .prepare<[], bigint>('select "oldestId" from spooled_hits order by id limit 1')
    .pluck()
    .safeIntegers()
  const countAll = sqlite
    .prepare<[], number>('select coalesce(sum(count), 0) from spooled_hits')
    .pluck()
  let count = countAll.get() ?? 0
  const pages = (pragma: 'page_count' | 'freelist_count') =>
    Number(sqlite.pragma(pragma, { simple: true }))
  const pageSize = Number(sqlite.pragma('page_size', { simple: true }))
  return {
    list: (minHits) => {
      const listed: SpooledHits[] = []
      let found = 0
      for (const spooled of list.iterate()) {
        listed.push(spooled)
        found += spooled.count
        if (found >= minHits) break
      }
      return listed
    },
    remove: (spooled) => {
      remove.run(JSON.stringify(spooled.map(({ id }) => id)))
      for (const one of spooled) count -= one.count
    },
    noteAdded: (hits) => {
      count += hits
    },
    // Hits are in the file a moment before `noteAdded` is called, so they can be removed first.
    count: () => Math.max(0, count),
    oldest: () => oldest.get() ?? null,
    bytes: () => pages('page_count') * pageSize,
    compact: () => {
      count = countAll.get() ?? 0
      if (pages('freelist_count') * pageSize < MIN_FREE_BYTES) return
      sqlite.exec('vacuum')
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
    },
  }
}
