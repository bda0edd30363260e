import type { AppRouter } from '@everyshelf/server/api'
import { createTRPCClient, httpBatchLink, retryLink, type TRPCClient } from '@trpc/client'
import { isNetworkError } from './api-error.ts'

export type ApiClient = TRPCClient<AppRouter>

type Fetch = (input: RequestInfo | URL | string, init?: RequestInit) => Promise<Response>

export interface ApiClientOptions {
  /** The server's origin; empty in a page of the same origin. */
  readonly baseUrl: string
  /** Name and version, `web/1.0.0` or `extension/1.0.0`, sent with every call. */
  readonly client: string
  readonly getToken?: () => Promise<string | null> | string | null
  readonly fetch?: Fetch
  readonly timeoutMs?: number
}

/** The server rejects larger batches. */
const MAX_BATCH_SIZE = 10
const TIMEOUT_MS = 8000

/**
 * A typed client for the server, the same for pages, the popup and tests. Every call is a POST with a
 * timeout. A query is retried once after a network error; a mutation never is.
 *
 * @example createApiClient({ baseUrl: '', client: 'web/1.0.0' }).links.generate.mutate({ input: '0143127748' })
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, client, getToken, timeoutMs = TIMEOUT_MS } = options
  const fetchWith: Fetch = options.fetch ?? ((input, init) => fetch(input, init))
  // Only pages use cookies; an extension authenticates with its token alone.
  const credentials = client.startsWith('extension/') ? 'omit' : 'same-origin'

  return createTRPCClient<AppRouter>({
    links: [
      retryLink({
        retry: ({ op, attempts, error }) =>
          op.type === 'query' && attempts === 1 && isNetworkError(error),
      }),
      httpBatchLink({
        url: `${baseUrl}/api/trpc`,
        methodOverride: 'POST',
        maxItems: MAX_BATCH_SIZE,
        headers: async () => {
          const token = await getToken?.()
          const authorization = token ? { authorization: `Bearer ${token}` } : {}
          return { 'x-everyshelf-client': client, ...authorization }
        },
        fetch: (input, init) => {
          const signals = [init?.signal, AbortSignal.timeout(timeoutMs)].filter(
            (one) => one != null,
          )
          return fetchWith(input, { ...init, credentials, signal: AbortSignal.any(signals) })
        },
      }),
    ],
  })
}
