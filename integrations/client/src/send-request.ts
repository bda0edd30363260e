import { type ApiError, ConnectionError, readApiError } from './api-error.ts'

/** How requests reach the server. */
export interface Transport {
  /** Such as `https://everyshelf.example`. */
  readonly server: string
  readonly apiKey: string
  readonly fetch: typeof fetch
  /** How often a request is repeated after the first attempt. */
  readonly retries: number
  /** A longer `Retry-After` ends the call instead. */
  readonly longestWaitMs: number
  readonly wait: (ms: number) => Promise<void>
}

/** One request, without the parts that its endpoint does not have. */
export interface RequestParts {
  readonly method: string
  /** With parameters in braces. */
  readonly path: string
  readonly values: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

const FIRST_PAUSE_MS = 500
const SECOND_MS = 1000

/**
 * Sends a request, and repeats it while the server is busy or cannot be reached. A POST request gets
 * an idempotency key, so that a repetition creates nothing twice.
 */
export async function sendRequest(transport: Transport, parts: RequestParts): Promise<Response> {
  const { fetch, retries, wait } = transport
  const url = buildUrl(transport.server, parts)
  const init: RequestInit = {
    method: parts.method,
    headers: buildHeaders(transport.apiKey, parts),
    credentials: 'omit',
    ...(parts.body !== undefined && {
      body: parts.body instanceof Blob ? parts.body : JSON.stringify(parts.body),
    }),
    ...(parts.signal && { signal: parts.signal }),
  }
  for (let attempt = 0; ; attempt++) {
    const failure = await tryOnce(() => fetch(url, init), parts.signal)
    if (failure instanceof Response) return failure
    const pauseMs = pauseAfter(failure, attempt)
    const isLast = attempt >= retries || pauseMs === null || pauseMs > transport.longestWaitMs
    if (isLast) throw failure
    await wait(pauseMs)
    parts.signal?.throwIfAborted()
  }
}

async function tryOnce(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response | ApiError | ConnectionError> {
  try {
    const response = await send()
    return response.ok ? response : await readApiError(response)
  } catch (cause) {
    signal?.throwIfAborted()
    return new ConnectionError('The server did not respond.', { cause })
  }
}

/** Milliseconds until the next attempt; null where another attempt changes nothing. */
function pauseAfter(failure: ApiError | ConnectionError, attempt: number): number | null {
  const backOffMs = FIRST_PAUSE_MS * 2 ** attempt * (1 + Math.random())
  if (failure instanceof ConnectionError) return backOffMs
  const { status, code, retryAfterSeconds } = failure
  // The first attempt, whose response was lost, still runs.
  const isTemporary = status === 429 || status === 503 || code === 'request-in-progress'
  if (!isTemporary) return null
  return retryAfterSeconds === null ? backOffMs : retryAfterSeconds * SECOND_MS
}

function buildUrl(server: string, { path, values, query }: RequestParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${server}/api/v1${filled}${given.length > 0 ? `?${search}` : ''}`
}

function buildHeaders(apiKey: string, { method, headers, body }: RequestParts): Headers {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const all = new Headers(given.map(([name, value]) => [name, String(value)]))
  all.set('authorization', `Bearer ${apiKey}`)
  // `fetch` sets the type of a blob.
  if (body !== undefined && !(body instanceof Blob)) all.set('content-type', 'application/json')
  if (method === 'POST' && !all.has('idempotency-key')) {
    all.set('idempotency-key', crypto.randomUUID())
  }
  return all
}
