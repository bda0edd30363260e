import type Stripe from 'stripe'
import type { Config } from '../../config/config.ts'

type StripeConfig = NonNullable<Config['stripe']>

/** Stripe's library, loaded on first use because it is large and many servers never need it. */
export interface StripeSource {
  readonly client: () => Promise<Stripe>
  readonly webhooks: () => Promise<Stripe['webhooks']>
  /** Whether the key is a live-mode key; events of the other mode are refused. */
  readonly isLive: boolean
}

/** With its one retry, a call ends before the browser's request times out. */
const CALL_TIMEOUT_MS = 3500
const MAX_RETRIES = 1

/** `onServerTime` receives the server time of each response from Stripe. */
export function createStripeSource(
  config: StripeConfig,
  onServerTime: (serverMs: number) => void,
  callTimeoutMs = CALL_TIMEOUT_MS,
): StripeSource {
  const { hostname: host, port, protocol } = new URL(config.apiUrl)
  let loading: Promise<{ library: typeof Stripe; client: Stripe }> | undefined

  async function observedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...request)
    const date = Date.parse(response.headers.get('date') ?? '')
    if (Number.isFinite(date)) onServerTime(date)
    return response
  }

  async function load() {
    const { default: library } = await import('stripe')
    const client = new library(config.secretKey, {
      host,
      ...(port && { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: callTimeoutMs,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      httpClient: library.createFetchHttpClient(observedFetch),
    })
    return { library, client }
  }

  const loaded = () => {
    loading ??= load()
    return loading
  }
  return {
    client: async () => (await loaded()).client,
    webhooks: async () => (await loaded()).client.webhooks,
    isLive: /^[rs]k_live_/.test(config.secretKey),
  }
}

/** An error from Stripe or from the connection to it. */
interface StripeFailure {
  readonly type: string
  readonly code: string | undefined
  readonly statusCode: number | undefined
}

/** Whether the object does not exist at Stripe, so a retry will not help. */
export function isUnknownToStripe(error: unknown): boolean {
  return readStripeFailure(error)?.code === 'resource_missing'
}

/** Undefined for other errors: our own bug must not look like an outage at Stripe. */
export function readStripeFailure(error: unknown): StripeFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const { type, code, statusCode } = error as Partial<Record<keyof StripeFailure, unknown>>
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined
  return {
    type,
    code: typeof code === 'string' ? code : undefined,
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
  }
}
