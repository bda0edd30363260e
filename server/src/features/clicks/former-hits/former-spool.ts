import type Sqlite from 'better-sqlite3'
import type { Hit } from '../hit.ts'
import { spooledColumns } from '../spool/packed-hits.ts'

type InsertHits = (hits: readonly Hit[]) => void

/** Converts the hits that a process of an earlier version left in a spool. */
export function convertFormerSpool(sqlite: Sqlite.Database, insert: InsertHits): void {
  const hasTable = (name: string) =>
    sqlite.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined
  if (hasTable('spooled_hits')) convertFormerBatches(sqlite, insert)
  if (hasTable('hit')) convertFormerRows(sqlite, insert)
}

function convertFormerBatches(sqlite: Sqlite.Database, insert: InsertHits): void {
  const list = sqlite.prepare<[], string>('select packed from spooled_hits order by id').pluck()
  const convertAll = sqlite.transaction(() => {
    for (const packed of list.all()) insert(unpackFormerHits(packed))
    sqlite.exec('drop table spooled_hits')
  })
  convertAll.immediate()
}

const ROWS_PER_QUERY = 500

/** Until 2026-11-22 a file had one row for each hit, with the columns of its version. */
function convertFormerRows(sqlite: Sqlite.Database, insert: InsertHits): void {
  const known = sqlite.prepare<[], string>("select name from pragma_table_info('hit')").pluck()
  const names = new Set(known.all())
  const columns = formerColumns.map((name) => {
    const column = name === 'visitorHash' ? 'reader' : name
    return names.has(column) ? `"${column}"` : 'null'
  })
  const read = sqlite
    .prepare<[bigint], [string, ...(string | null)[]]>(
      `select cast(id as text), ${columns.join(', ')} from hit where id > ? order by id limit ${ROWS_PER_QUERY}`,
    )
    .raw()
  const convertAll = sqlite.transaction(() => {
    for (let rows = read.all(-1n); rows[0]; rows = read.all(BigInt(rows.at(-1)?.[0] ?? 0))) {
      insert(unpackFormerHits(JSON.stringify(rows)))
    }
    sqlite.exec('drop table hit; drop table if exists late_hit')
  })
  convertAll.immediate()
}

/** The columns of a row before version 0034 of the database. */
const formerColumns = [
  'openedAt',
  'linkId',
  'ownerId',
  'identifier',
  'country',
  'retailer',
  'marketplace',
  'device',
  'browser',
  'refererHost',
  'language',
  'channel',
  'excludedBecause',
  'source',
  'visitorHash',
] as const

/** Reads hits that a process of an earlier version packed. */
export function unpackFormerHits(packed: string): Hit[] {
  const rows: readonly (readonly [id: string, ...columns: (string | null)[]])[] = JSON.parse(packed)
  return rows.map(([id, ...values]) => {
    const former: Partial<Record<string, string | null>> = Object.fromEntries(
      formerColumns.map((column, index) => [column, values[index] ?? null]),
    )
    const entries = spooledColumns.map((column) => [column, former[column] ?? null])
    const hit: Hit = { ...Object.fromEntries(entries), id: BigInt(id) }
    return former.source === 'beacon' ? { ...hit, ownerId: null } : hit
  })
}
