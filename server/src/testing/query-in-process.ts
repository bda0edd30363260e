import { openForReading } from '../db/database.ts'
import { createAnalyticsQueries } from '../features/analytics/worker/analytics-queries.ts'
import type { StartAnalyticsWorker } from '../features/analytics/worker/start-analytics-worker.ts'

/** Runs analytics queries on a separate connection in this thread: starting a worker takes longer than a test. */
export const queryInProcess: StartAnalyticsWorker = (config) => {
  let opened: ReturnType<typeof openForReading> | undefined
  const open = () => {
    opened ??= openForReading(config)
    return createAnalyticsQueries(opened.db, opened.kind)
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
    },
    close: async () => await opened?.close(),
  }
}
