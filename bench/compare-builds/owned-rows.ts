import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type Row, renameTables, type Tables } from './renamed.ts'

/** The columns by which other rows name a row. */
const KEY_COLUMNS = ['id', 'userId', 'publicId', 'slug']
/** Hits name their owner by a number. */
const NUMBER_COLUMN = 'number'
const OWNER_COLUMN = 'owner'

/** Every row of a SQLite file, with the names of the working tree. */
export function readTables(file: string): Tables {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  const names = sqlite.prepare("select name from sqlite_master where type = 'table'").all()
  const tables = names.map(({ name }) => {
    const statement = sqlite.prepare(`select * from "${name}"`)
    // The ids of hits have more bits than a number.
    statement.setReadBigInts(true)
    return [String(name), statement.all()] as const
  })
  sqlite.close()
  return renameTables(Object.fromEntries(tables))
}

/**
 * What names an account in the rows, from its email address on: its ids, those of its links, pages, and other
 * rows, and their slugs.
 */
export function findKeys(tables: Tables, email: string): ReadonlySet<string> {
  const keys = new Set([email])
  for (let before = 0; before < keys.size; ) {
    before = keys.size
    for (const row of listOwned(tables, keys).flatMap(([, rows]) => rows)) {
      for (const column of KEY_COLUMNS) {
        if (typeof row[column] === 'string') keys.add(row[column])
      }
      if (row[NUMBER_COLUMN] !== undefined) keys.add(ownerNumber(row[NUMBER_COLUMN]))
    }
  }
  return keys
}

/** The rows that name a key, by table. */
export function listOwned(
  tables: Tables,
  keys: ReadonlySet<string>,
): (readonly [table: string, rows: readonly Row[]])[] {
  const isOwned = (row: Row) =>
    Object.values(row).some((value) => typeof value === 'string' && keys.has(value)) ||
    (row[OWNER_COLUMN] !== undefined && keys.has(ownerNumber(row[OWNER_COLUMN])))
  return Object.entries(tables).map(([table, rows]) => [table, rows.filter(isOwned)] as const)
}

function ownerNumber(value: unknown): string {
  return `owner ${value}`
}

/** A value as JSON can show it; texts with JSON as what they hold, so that a difference has a path. */
export function showValue(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex')
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
