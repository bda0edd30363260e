import { existsSync, rmSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { StartError } from '../start-error.ts'

/** The first migration of builds before version 1. */
const FIRST_MIGRATION = '0001-first-tables'

export class EarlierDatabaseError extends StartError {
  constructor() {
    super(
      'A build before version 1.0.0 wrote this database, and this version cannot read it. The server left it unchanged. Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.',
    )
  }
}

export function refuseEarlierMigrations(applied: readonly string[]): void {
  if (applied.includes(FIRST_MIGRATION)) throw new EarlierDatabaseError()
}

/** Checks the file before the server opens it, because opening it for writing changes it. */
export function refuseEarlierFile(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return
  const isEarlier = isForeignFile(file, (sqlite) =>
    Boolean(
      sqlite
        .prepare(`select name from ${DEFAULT_MIGRATION_TABLE} where name = ?`)
        .get(FIRST_MIGRATION),
    ),
  )
  if (isEarlier) throw new EarlierDatabaseError()
}

/**
 * Whether a file is from an earlier build or another program, so that the server must not change it. If so,
 * this removes the files that the check created beside it. False for an unreadable file: opening it reports
 * the reason.
 */
export function isForeignFile(file: string, judge: (sqlite: Sqlite.Database) => boolean): boolean {
  // A read-only connection leaves these behind.
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
