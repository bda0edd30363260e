import type Sqlite from 'better-sqlite3'
import type { Hit } from '../hit.ts'
import { type PackedHits, packHits } from './packed-hits.ts'

/** The hits of one commit, as stored in the file. */
export interface SpooledBatch {
  readonly id: number
  readonly count: number
  /** The id of the first hit, as text: it has more bits than a JavaScript number. */
  readonly firstId: string
  readonly hits: PackedHits
}

export type Spool = ReturnType<typeof createSpool>

/** A smaller file is not worth compacting. */
const MIN_FREE_BYTES = 8 * 1024 * 1024

export function prepareSpool(sqlite: Sqlite.Database): void {
  sqlite.exec(`create table if not exists spooled_batch (id integer primary key not null,
    count integer not null, "firstId" integer not null, hits text not null)`)
}

/** False for a file that a process is just creating. */
export function isSpool(sqlite: Sqlite.Database): boolean {
  return (
    sqlite.prepare("select 1 from sqlite_schema where name = 'spooled_batch'").get() !== undefined
  )
}

/** The hits of a commit are one row, the cheapest of all measured ways. */
export function prepareInsert(sqlite: Sqlite.Database): (hits: readonly Hit[]) => void {
  const insert = sqlite.prepare(
    'insert into spooled_batch (count, "firstId", hits) values (?, ?, ?)',
  )
  return (hits) => {
    if (hits[0]) insert.run(hits.length, hits[0].id, packHits(hits))
  }
}

/** The hits in one file that are not in the database yet. */
export function createSpool(sqlite: Sqlite.Database) {
  const list = sqlite.prepare<[], SpooledBatch>(
    'select id, count, cast("firstId" as text) as "firstId", hits from spooled_batch order by id',
  )
  const remove = sqlite.prepare(
    'delete from spooled_batch where id in (select value from json_each(?))',
  )
  const oldest = sqlite
    .prepare<[], bigint>('select "firstId" from spooled_batch order by id limit 1')
    .pluck()
    .safeIntegers()
  const countAll = sqlite
    .prepare<[], number>('select coalesce(sum(count), 0) from spooled_batch')
    .pluck()
  let count = countAll.get() ?? 0
  const pages = (pragma: 'page_count' | 'freelist_count') =>
    Number(sqlite.pragma(pragma, { simple: true }))
  const pageSize = Number(sqlite.pragma('page_size', { simple: true }))
  return {
    /** The oldest commits with at least this many hits together. */
    list: (minHits: number): SpooledBatch[] => {
      const listed: SpooledBatch[] = []
      let found = 0
      for (const batch of list.iterate()) {
        listed.push(batch)
        found += batch.count
        if (found >= minHits) break
      }
      return listed
    },
    remove: (batches: readonly SpooledBatch[]): void => {
      remove.run(JSON.stringify(batches.map(({ id }) => id)))
      for (const batch of batches) count -= batch.count
    },
    /** Call this after adding hits, so that `count` need not scan a large file. */
    noteAdded: (hits: number): void => {
      count += hits
    },
    // Hits are in the file a moment before `noteAdded` is called, so they can be removed first.
    count: () => Math.max(0, count),
    oldest: () => oldest.get() ?? null,
    bytes: () => pages('page_count') * pageSize,
    /** Shrinks a file that an outage or a rush made large. Call it when few hits are left. */
    compact: (): void => {
      count = countAll.get() ?? 0
      if (pages('freelist_count') * pageSize < MIN_FREE_BYTES) return
      sqlite.exec('vacuum')
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
    },
  }
}
