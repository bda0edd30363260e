import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { DatabaseConfig } from '../../config/config.ts'
import { createDialect } from '../../db/dialect.ts'
import { openMigrationPool } from '../../db/postgres.ts'
import type { AnyTables, RowStore } from './tables.repo.ts'

export interface OpenRowStore extends RowStore {
  readonly close: () => Promise<void>
}

/** Opens its own connection without a time limit; SQLite opens read-only by default. */
export function openRowStore(
  config: DatabaseConfig,
  purpose: 'read' | 'fill' = 'read',
): OpenRowStore {
  const connection =
    config.kind === 'sqlite'
      ? { kind: config.kind, sqlite: connect(config.file, purpose) }
      : { kind: config.kind, pool: openMigrationPool(config.url) }
  const db = new Kysely<AnyTables>({ dialect: createDialect(connection) })
  return { kind: config.kind, db, close: () => db.destroy() }
}

function connect(file: string, purpose: 'read' | 'fill'): Sqlite.Database {
  const sqlite = new Sqlite(file, { readonly: purpose === 'read', fileMustExist: true })
  sqlite.defaultSafeIntegers(true)
  if (purpose === 'fill') {
    // The file is deleted on failure, so it needs no journal.
    sqlite.pragma('journal_mode = off')
    sqlite.pragma('synchronous = off')
  }
  return sqlite
}
