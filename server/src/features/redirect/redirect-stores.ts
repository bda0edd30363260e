import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { openPool } from '../../db/postgres.ts'
import { connectSqlite } from '../../db/sqlite.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { Logger } from '../../logger.ts'
import {
  createPostgresSessionUsers,
  createSqliteSessionUsers,
} from '../accounts/session-users.repo.ts'
import { countAddedHits, writeCountedHits } from '../admin-overview/count-added-hits.ts'
import { openClickHouse } from '../clicks/clickhouse/clickhouse.ts'
import { createClickHouseStore } from '../clicks/clickhouse/clickhouse-click-store.ts'
import type { ClickHouseMonitor } from '../clicks/clickhouse/clickhouse-monitor.ts'
import { restElsewhere } from '../clicks/move/rest-elsewhere.ts'
import { openClickSpool } from '../clicks/spool/click-spool.ts'
import { clickHousePace, postgresPace, sqlitePace } from '../clicks/spool/drain-spool.ts'
import { createSqlClickStore } from '../clicks/store/sql-click-store.ts'
import { createPostgresRedirectRepo, createSqliteRedirectRepo } from './redirect.repo.ts'

interface StoresDeps {
  readonly config: Pick<Config, 'database' | 'clickHouseUrl' | 'dataDir'>
  readonly database: Database
  readonly logger: Logger
  readonly watchRuns?: WatchRuns | undefined
  readonly clickHouse?: Pick<ClickHouseMonitor, 'onRequest'> | undefined
}

export function openRedirectStores(deps: StoresDeps, now: () => number) {
  const { config, database, logger: log, watchRuns } = deps
  const { kind, db } = database
  const clickHouse =
    config.clickHouseUrl === null
      ? null
      : openClickHouse(config.clickHouseUrl, deps.clickHouse?.onRequest)
  const store = clickHouse
    ? createClickHouseStore({
        ...{ clickHouse, db, now },
        onCounted: (counts) => writeCountedHits(db, counts),
      })
    : createSqlClickStore({ db, now, onAdded: countAddedHits })
  const name = clickHouse ? 'clickhouse' : 'main'
  const clicks = restElsewhere({ db, name, store, now })
  const pace = clickHouse ? clickHousePace : kind === 'sqlite' ? sqlitePace : postgresPace
  const { dataDir } = config
  const spool = openClickSpool({ dataDir, store: clicks, pace, log, watchRuns, now })
  const links =
    config.database.kind === 'sqlite'
      ? openSqliteLinks(config.database.file)
      : openPostgresLinks(config.database.url, database)
  return {
    ...links,
    clicks,
    spool,
    close: async () => {
      await spool.close()
      await links.close()
      await clickHouse?.close()
    },
  }
}

/**
 * With SQLite redirects have their own connection. A query builder's transaction can stay open over
 * several turns of the event loop, and redirects must not join it. This connection never waits for a
 * lock, since that would stop all readers.
 */
function openSqliteLinks(file: string) {
  const sqlite = connectSqlite(file, { timeout: 0 })
  const redirect = createSqliteRedirectRepo(sqlite)
  return {
    redirect,
    /** The same lookups without the connections of redirects, for what users and programs ask. */
    previews: redirect,
    sessionUsers: createSqliteSessionUsers(sqlite),
    pool: null,
    close: async () => void sqlite.close(),
  }
}

/** One listens for changes, the others look up links, independent of other requests. */
const CONNECTIONS = 4
/** The longest that a reader waits for an uncached link. */
const LOOKUP_TIMEOUT_MS = 1000

function openPostgresLinks(url: string, { pool: common }: Database) {
  const pool = openPool(url, {
    connections: CONNECTIONS,
    timeoutMs: LOOKUP_TIMEOUT_MS,
    // While there is no primary, a standby knows the links too. It accepts no LISTEN, so the cache trusts its
    // records only briefly.
    target: 'prefer-primary',
  })
  return {
    redirect: createPostgresRedirectRepo(pool),
    previews: createPostgresRedirectRepo(common ?? pool),
    sessionUsers: createPostgresSessionUsers(pool),
    pool,
    close: async () => {
      await pool.end()
    },
  }
}
