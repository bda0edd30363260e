import { parentPort, workerData } from 'node:worker_threads'
import { openChartQueries, type QuerySource } from './open-queries.ts'
import {
  type QueryRequest,
  type QueryResponse,
  type RequestReport,
  serializeError,
} from './worker-messages.ts'

/** The worker thread that `start-query-worker.ts` starts. It answers queries in any order. */
const { runQuery } = openChartQueries(workerData as QuerySource, Date.now, (request) => {
  parentPort?.postMessage({ request } satisfies RequestReport)
})

parentPort?.on('message', async ({ id, name, args }: QueryRequest) => {
  parentPort?.postMessage(
    await runQuery(name, args).then(
      (result): QueryResponse => ({ id, result }),
      (error: unknown): QueryResponse => ({ id, error: serializeError(error) }),
    ),
  )
})
