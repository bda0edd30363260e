import type { Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { ClockSkew } from '../http/health/clock-skew.ts'
import type { Readiness } from '../http/health/health.ts'
import { readBacklog } from './backlog.repo.ts'
import { registerBacklogMetrics } from './backlog-metrics.ts'
import { registerClockMetric, registerMachineMetrics } from './machine-metrics.ts'
import { registerLabeledCounter } from './register-metric.ts'
import { registerReplicaMetric } from './replica-metrics.ts'

interface ProcessDeps {
  readonly metrics: Registry
  readonly config: Pick<Config, 'dataDir' | 'database'>
  readonly database: Pick<Database, 'db' | 'errors'>
  readonly readiness: Readiness
  readonly clock: Pick<ClockSkew, 'seconds'>
  readonly now: () => number
}

/** Metrics of the process, its machine, and its database. Features register their own. Returns what ends them. */
export function registerProcessMetrics({
  metrics,
  config,
  database,
  readiness,
  clock,
  now,
}: ProcessDeps): () => Promise<void> {
  registerClockMetric(metrics, clock.seconds)
  registerMachineMetrics(metrics, readiness, config.dataDir, now)
  registerBacklogMetrics(metrics, () => readBacklog(database.db, now()), now)
  const errors = {
    name: 'everyshelf_database_errors_total',
    help: 'Queries that failed.',
    label: 'kind',
  }
  registerLabeledCounter(metrics, errors, () => ({ ...database.errors }))
  return registerReplicaMetric(metrics, config.database, now)
}
