import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { DatabaseConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { type Connection, createQueries } from '../db/dialect.ts'
import { isMigrated } from '../db/migrate.ts'
import { openMigrationPool } from '../db/postgres.ts'
import { StartError } from '../start-error.ts'

export type ReadableDatabase = Omit<Database, 'checkpoint' | 'errors'>

/** Opens the database of a server that may be running, to read and nothing else, for as long as it takes. */
export function openBeside(config: DatabaseConfig): ReadableDatabase {
  const connection = connect(config)
  const db = createQueries(connection)
  return {
    kind: connection.kind,
    db,
    sqlite: connection.kind === 'sqlite' ? connection.sqlite : null,
    pool: connection.kind === 'postgres' ? connection.pool : null,
    close: () => db.destroy(),
  }
}

/** The same, for what only makes sense with the tables that this code knows. */
export async function openMigrated(config: DatabaseConfig): Promise<ReadableDatabase> {
  const database = openBeside(config)
  try {
    if (await isMigrated(database)) return database
    throw new StartError(
      'The database is of another version than this code. Start the server once.',
    )
  } catch (error) {
    await database.close()
    throw error
  }
}

function connect(config: DatabaseConfig): Connection {
  if (config.kind === 'postgres') return { kind: 'postgres', pool: openMigrationPool(config.url) }
  if (!existsSync(config.file)) {
    throw new StartError(`There is no database ${config.file} yet. Is DATA_DIR the server's?`)
  }
  return { kind: 'sqlite', sqlite: new Sqlite(config.file, { readonly: true }) }
}
