import { existsSync, rmSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { StartError } from '../start-error.ts'

/** The first migration of builds before version 1. */
const FIRST_MIGRATION = '0001-first-tables'

export class EarlierDatabaseError extends StartError {
  constructor() {
    super(
      'The database was written by an Everyshelf before version 1, which this version cannot read. It is unchanged. Choose another DATA_DIR or DATABASE_URL.',
    )
  }
}

export function refuseEarlierMigrations(applied: readonly string[]): void {
  if (applied.includes(FIRST_MIGRATION)) throw new EarlierDatabaseError()
}

/** Looks before the file is opened, because an open connection already changes it. */
export function refuseEarlierFile(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return
  const isEarlier = isToLeaveAlone(file, (sqlite) =>
    Boolean(
      sqlite
        .prepare(`select name from ${DEFAULT_MIGRATION_TABLE} where name = ?`)
        .get(FIRST_MIGRATION),
    ),
  )
  if (isEarlier) throw new EarlierDatabaseError()
}

/**
 * Whether a file is one that the server may not change. Then the look leaves nothing beside it. A file that
 * cannot be read is none: what is wrong is found when it is opened.
 */
export function isToLeaveAlone(file: string, judge: (sqlite: Sqlite.Database) => boolean): boolean {
  // A connection that may not write leaves these behind.
  const created = [`${file}-wal`, `${file}-shm`].filter((path) => !existsSync(path))
  let isForeign = false
  try {
    const sqlite = new Sqlite(file, { readonly: true, timeout: 1000 })
    try {
      isForeign = judge(sqlite)
    } finally {
      sqlite.close()
    }
  } catch {
    return false
  }
  if (isForeign) for (const path of created) rmSync(path, { force: true })
  return isForeign
}
