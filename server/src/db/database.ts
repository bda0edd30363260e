import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseConfig } from '../config.ts'
import { createErrorCounter, type DatabaseErrors } from './database-errors.ts'
import { type Connection, createQueries, type DatabaseKind } from './dialect.ts'
import { openPool } from './postgres.ts'
import { connectForReading, openSqliteFile } from './sqlite.ts'
import type { Tables } from './tables/index.ts'

const CONNECTIONS_FOR_READING = 4

/** One open database; `sqlite` and `pool` are the raw handles for what must be fast. */
export interface Database {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /**
   * The handle that `db` works on too. Kysely's transactions span turns of the event loop: whoever
   * writes here directly looks at `inTransaction` first and waits a turn when it is set.
   */
  readonly sqlite: Sqlite.Database | null
  readonly pool: pg.Pool | null
  readonly errors: DatabaseErrors
  /** Writes the log into the file, so that the next start finds nothing to recover. */
  readonly checkpoint: () => void
  readonly close: () => Promise<void>
}

export function openDatabase(config: DatabaseConfig): Database {
  return config.kind === 'sqlite' ? openEmbedded(config.file) : openServer(config.url)
}

/** A second connection of the same server, for what is read and never written. */
export function openForReading(config: DatabaseConfig): Pick<Database, 'db' | 'kind' | 'close'> {
  if (config.kind === 'postgres') return openServer(config.url, CONNECTIONS_FOR_READING)
  const connection: Connection = { kind: 'sqlite', sqlite: connectForReading(config.file) }
  const db = createQueries(connection)
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

function openEmbedded(path: string): Database {
  const file = openSqliteFile(path)
  const connection: Connection = { kind: 'sqlite', sqlite: file.sqlite }
  const { errors, listen: log } = createErrorCounter()
  const db = createQueries(connection, log)
  return {
    kind: 'sqlite',
    db,
    sqlite: file.sqlite,
    pool: null,
    errors,
    checkpoint: () => void file.sqlite.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => {
      await db.destroy()
      file.close()
    },
  }
}

function openServer(url: string, connections?: number): Database {
  const pool = openPool(url, connections === undefined ? {} : { connections })
  const connection: Connection = { kind: 'postgres', pool }
  const { errors, listen: log } = createErrorCounter()
  const db = createQueries(connection, log)
  return {
    kind: 'postgres',
    db,
    sqlite: null,
    pool,
    errors,
    checkpoint: () => {},
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}
