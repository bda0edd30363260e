import pg from 'pg'
import { listHostUrls } from '../config/postgres-url.ts'
import type { HostTarget } from './postgres-hosts.ts'
import { openHostPool } from './postgres-pool.ts'
import { READ_ONLY, readOnlyError } from './unavailable.ts'

const STATEMENT_TIMEOUT_MS = 5000
/** Longer than the database's own timeout. A database that has not answered by then is unreachable. */
export const QUERY_TIMEOUT_MS = 7000

export interface PoolDeps {
  readonly connections: number
  readonly timeoutMs: number
  /** Default: the primary. Connections of other pools may be read-only. */
  readonly target: HostTarget
}

/** The running server's pool: statements end after 5 s, waits for a connection after 1 s. */
export function openPool(url: string, deps: Partial<PoolDeps> = {}): pg.Pool {
  const { connections = 10, timeoutMs = QUERY_TIMEOUT_MS, target = 'primary' } = deps
  return open(url, target, {
    max: connections,
    connectionTimeoutMillis: 1000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: timeoutMs,
    keepAlive: true,
  })
}

/** For migrations, which may take long and wait for another process's lock. */
export function openMigrationPool(url: string): pg.Pool {
  return open(url, 'primary', { max: 1, connectionTimeoutMillis: 10_000 })
}

function open(url: string, target: HostTarget, limits: pg.PoolConfig): pg.Pool {
  const urls = listHostUrls(url)
  const config = target === 'primary' ? { ...limits, onConnect: requireWritable } : limits
  const pool =
    urls.length > 1
      ? openHostPool(urls, target, config)
      : new pg.Pool({ ...config, connectionString: url })
  // A connection can break while it is idle or between two statements of a transaction. Without a listener,
  // its error would end the process. The next statement on it fails, and the pool drops it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    dropWhenReadOnly(client)
  })
  return pool
}

/** An address can lead to a host that is not the primary any more. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Setting>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw readOnlyError('the database is read-only')
}

interface Setting {
  readonly transaction_read_only: string
}

/** A host that became read-only keeps its connections. The next one is verified again. */
function dropWhenReadOnly({ connection }: pg.Client): void {
  connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
    if (code === READ_ONLY) connection.stream.destroy()
  })
}
