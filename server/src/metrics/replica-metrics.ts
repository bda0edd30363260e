import type { Registry } from 'prom-client'
import type { DatabaseConfig } from '../config/config.ts'
import { openForReading } from '../db/database.ts'
import { readHeartbeat } from '../db/service-state.repo.ts'
import { registerGauge } from './register-metric.ts'
import { withinTime } from './within-time.ts'

/** How far the replica lags; NaN without one, or while it does not answer. Returns what closes the connection. */
export function registerReplicaMetric(
  registry: Registry,
  config: DatabaseConfig,
  now: () => number,
): () => Promise<void> {
  const replica =
    config.kind === 'postgres' && config.readUrl !== undefined
      ? openForReading({ kind: 'postgres', url: config.readUrl }, 'prefer-standby')
      : null
  const lag = {
    name: 'everyshelf_database_replica_lag_seconds',
    help: 'Age of the newest heartbeat on the replica; NaN without DATABASE_READ_URL, or while it does not answer.',
  }
  registerGauge(registry, lag, async () => {
    const heartbeat = replica && (await withinTime(readHeartbeat(replica.db)))
    return heartbeat === null ? null : Math.max(0, (now() - heartbeat) / 1000)
  })
  return async () => await replica?.close()
}
