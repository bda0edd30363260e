import { openForReading } from '../db/database.ts'
import { openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseQueries } from '../features/clicks/clickhouse/clickhouse-click-store.ts'
import { type ChartQueries, createChartQueries } from '../query-worker/chart-queries.ts'
import type { StartQueryWorker } from '../query-worker/start-query-worker.ts'

/** Runs analytics queries on a separate connection in this thread: starting a worker takes longer than a test. */
export const queryInProcess: StartQueryWorker = ({ database, clickHouseUrl }, onRequest) => {
  let opened: { queries: ChartQueries; close: () => Promise<unknown> } | undefined
  const open = () => {
    opened ??= start()
    return opened.queries
  }
  function start() {
    const { db, close } = openForReading(database)
    const clickHouse = clickHouseUrl === null ? null : openClickHouse(clickHouseUrl, onRequest)
    const clicks = clickHouse ? createClickHouseQueries(clickHouse, db) : undefined
    return {
      queries: createChartQueries(db, clicks),
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
