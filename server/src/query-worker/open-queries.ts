import type { Config } from '../config/config.ts'
import { openForReading } from '../db/database.ts'
import { readHeartbeat } from '../db/service-state.repo.ts'
import {
  type OnClickHouseRequest,
  openClickHouse,
} from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseQueries } from '../features/clicks/clickhouse/clickhouse-click-store.ts'
import { createChartQueries } from './chart-queries.ts'
import { createReplicaCheck, preferReplica, type RunQuery, toRunQuery } from './prefer-replica.ts'

/** Where accounts and clicks are. */
export type QuerySource = Pick<Config, 'database' | 'clickHouseUrl'>

export interface OpenedQueries {
  readonly runQuery: RunQuery
  readonly close: () => Promise<void>
}

/** Opens separate connections for analytics queries, to the replica if there is one. */
export function openChartQueries(
  { database: config, clickHouseUrl }: QuerySource,
  now: () => number = Date.now,
  onClickHouseRequest?: OnClickHouseRequest,
): OpenedQueries {
  const primary = openForReading(config)
  if (clickHouseUrl !== null) {
    const clickHouse = openClickHouse(clickHouseUrl, onClickHouseRequest)
    const clicks = createClickHouseQueries(clickHouse, primary.db)
    return {
      runQuery: toRunQuery(createChartQueries(primary.db, clicks)),
      close: async () => {
        await Promise.all([primary.close(), clickHouse.close()])
      },
    }
  }
  const queryPrimary = toRunQuery(createChartQueries(primary.db))
  if (config.kind === 'sqlite' || !config.readUrl) {
    return { runQuery: queryPrimary, close: primary.close }
  }
  const replica = openForReading({ kind: 'postgres', url: config.readUrl }, 'prefer-standby')
  return {
    runQuery: preferReplica(
      toRunQuery(createChartQueries(replica.db)),
      queryPrimary,
      createReplicaCheck({ readHeartbeat: () => readHeartbeat(replica.db), now }),
    ),
    close: async () => {
      await Promise.all([primary.close(), replica.close()])
    },
  }
}
