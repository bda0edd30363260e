import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Config } from '../../config/config.ts'
import { type Connection, createQueries } from '../../db/dialect.ts'
import { openMigrationPool } from '../../db/postgres.ts'
import type { Queries } from '../../db/transact.ts'
import { isMigrated } from '../../schema.ts'
import { StartError } from '../../start-error.ts'

/** A running server holds the lock only briefly. */
const BUSY_TIMEOUT_MS = 5000

/** Opens the database while the server may be running, for a few short transactions. */
export async function withDatabase<Result>(
  { database }: Pick<Config, 'database'>,
  work: (db: Queries) => Promise<Result>,
): Promise<Result> {
  const connection = connect(database)
  const db = createQueries(connection)
  try {
    if (!(await isMigrated({ db, kind: connection.kind }))) {
      throw new StartError(
        'The database has a different version than this code. Start the server once to update it.',
      )
    }
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function connect(database: Config['database']): Connection {
  if (database.kind === 'postgres') {
    return { kind: 'postgres', pool: openMigrationPool(database.url) }
  }
  if (!existsSync(database.file)) {
    throw new StartError(`Database not found: ${database.file}. Check DATA_DIR.`)
  }
  const sqlite = new Sqlite(database.file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  sqlite.pragma('synchronous = full')
  sqlite.pragma('foreign_keys = on')
  return { kind: 'sqlite', sqlite }
}
