import {
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
  type ResponseHeaders,
  type ResultSet,
} from '@clickhouse/client'
import { foreignResponseError, isDatabaseUnavailable } from '../../../db/unavailable.ts'

export type Parameters = Readonly<Record<string, unknown>>

/** A connection to ClickHouse over HTTP. */
export type ClickHouse = ReturnType<typeof openClickHouse>

export const requestKinds = ['insert', 'query', 'command'] as const

/** A request that ClickHouse answered, refused, or did not respond to. */
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
 * The URL names the user, the password and the database, and may add settings, see `CLICKHOUSE_URL`. This
 * opens no connection yet.
 */
export function openClickHouse(url: string, onRequest: OnClickHouseRequest = () => {}) {
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
    /** Resolves when the change is complete, even for a mutation. */
    command: async (query: string, query_params: Parameters = {}): Promise<void> =>
      await measure('command', COMMAND_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.command({ query, query_params, abort_signal })
        requireClickHouse(response.response_headers)
      }),
    /** Resolves when the server has acknowledged the rows. A failed insert may be repeated: rows have keys. */
    insert: async (table: string, values: readonly object[]): Promise<void> => {
      if (values.length === 0) return
      await measure('insert', INSERT_TIMEOUT_MS, async (abort_signal) => {
        const response = await client.insert({ table, values, format, abort_signal })
        requireClickHouse(response.response_headers)
      })
    },
    /** Whether it answers this user, in this database, within a second. */
    isReachable: async (): Promise<boolean> => {
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
    /** Also answers when the server is too old for anything else. */
    readVersion: async (): Promise<string> => {
      // Without the settings, which an old server refuses.
      const plain = createClient({ url, request_timeout: QUERY_TIMEOUT_MS, log })
      try {
        const query = 'SELECT version() AS version'
        const [row] = await measure('query', QUERY_TIMEOUT_MS, async (abort_signal) => {
          const response = await plain.query({ query, format, abort_signal })
          return await readRows<{ version: string }>(response, abort_signal)
        })
        return row?.version ?? ''
      } finally {
        await plain.close()
      }
    },
    close: () => client.close(),
  }
}

/**
 * The response, or an error that says that the server is unavailable. The client's own error would say that the user
 * aborted the request, and it ignores the signal while it reads a response's body.
 */
export async function requestWithin<Output>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const ending = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    ending.abort()
    late.reject(new Error('late'))
  }, ms).unref()
  try {
    return await Promise.race([request(ending.signal), late.promise])
  } catch (error) {
    if (!ending.signal.aborted) throw error
    const message = `ClickHouse did not answer within ${ms / 1000} seconds`
    throw Object.assign(new Error(message, { cause: error }), { code: 'ETIMEDOUT' })
  } finally {
    clearTimeout(timer)
  }
}

/** Longer than any response to a query of the server. A longer one would take too much memory. */
const MAX_CHARACTERS = 100_000_000

/** The rows of a response. When the signal aborts, its connection closes. */
async function readRows<Row>(
  response: ResultSet<'JSONEachRow'>,
  signal: AbortSignal,
): Promise<Row[]> {
  const close = () => response.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    signal.throwIfAborted()
    requireClickHouse(response.response_headers)
    // The client would unpack it, although we never ask for one.
    if (response.response_headers['content-encoding']) {
      throw new TypeError('ClickHouse sent a compressed response')
    }
    const rows: Row[] = []
    let characters = 0
    for await (const chunk of response.stream<Row>()) {
      for (const row of chunk) {
        characters += row.text.length
        if (characters > MAX_CHARACTERS) {
          throw new RangeError(`ClickHouse sent more than ${MAX_CHARACTERS} characters`)
        }
        rows.push(row.json())
      }
    }
    return rows
  } catch (error) {
    close()
    throw error
  } finally {
    signal.removeEventListener('abort', close)
  }
}

/** ClickHouse adds headers of its own to every response. A proxy's page has none, whatever its status. */
function requireClickHouse(headers: ResponseHeaders): void {
  const isOurs = Object.keys(headers).some((name) => name.startsWith('x-clickhouse-'))
  if (!isOurs) throw foreignResponseError()
}

/** The client's error for a response that is no error of ClickHouse, which has a code, is the whole response. */
function explainFailure(error: unknown): unknown {
  const { name, code } = error as { name?: unknown; code?: unknown }
  const isForeign = name === 'Error' && code === undefined && !isDatabaseUnavailable(error)
  return isForeign ? foreignResponseError() : error
}
