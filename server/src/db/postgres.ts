import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 5000
/** Longer than the database itself allows a statement: one that says nothing by then is away. */
export const ANSWER_TIMEOUT_MS = 7000

export interface PoolLimits {
  readonly connections: number
  readonly answerWithinMs: number
}

/** Of the running server: no statement over 5 s, no wait for a connection over 1 s (R8). */
export function openPool(url: string, limits: Partial<PoolLimits> = {}): pg.Pool {
  const { connections = 10, answerWithinMs = ANSWER_TIMEOUT_MS } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 1000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: answerWithinMs,
    keepAlive: true,
  })
  return surviveBreaks(pool)
}

/** For migrations, which may take long and wait for another process's lock. */
export function openMigrationPool(url: string): pg.Pool {
  return surviveBreaks(
    new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 }),
  )
}

/**
 * A connection can break while nobody waits for it: idle, or between two statements of a transaction.
 * Unheard, its error would end the process. The next statement on it fails, and the pool drops it.
 */
function surviveBreaks(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
