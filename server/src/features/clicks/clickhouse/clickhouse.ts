import { type ClickHouseSettings, createClient } from '@clickhouse/client'

export type Parameters = Readonly<Record<string, unknown>>

/** A connection to ClickHouse over HTTP. */
export interface ClickHouse {
  readonly query: <Row>(text: string, parameters?: Parameters) => Promise<Row[]>
  /** Resolves when the change is complete, also that of a mutation. */
  readonly command: (text: string, parameters?: Parameters) => Promise<void>
  /** Resolves when the server has acknowledged the rows. A failed insert may be repeated: rows have keys. */
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** A server that has not answered by then counts as unavailable. */
const INSERT_TIMEOUT_MS = 10_000
const QUERY_TIMEOUT_MS = 20_000
/** For the totals of a day, and for mutations. */
const COMMAND_TIMEOUT_MS = 10 * 60_000

const settings: ClickHouseSettings = {
  // A partition is a month, and a hit is always in the month of its id.
  do_not_merge_across_partitions_select_final: 1,
  output_format_json_quote_64bit_integers: 0,
  mutations_sync: '1',
  lightweight_deletes_sync: '1',
  // The insert is on the disk of the server when it answers, not in its memory.
  async_insert: 0,
}

/** The URL names the user, the password and the database, see `CLICKHOUSE_URL`. It opens no connection yet. */
export function openClickHouse(url: string): ClickHouse {
  const client = createClient({
    url,
    application: 'everyshelf',
    request_timeout: COMMAND_TIMEOUT_MS,
    clickhouse_settings: settings,
    // A list of books can be longer than a URL may be.
    use_multipart_params_auto: true,
    compression: { request: true, response: true },
    // The caller reports failures. The client would also print them.
    log: { level: 127 },
  })
  return {
    query: async <Row>(query: string, query_params: Parameters = {}) => {
      const answer = await client.query({
        ...{ query, query_params, format: 'JSONEachRow' },
        abort_signal: AbortSignal.timeout(QUERY_TIMEOUT_MS),
      })
      return await answer.json<Row>()
    },
    command: async (query, query_params = {}) =>
      void (await client.command({ query, query_params })),
    insert: async (table, values) => {
      if (values.length === 0) return
      const abort_signal = AbortSignal.timeout(INSERT_TIMEOUT_MS)
      await client.insert({ table, values, format: 'JSONEachRow', abort_signal })
    },
    close: () => client.close(),
  }
}
