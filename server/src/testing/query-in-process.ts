import { openForReading } from '../db/database.ts'
import {
  type AnalyticsQueries,
  createAnalyticsQueries,
} from '../query-worker/chart-queries.ts'
import type { StartAnalyticsWorker } from '../query-worker/start-query-worker.ts'
import { openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseQueries } from '../features/clicks/clickhouse/clickhouse-click-store.ts'

/** Runs analytics queries on a separate connection in this thread: starting a worker takes longer than a test. */
export const queryInProcess: StartAnalyticsWorker = ({ database, clickHouseUrl }, onRequest) => {
  let opened: { queries: AnalyticsQueries; close: () => Promise<unknown> } | undefined
  const open = () => {
    opened ??= start()
    return opened.queries
  }
  function start() {
    const { db, kind, close } = openForReading(database)
    const clickHouse = clickHouseUrl === null ? null : openClickHouse(clickHouseUrl, onRequest)
    const clicks = clickHouse ? createClickHouseQueries(clickHouse, db) : undefined
    return {
      queries: createAnalyticsQueries(db, kind, clicks),
      close: () => Promise.all([close(), clickHouse?.close()]),
    }
  }
  return {
    queries: {
      overview: (...args) => open().overview(...args),
      summary: (...args) => open().summary(...args),
      resolveFilters: (...args) => open().resolveFilters(...args),
      readExportChunk: (...args) => open().readExportChunk(...args),
      countClicks: (...args) => open().countClicks(...args),
      sumClicks: (...args) => open().sumClicks(...args),
      readReaderGroups: (...args) => open().readReaderGroups(...args),
      readEarnings: (...args) => open().readEarnings(...args),
    },
    close: async () => void (await opened?.close()),
  }
}
