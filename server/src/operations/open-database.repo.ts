import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { DatabaseConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type Connection, createQueries } from '../db/dialect.ts'
import { openMigrationPool } from '../db/postgres.ts'
import { isMigrated } from '../schema.ts'
import { StartError } from '../start-error.ts'

export type ReadableDatabase = Omit<Database, 'checkpoint' | 'errors'>

/** Opens the database read-only while the server may be running, without a time limit. */
export function openReadOnly(config: DatabaseConfig): ReadableDatabase {
  return open(connect(config, { readonly: true }))
}

/** The same, to change rows. It waits for the server's locks, and the server for its. */
export function openForWriting(config: DatabaseConfig): ReadableDatabase {
  return open(connect(config, { timeout: LOCK_TIMEOUT_MS }))
}

const LOCK_TIMEOUT_MS = 10_000

function open(connection: Connection): ReadableDatabase {
  const db = createQueries(connection)
  return {
    kind: connection.kind,
    db,
    sqlite: connection.kind === 'sqlite' ? connection.sqlite : null,
    pool: connection.kind === 'postgres' ? connection.pool : null,
    close: () => db.destroy(),
  }
}

/** Like `openReadOnly`, but requires the tables of this version. */
export async function openMigrated(config: DatabaseConfig): Promise<ReadableDatabase> {
  const database = openReadOnly(config)
  try {
    if (await isMigrated(database)) return database
    throw new StartError(
      'The database has a different version than this code. Start the server once to update it.',
    )
  } catch (error) {
    await database.close()
    throw error
  }
}

function connect(config: DatabaseConfig, options: Sqlite.Options): Connection {
  if (config.kind === 'postgres') return { kind: 'postgres', pool: openMigrationPool(config.url) }
  if (!existsSync(config.file)) {
    throw new StartError(`Database not found: ${config.file}. Check DATA_DIR.`)
  }
  return { kind: 'sqlite', sqlite: new Sqlite(config.file, options) }
}
