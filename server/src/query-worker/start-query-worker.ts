import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '@everyshelf/domain/messages'
import type { OnClickHouseRequest } from '../features/clicks/clickhouse/clickhouse.ts'
import type { ChartQueries } from './chart-queries.ts'
import type { QuerySource } from './open-queries.ts'
import {
  deserializeError,
  type QueryRequest,
  type QueryResponse,
  type RequestReport,
} from './worker-messages.ts'

export interface QueryWorker {
  readonly queries: ChartQueries
  readonly close: () => Promise<void>
}

export type StartQueryWorker = (
  source: QuerySource,
  onClickHouseRequest?: OnClickHouseRequest,
) => QueryWorker

/** Next to this file, both in the source and in the build. */
const WORKER_FILE = join(import.meta.dirname, `query-worker${extname(import.meta.filename)}`)

interface PendingQuery {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/**
 * Runs analytics queries on a separate thread and connection, so that no chart delays a redirect. The
 * thread starts with the first query, and again after a crash.
 */
export const startQueryWorker: StartQueryWorker = (source, onClickHouseRequest) => {
  const pending = new Map<number, PendingQuery>()
  let thread: Worker | undefined
  let lastId = 0

  function start() {
    const started = new Worker(WORKER_FILE, { name: 'analytics', workerData: source, execArgv: [] })
    started.on('message', (response: QueryResponse | RequestReport) => {
      if ('request' in response) return onClickHouseRequest?.(response.request)
      const caller = pending.get(response.id)
      pending.delete(response.id)
      if ('error' in response) caller?.reject(deserializeError(response.error))
      else caller?.resolve(response.result as never)
    })
    // Without a listener, an error in the thread would end this process. Callers see the exit instead.
    started.on('error', () => {})
    started.on('exit', () => {
      if (thread === started) thread = undefined
      for (const { reject } of pending.values()) reject(new DomainError('unavailable'))
      pending.clear()
    })
    return started
  }

  function call<Name extends keyof ChartQueries>(
    name: Name,
    ...args: Parameters<ChartQueries[Name]>
  ): ReturnType<ChartQueries[Name]> {
    thread ??= start()
    const id = ++lastId
    const request: QueryRequest = { id, name, args }
    const response = new Promise<never>((resolve, reject) => pending.set(id, { resolve, reject }))
    thread.postMessage(request)
    return response as ReturnType<ChartQueries[Name]>
  }

  return {
    queries: {
      overview: (...args) => call('overview', ...args),
      summary: (...args) => call('summary', ...args),
      resolveFilters: (...args) => call('resolveFilters', ...args),
      readExportChunk: (...args) => call('readExportChunk', ...args),
      countClicks: (...args) => call('countClicks', ...args),
      sumClicks: (...args) => call('sumClicks', ...args),
      readReaderGroups: (...args) => call('readReaderGroups', ...args),
      readEarnings: (...args) => call('readEarnings', ...args),
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
