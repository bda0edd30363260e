import { operationTable } from './generated/operations.ts'
import type { Entry, Input, OperationId, Output, PagedId } from './operation-types.ts'
import { sendRequest, type Transport } from './send-request.ts'

export interface ClientOptions {
  /** The address of the server, such as `https://everyshelf.example`. */
  readonly server: string
  /** An API key, such as `es_live_…`. */
  readonly apiKey: string
  readonly fetch?: typeof fetch
  /** How often a request is repeated while the server is busy or cannot be reached; 3 if missing. */
  readonly retries?: number
  /** A call fails if the server wants it to wait longer; 60 seconds if missing. */
  readonly longestWaitMs?: number
  /** Pauses between attempts. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal
}

/** The input is optional if the endpoint needs none. */
type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

type Methods = {
  readonly [Id in OperationId]: (...given: Arguments<Id>) => Promise<Output<Id>>
}

export interface Client extends Methods {
  /**
   * Calls an endpoint, and returns the whole response with the data: its ETag and what is left of
   * your limits are in its headers.
   *
   * @example const { data, response } = await client.call('getLink', { path: { id } })
   */
  readonly call: <Id extends OperationId>(
    id: Id,
    ...given: Arguments<Id>
  ) => Promise<{ readonly data: Output<Id>; readonly response: Response }>
  /**
   * Every entry of a list, page by page.
   *
   * @example for await (const link of client.listAll('listLinks')) console.log(link.url)
   */
  readonly listAll: <Id extends PagedId>(
    id: Id,
    ...given: Arguments<Id>
  ) => AsyncGenerator<Entry<Id>, void>
}

/** Any input, as the parts of a request. */
interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

interface Page {
  readonly data: readonly unknown[]
  readonly next: string | null
}

const RETRIES = 3
const LONGEST_WAIT_MS = 60_000

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A key must not cross a network in the clear. */
export function isSafeServer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.includes(hostname)
}

/** A client with one method for each endpoint of the API. */
export function createClient(options: ClientOptions): Client {
  if (!isSafeServer(options.server)) {
    throw new TypeError(`“${options.server}” is not the address of an HTTPS server.`)
  }
  const transport: Transport = {
    server: options.server.replace(/\/+$/, ''),
    apiKey: options.apiKey,
    fetch: options.fetch ?? ((...given) => fetch(...given)),
    retries: options.retries ?? RETRIES,
    longestWaitMs: options.longestWaitMs ?? LONGEST_WAIT_MS,
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
  }

  async function call(id: OperationId, input: AnyInput = {}, { signal }: CallOptions = {}) {
    const { path: values = {}, query = {}, headers = {}, body } = input
    const parts = { ...operationTable[id], values, query, headers, body, signal }
    const response = await sendRequest(transport, parts)
    return { data: await readBody(response), response }
  }

  async function* listAll(id: PagedId, input: AnyInput = {}, given?: CallOptions) {
    let cursor: string | null | undefined
    do {
      const { data } = await call(id, { ...input, query: { ...input.query, cursor } }, given)
      const page = data as Page
      yield* page.data
      cursor = page.next
    } while (cursor !== null)
  }

  const methods = Object.keys(operationTable).map((id) => [
    id,
    async (input?: AnyInput, given?: CallOptions) =>
      (await call(id as OperationId, input, given)).data,
  ])
  // The types come from the same document as the table.
  return { ...Object.fromEntries(methods), call, listAll } as Client
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  return type.startsWith('application/json') ? await response.json() : response.body
}
