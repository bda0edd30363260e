import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { RedirectTimes } from './features/status/redirect-times.ts'
import type { HotPath } from './hot-path.ts'
import type { ClockSkew } from './http/clock-skew.ts'
import type { Readiness } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import { readBacklog } from './metrics/backlog.repo.ts'
import { watchBacklog } from './metrics/watch-backlog.ts'
import { watchClicks, watchSpool } from './metrics/watch-clicks.ts'
import { watchCounts } from './metrics/watch-figures.ts'
import { watchHotPath } from './metrics/watch-hot-path.ts'
import { watchClock, watchMachine } from './metrics/watch-machine.ts'

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
  const { database, hotPath, now } = parts
  const { registry } = parts.metrics
  watchClicks(registry, hotPath.countClicks)
  if (hotPath.spool) watchSpool(registry, hotPath.spool)
  watchClock(registry, parts.clock.seconds)
  watchHotPath(registry, hotPath.figures, parts.redirectTimes)
  watchMachine(registry, parts.readiness, parts.config.dataDir, now)
  watchBacklog(registry, () => readBacklog(database.db, now()), now)
  const errors = { name: 'database_errors_total', help: 'Queries that failed.', label: 'kind' }
  watchCounts(registry, errors, () => ({ ...database.errors }))
}
