import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 5000

/** The pool of the running server: no statement over 5 s, no wait for a connection over 1 s (R8). */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  })
  // NOTE: a connection that breaks while idle has no caller; unheard, its error would end the process.
  pool.on('error', () => {})
  return pool
}

/** For migrations, which may take long and wait for another process's lock. */
export function openMigrationPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  return pool
}
