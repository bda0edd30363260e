import type { ResponseHeaders, ResultSet } from '@clickhouse/client'
import { foreignResponseError, isDatabaseUnavailable } from '../../../db/unavailable.ts'

/** Longer than any response to a query of the server. A longer one would take too much memory. */
const MAX_CHARACTERS = 100_000_000

/** The rows of a response. When the signal aborts, its connection closes. */
export async function readRows<Row>(
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
export function requireClickHouse(headers: ResponseHeaders): void {
  const isOurs = Object.keys(headers).some((name) => name.startsWith('x-clickhouse-'))
  if (!isOurs) throw foreignResponseError()
}

/** The client's error for a response that is no error of ClickHouse, which has a code, is the whole response. */
export function explainFailure(error: unknown): unknown {
  const { name, code } = error as { name?: unknown; code?: unknown }
  const isForeign = name === 'Error' && code === undefined && !isDatabaseUnavailable(error)
  return isForeign ? foreignResponseError() : error
}
