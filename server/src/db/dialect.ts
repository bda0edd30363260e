import type Sqlite from 'better-sqlite3'
import { type Dialect, PostgresDialect, SqliteDialect } from 'kysely'
import type pg from 'pg'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The open handle of one of the two databases. */
export type Connection =
  | { readonly kind: 'sqlite'; readonly sqlite: Sqlite.Database }
  | { readonly kind: 'postgres'; readonly pool: pg.Pool }

export function createDialect(connection: Connection): Dialect {
  return connection.kind === 'sqlite'
    ? new SqliteDialect({ database: connection.sqlite })
    : new PostgresDialect({ pool: connection.pool })
}
