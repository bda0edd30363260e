import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { ClockSkew } from '../http/clock-skew.ts'
import type { Readiness } from '../http/health.ts'
import type { Platform } from '../platform.ts'
import { readBacklog } from './backlog.repo.ts'
import { watchBacklog } from './watch-backlog.ts'
import { watchCounts } from './watch-figures.ts'
import { watchClock, watchMachine } from './watch-machine.ts'

interface ProcessDeps extends Pick<Platform, 'metrics' | 'now'> {
  readonly config: Pick<Config, 'dataDir'>
  readonly database: Pick<Database, 'db' | 'errors'>
  readonly readiness: Readiness
  readonly clock: Pick<ClockSkew, 'seconds'>
}

/** Metrics of the process, its machine and its database; features register their own. */
export function watchProcess({ metrics, config, database, readiness, clock, now }: ProcessDeps) {
  watchClock(metrics, clock.seconds)
  watchMachine(metrics, readiness, config.dataDir, now)
  watchBacklog(metrics, () => readBacklog(database.db, now()), now)
  const errors = { name: 'database_errors_total', help: 'Queries that failed.', label: 'kind' }
  watchCounts(metrics, errors, () => ({ ...database.errors }))
}
