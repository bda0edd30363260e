import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DatabaseConfig } from '../config/config.ts'
import { createErrorCounter, type DatabaseErrors } from './database-errors.ts'
import { type Connection, createQueries, type DatabaseKind } from './dialect.ts'
import { refuseEarlierFile } from './earlier-database.ts'
import { openPool, type PoolDeps } from './postgres.ts'
import type { HostTarget } from './postgres-hosts.ts'
import { connectForReading, openSqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

const READ_CONNECTIONS = 4

/** An open database. `sqlite` and `pool` are the raw handles, for code that must be fast. */
export interface Database {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /**
   * The handle that `db` uses too. Kysely's transactions span several turns of the event loop. Before
   * writing here directly, check `inTransaction` and wait a turn if it is set.
   */
  readonly sqlite: Sqlite.Database | null
  readonly pool: pg.Pool | null
  readonly errors: DatabaseErrors
  /** Merges the write-ahead log into the file, so that the next start has nothing to recover. */
  readonly checkpoint: () => void
  readonly close: () => Promise<void>
}

export function openDatabase(config: DatabaseConfig): Database {
  return config.kind === 'sqlite' ? openEmbedded(config.file) : openServer(config.url)
}

/** Opens a separate read-only connection. Of several hosts, any that answers will do. */
export function openForReading(
  config: DatabaseConfig,
  target: HostTarget = 'prefer-primary',
): Pick<Database, 'db' | 'kind' | 'close'> {
  if (config.kind === 'postgres') {
    return openServer(config.url, { connections: READ_CONNECTIONS, target })
  }
  const connection: Connection = { kind: 'sqlite', sqlite: connectForReading(config.file) }
  const db = createQueries(connection)
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

function openEmbedded(path: string): Database {
  refuseEarlierFile(path)
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

function openServer(url: string, deps: Partial<PoolDeps> = {}): Database {
  const pool = openPool(url, deps)
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
