import type Sqlite from 'better-sqlite3'
import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  type LogConfig,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely'
import type pg from 'pg'
import { readConditionsInTransactions } from './change-condition.ts'
import { EmbeddedDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The open handle of one of the two databases. */
export type Connection =
  | { readonly kind: 'sqlite'; readonly sqlite: Sqlite.Database }
  | { readonly kind: 'postgres'; readonly pool: pg.Pool }

export function createDialect(connection: Connection): Dialect {
  return connection.kind === 'sqlite'
    ? new EmbeddedDialect(connection.sqlite)
    : new PostgresDialect({ pool: connection.pool })
}

/** Which of the two databases answers these queries. */
export function kindOf(queries: Pick<Kysely<unknown>, 'getExecutor'>): DatabaseKind {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Allows empty lists in queries on both databases. PostgreSQL itself rejects them. */
export function createQueries(connection: Connection, log: LogConfig = []): Kysely<Tables> {
  const db = new Kysely<Tables>({
    dialect: createDialect(connection),
    log,
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })
  readConditionsInTransactions(db)
  return db
}
