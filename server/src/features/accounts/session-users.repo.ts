import type Sqlite from 'better-sqlite3'
import type pg from 'pg'
import type { AuthTime } from '../../db/columns.ts'

/** Finds the user of a valid session token; synchronous with SQLite. */
export type FindSessionUser = (
  token: string,
  nowMs: number,
) => string | null | Promise<string | null>

interface Row {
  readonly userId: string
  readonly expiresAt: AuthTime
}

function selectSession(parameter: string): string {
  return `select "userId", "expiresAt" from session where token = ${parameter}`
}

export function createSqliteSessionUsers(sqlite: Sqlite.Database): FindSessionUser {
  const select = sqlite.prepare<[string], Row>(selectSession('?'))
  return (token, nowMs) => userOf(select.get(token), nowMs)
}

export function createPostgresSessionUsers(pool: pg.Pool): FindSessionUser {
  return async (token, nowMs) => {
    const query = { name: 'session-user', text: selectSession('$1'), values: [token] }
    return userOf((await pool.query<Row>(query)).rows[0], nowMs)
  }
}

function userOf(row: Row | undefined, nowMs: number): string | null {
  return row && new Date(row.expiresAt).getTime() > nowMs ? row.userId : null
}
