import type Sqlite from 'better-sqlite3'
import { hitColumns } from '../clicks.repo.ts'

/** A hit as it lies in the file: its id as text, then the columns in their order. */
export type SpooledHit = readonly [id: string, ...columns: (string | null)[]]

/** The hits in one file that are still to go to PostgreSQL. */
export interface HitSpool {
  /** The oldest ones, at most so many. */
  readonly list: (atMost: number) => SpooledHit[]
  readonly remove: (hits: readonly SpooledHit[]) => void
  /** Told by whoever has put hits in, so that nobody has to count a large file. */
  readonly noteAdded: (hits: number) => void
  readonly count: () => number
  readonly oldest: () => bigint | null
  readonly bytes: () => number
  /** For when few hits are left: gives back to the system what a time without PostgreSQL has filled. */
  readonly tidy: () => void
}

const REQUIRED: readonly (typeof hitColumns)[number][] = [
  'openedAt',
  'identifier',
  'retailer',
  'device',
  'browser',
  'source',
]
/** A file this small is not worth the work. */
const SMALL_BYTES = 8 * 1024 * 1024

/**
 * Makes the tables that the recorder writes to, as in the database of a server without PostgreSQL. A
 * file that an older version has left gets the columns that have come since.
 */
export function prepareHitSpool(sqlite: Sqlite.Database): void {
  const define = (column: (typeof hitColumns)[number]) =>
    `"${column}" text${REQUIRED.includes(column) ? ' not null' : ''}`
  sqlite.exec(`create table if not exists hit
    (id integer primary key not null, ${hitColumns.map(define).join(', ')});
    create table if not exists late_hit (id integer primary key not null)`)
  const known = sqlite.prepare("select name from pragma_table_info('hit')").pluck().all()
  for (const column of hitColumns) {
    if (!known.includes(column)) sqlite.exec(`alter table hit add column "${column}" text`)
  }
}

export function createHitSpool(sqlite: Sqlite.Database): HitSpool {
  const columns = hitColumns.map((column) => `"${column}"`).join(', ')
  const list = sqlite
    .prepare<[number], SpooledHit>(
      `select cast(id as text), ${columns} from hit order by id limit ?`,
    )
    .raw()
  // By their ids and not as a range: hits may have come in between.
  const removeHits = sqlite.prepare('delete from hit where id in (select value from json_each(?))')
  // Whether a hit is late is for PostgreSQL to say.
  const removeMarks = sqlite.prepare('delete from late_hit')
  const remove = sqlite.transaction((ids: string) => {
    removeMarks.run()
    return removeHits.run(ids).changes
  })
  const oldest = sqlite.prepare<[], bigint>('select min(id) from hit').pluck().safeIntegers()
  const countAll = sqlite.prepare<[], number>('select count(*) from hit').pluck()
  let count = countAll.get() ?? 0
  const pages = (pragma: 'page_count' | 'freelist_count') =>
    Number(sqlite.pragma(pragma, { simple: true }))
  const pageSize = Number(sqlite.pragma('page_size', { simple: true }))
  return {
    list: (atMost) => list.all(atMost),
    remove: (hits) => {
      count -= remove.immediate(`[${hits.map(([id]) => id).join(',')}]`)
    },
    noteAdded: (hits) => {
      count += hits
    },
    count: () => count,
    oldest: () => oldest.get() ?? null,
    bytes: () => pages('page_count') * pageSize,
    tidy: () => {
      count = countAll.get() ?? 0
      if (pages('freelist_count') * pageSize < SMALL_BYTES) return
      sqlite.exec('vacuum')
      sqlite.pragma('wal_checkpoint(TRUNCATE)')
    },
  }
}
