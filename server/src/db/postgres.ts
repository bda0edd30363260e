import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 5000
/** Longer than the database's own timeout. A database that has not answered by then is unreachable. */
export const QUERY_TIMEOUT_MS = 7000

export interface PoolLimits {
  readonly connections: number
  readonly timeoutMs: number
}

/** The running server's pool: statements end after 5 s, waits for a connection after 1 s (R8). */
export function openPool(url: string, limits: Partial<PoolLimits> = {}): pg.Pool {
  const { connections = 10, timeoutMs = QUERY_TIMEOUT_MS } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 1000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: timeoutMs,
    keepAlive: true,
  })
  return ignoreIdleErrors(pool)
}

/** For migrations, which may take long and wait for another process's lock. */
export function openMigrationPool(url: string): pg.Pool {
  return ignoreIdleErrors(
    new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 }),
  )
}

/**
 * A connection can break while it is idle or between two statements of a transaction. Without a listener,
 * its error would end the process. The next statement on it fails, and the pool drops it.
 */
function ignoreIdleErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
