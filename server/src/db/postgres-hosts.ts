import pg from 'pg'
import { readOnlyError } from './unavailable.ts'

/**
 * Which of several hosts a pool uses. `primary` uses only the primary, `prefer-primary` a standby while there
 * is no primary, and `prefer-standby` the primary while there is no standby.
 */
export type HostTarget = 'primary' | 'prefer-primary' | 'prefer-standby'

export interface PostgresHosts {
  /** The URL for new connections; undefined while no host is suitable. */
  readonly current: () => string | undefined
  /** Asks all hosts now. Rejects when none is suitable. */
  readonly check: () => Promise<string>
  readonly close: () => Promise<void>
}

interface HostsDeps {
  readonly urls: readonly string[]
  readonly target: HostTarget
  /** Called when the current host changes to the primary. */
  readonly onNewPrimary: (url: string) => void
}

const CHECK_EVERY_MS = 1000
/** For connecting and for the response. A host that takes longer counts as unreachable. */
const RESPONSE_TIMEOUT_MS = 1000

/**
 * A promoted standby starts a new timeline, so the primary has the highest one. The WAL file's name begins with
 * it at once; `pg_control_checkpoint()` shows it only after the next checkpoint.
 */
const STATE = `select current_setting('transaction_read_only') = 'off' as "isWritable",
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

interface Host {
  readonly url: string
  readonly isWritable: boolean
  readonly timeline: number
  /** Why it did not answer. */
  readonly error?: unknown
}

/** Asks all hosts every second which of them is the primary. */
export function watchPostgresHosts({ urls, target, onNewPrimary }: HostsDeps): PostgresHosts {
  const pools = urls.map((url) => ({ url, pool: openStatePool(url) }))
  let newestTimeline = 0
  let current: string | undefined
  let checking: Promise<string> | undefined

  async function askAll(): Promise<string> {
    const hosts = await Promise.all(pools.map(({ url, pool }) => askHost(url, pool)))
    const writable = hosts.filter(({ isWritable }) => isWritable)
    newestTimeline = Math.max(newestTimeline, ...writable.map(({ timeline }) => timeline))
    const found = pick(writable.filter(({ timeline }) => timeline === newestTimeline))
    const standby = pick(hosts.filter(({ isWritable, error }) => !isWritable && !error))
    const suitable = {
      primary: found,
      'prefer-primary': found ?? standby,
      'prefer-standby': standby ?? found,
    }[target]
    const isNewPrimary = suitable === found && suitable !== current
    current = suitable
    if (found && isNewPrimary) onNewPrimary(found)
    if (!suitable) throw readOnlyError(`no host accepts writes (${hosts.map(describe).join(', ')})`)
    return suitable
  }

  /** Stays with the current host, so that a second one that answers again interrupts nothing. */
  function pick(hosts: readonly Host[]): string | undefined {
    return (hosts.find(({ url }) => url === current) ?? hosts[0])?.url
  }

  function describe({ isWritable, error }: Host, index: number): string {
    const reason = isWritable ? 'has an older timeline' : 'is read-only'
    return `host ${index + 1} ${error ? `failed: ${explain(error)}` : reason}`
  }

  function check(): Promise<string> {
    checking ??= askAll().finally(() => {
      checking = undefined
    })
    return checking
  }

  const timer = setInterval(() => void check().catch(() => {}), CHECK_EVERY_MS)
  timer.unref()
  return {
    current: () => current,
    check,
    close: async () => {
      clearInterval(timer)
      await checking?.catch(() => {})
      await Promise.all(pools.map(({ pool }) => pool.end()))
    },
  }
}

/** One connection that stays open. */
function openStatePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  return pool.on('error', () => {})
}

async function askHost(url: string, pool: pg.Pool): Promise<Host> {
  try {
    const { rows } = await pool.query<{ isWritable: boolean; timeline: string | null }>(STATE)
    const { isWritable = false, timeline = null } = rows[0] ?? {}
    return { url, isWritable, timeline: Number.parseInt(timeline ?? '0', 16) }
  } catch (error) {
    return { url, isWritable: false, timeline: 0, error }
  }
}

/** Without the host name, which may be part of a password that was not percent-encoded. */
function explain(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^E(?:NOTFOUND|AI_AGAIN)$/.test(code) ? `unknown host name (${code})` : message || code
}
