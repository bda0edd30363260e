import type { DatabaseConfig } from '../../../config.ts'
import { openForReading } from '../../../db/database.ts'
import { readHeartbeat } from '../../../db/service-state.repo.ts'
import { createAnalyticsQueries } from './analytics-queries.ts'
import { createReplicaCheck, preferReplica, type RunQuery, toRunQuery } from './prefer-replica.ts'

export interface OpenedQueries {
  readonly runQuery: RunQuery
  readonly close: () => Promise<void>
}

/** Opens separate connections for analytics queries, to the replica if there is one. */
export function openAnalyticsQueries(
  config: DatabaseConfig,
  now: () => number = Date.now,
): OpenedQueries {
  const primary = openForReading(config)
  const queryPrimary = toRunQuery(createAnalyticsQueries(primary.db, primary.kind))
  if (config.kind === 'sqlite' || !config.readUrl) {
    return { runQuery: queryPrimary, close: primary.close }
  }
  const replica = openForReading({ kind: 'postgres', url: config.readUrl }, 'prefer-standby')
  return {
    runQuery: preferReplica(
      toRunQuery(createAnalyticsQueries(replica.db, replica.kind)),
      queryPrimary,
      createReplicaCheck({ readHeartbeat: () => readHeartbeat(replica.db), now }),
    ),
    close: async () => {
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
