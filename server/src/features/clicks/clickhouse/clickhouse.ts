import { ClickHouseLogLevel, type ClickHouseSettings, createClient } from '@clickhouse/client'
import { explainFailure, readRows, requireClickHouse } from './read-response.ts'
import { requestWithin } from './request-within.ts'

export type Parameters = Readonly<Record<string, unknown>>

/** A connection to ClickHouse over HTTP. */
export interface ClickHouse {
  readonly query: <Row>(text: string, parameters?: Parameters) => Promise<Row[]>
  /** Resolves when the change is complete, also that of a mutation. */
  readonly command: (text: string, parameters?: Parameters) => Promise<void>
  /** Resolves when the server has acknowledged the rows. A failed insert may be repeated: rows have keys. */
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>
  /** Whether it answers this user, in this database, within a second. */
  readonly isReachable: () => Promise<boolean>
  /** Also answers when the server is too old for anything else. */
  readonly readVersion: () => Promise<string>
  readonly close: () => Promise<void>
}

export const requestKinds = ['insert', 'query', 'command'] as const

/** A request that ClickHouse answered, refused, or did not response. */
export interface ClickHouseRequest {
  readonly kind: (typeof requestKinds)[number]
  readonly seconds: number
  readonly hasFailed: boolean
}

export type OnClickHouseRequest = (request: ClickHouseRequest) => void

/** A server that has not answered by then counts as unavailable. */
const INSERT_TIMEOUT_MS = 10_000
const QUERY_TIMEOUT_MS = 20_000
/** For the totals of a day, and for mutations. */
const COMMAND_TIMEOUT_MS = 10 * 60_000
const PING_TIMEOUT_MS = 1000

const settings: ClickHouseSettings = {
  // A partition is a month, and a hit is always in the month of its id.
  do_not_merge_across_partitions_select_final: 1,
  output_format_json_quote_64bit_integers: 0,
  mutations_sync: '1',
  lightweight_deletes_sync: '1',
  // The insert is on the disk of the server when it answers, not in its memory.
  async_insert: 0,
}

const format = 'JSONEachRow'

// The caller reports failures. The client would also print them.
const log = { level: ClickHouseLogLevel.OFF }

/**
 * The URL names the user, the password and the database, and may add settings, see `CLICKHOUSE_URL`. It opens no
 * connection yet.
 */
export function openClickHouse(url: string, onRequest: OnClickHouseRequest = () => {}): ClickHouse {
  const client = createClient({
    url,
    application: 'everyshelf',
    request_timeout: COMMAND_TIMEOUT_MS,
    // A copy, because the client adds the settings of the URL to it.
    clickhouse_settings: { ...settings },
    // A list of books can be longer than a URL may be.
    use_multipart_params_auto: true,
    compression: { request: true },
    log,
  })

  async function measure<Output>(
    kind: ClickHouseRequest['kind'],
    timeoutMs: number,
    request: (signal: AbortSignal) => Promise<Output>,
  ): Promise<Output> {
    const startedAt = performance.now()
    let hasFailed = true
    try {
      const response = await requestWithin(timeoutMs, request)
      hasFailed = false
      return response
    } catch (error) {
      throw explainFailure(error)
    } finally {
      onRequest({ kind, seconds: (performance.now() - startedAt) / 1000, hasFailed })
    }
  }

  return {
    query: async <Row>(query: string, query_params: Parameters = {}) =>
      await measure('query', QUERY_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.query({ query, query_params, format, abort_signal })
        return await readRows<Row>(response, abort_signal)
      }),
    command: async (query, query_params = {}) =>
      await measure('command', COMMAND_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.command({ query, query_params, abort_signal })
        requireClickHouse(response.response_headers)
      }),
    insert: async (table, values) => {
      if (values.length === 0) return
      await measure('insert', INSERT_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.insert({ table, values, format, abort_signal })
        requireClickHouse(response.response_headers)
      })
    },
    isReachable: async () => {
      // The client's own ping would not need the database.
      const ping = requestWithin(PING_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.query({ query: 'SELECT 1', format, abort_signal })
        await readRows(response, abort_signal)
      })
      return await ping.then(
        () => true,
        () => false,
      )
    },
    readVersion: async () => {
      // Without the settings, which an old server refuses.
      const plain = createClient({ url, request_timeout: QUERY_TIMEOUT_MS, log })
      try {
        const query = 'SELECT version() AS version'
        const [row] = await requestWithin(QUERY_TIMEOUT_MS, async (abort_signal) => {
          const response = await plain.query({ query, format, abort_signal })
          return await readRows<{ version: string }>(response, abort_signal)
        })
        return row?.version ?? ''
      } catch (error) {
        throw explainFailure(error)
      } finally {
        await plain.close()
      }
    },
    close: () => client.close(),
  }
}
