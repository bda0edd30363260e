import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { RedirectTimes } from './features/status/redirect-times.ts'
import type { HotPath } from './hot-path.ts'
import type { ClockSkew } from './http/clock-skew.ts'
import type { Readiness } from './http/health.ts'
import { type Metrics, watchClicks, watchClock, watchSpool } from './http/metrics.ts'
import { readBacklog } from './metrics/backlog.repo.ts'
import { watchBacklog } from './metrics/watch-backlog.ts'
import { watchCounts, watchHotPath } from './metrics/watch-hot-path.ts'
import { watchMachine } from './metrics/watch-machine.ts'

interface WatchedParts {
  readonly metrics: Metrics
  readonly config: Pick<Config, 'dataDir'>
  readonly database: Pick<Database, 'db' | 'errors'>
  readonly hotPath: Pick<HotPath, 'countClicks' | 'spool' | 'figures'>
  readonly redirectTimes: RedirectTimes
  readonly readiness: Readiness
  readonly clock: Pick<ClockSkew, 'seconds'>
  readonly now: () => number
}

/** Everything that `/metrics` tells beside requests, which count themselves. */
export function watchEverything(parts: WatchedParts): void {
  const { metrics, database, hotPath, now } = parts
  const { registry } = metrics
  watchClicks(metrics, hotPath.countClicks)
  if (hotPath.spool) watchSpool(metrics, hotPath.spool)
  watchClock(metrics, parts.clock.seconds)
  watchHotPath(registry, hotPath.figures, parts.redirectTimes)
  watchMachine(registry, parts.readiness, parts.config.dataDir, now)
  watchBacklog(registry, () => readBacklog(database.db, now()), now)
  const errors = { name: 'database_errors_total', help: 'Queries that failed.', label: 'kind' }
  watchCounts(registry, errors, () => ({ ...database.errors }))
}
