import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openPool } from './db/postgres.ts'
import { connectSqlite } from './db/sqlite.ts'
import {
  createPostgresSessionUsers,
  createSqliteSessionUsers,
  type FindSessionUser,
} from './features/accounts/session-users.repo.ts'
import { createHitStore, type HitStore } from './features/clicks/hit-store.ts'
import { createLogSync } from './features/clicks/log-sync.ts'
import { openClickSpool, type SpoolState } from './features/clicks/spool/click-spool.ts'
import { createPostgresHits } from './features/clicks/spool/postgres-hits.repo.ts'
import { createSqliteHits } from './features/clicks/sqlite-hits.repo.ts'
import type { ClickTotals } from './features/clicks/totals/click-totals.ts'
import { createPostgresClickTotals } from './features/clicks/totals/postgres-click-totals.repo.ts'
import { createSqliteClickTotals } from './features/clicks/totals/sqlite-click-totals.repo.ts'
import {
  createPostgresRedirectRepo,
  createSqliteRedirectRepo,
  type RedirectRepo,
} from './features/redirect/redirect.repo.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import type { Logger } from './logger.ts'

export interface HotPathStores {
  readonly hits: HitStore
  /** Null with SQLite, which stores hits in the database directly. */
  readonly spool: (() => SpoolState) | null
  readonly totals: ClickTotals
  readonly redirect: RedirectRepo
  readonly sessionUsers: FindSessionUser
  readonly pool: Database['pool']
  readonly close: () => Promise<void>
}

interface StoresDeps {
  readonly config: Pick<Config, 'database' | 'dataDir'>
  readonly database: Database
  readonly logger: Logger
  readonly watchRuns?: WatchRuns | undefined
}

export function openHotPathStores(deps: StoresDeps, now: () => number): HotPathStores {
  const { database } = deps.config
  return database.kind === 'sqlite'
    ? openSqliteStores(database.file, now)
    : openPostgresStores(database.url, deps, now)
}

/**
 * With SQLite the hot path has its own connection. A query builder's transaction can stay open over
 * several turns of the event loop, and the hot path must not join it. This connection never waits for a
 * lock, since that would stop all readers (R5).
 */
function openSqliteStores(file: string, now: () => number): HotPathStores {
  const sqlite = connectSqlite(file, { timeout: 0 })
  const log = createLogSync(file)
  return {
    hits: createHitStore(sqlite, createSqliteHits(sqlite, now), log),
    spool: null,
    totals: createSqliteClickTotals(sqlite),
    redirect: createSqliteRedirectRepo(sqlite),
    sessionUsers: createSqliteSessionUsers(sqlite),
    pool: null,
    close: async () => {
      log.close()
      sqlite.close()
    },
  }
}

/** One listens for changes, one sends hits, the others look up links, independent of other requests. */
const CONNECTIONS = 5
/** The longest that a reader waits for an uncached link. */
const LOOKUP_TIMEOUT_MS = 1000

function openPostgresStores(
  url: string,
  { database, config, logger, watchRuns }: StoresDeps,
  now: () => number,
): HotPathStores {
  const pool = openPool(url, { connections: CONNECTIONS, timeoutMs: LOOKUP_TIMEOUT_MS })
  const hits = createPostgresHits(pool, now)
  const spool = openClickSpool({ dataDir: config.dataDir, hits, log: logger, watchRuns, now })
  return {
    hits: spool.store,
    spool: spool.state,
    totals: createPostgresClickTotals(database.db),
    redirect: createPostgresRedirectRepo(pool),
    sessionUsers: createPostgresSessionUsers(pool),
    pool,
    close: async () => {
      await spool.close()
      await pool.end()
    },
  }
}
