import type Stripe from 'stripe'
import type { Config } from '../../config.ts'

export type StripeConfig = NonNullable<Config['stripe']>

/** Stripe's library, loaded when it is first asked for: it is large, and most starts need none of it. */
export interface StripeSource {
  readonly client: () => Promise<Stripe>
  readonly webhooks: () => Promise<Stripe['webhooks']>
  /** Whether a key is of Stripe's live mode; nothing of the other mode is taken (S41). */
  readonly isLive: boolean
}

/** With its one repetition a call ends before a browser gives up on ours. */
const CALL_WITHIN_MS = 3500
const REPETITIONS = 1

/** `onServerTime` hears the time that each of Stripe's answers was given at, by Stripe's clock. */
export function createStripeSource(
  config: StripeConfig,
  onServerTime: (serverMs: number) => void,
  callWithinMs = CALL_WITHIN_MS,
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
      timeout: callWithinMs,
      maxNetworkRetries: REPETITIONS,
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

/** What Stripe, or the way to it, answered instead of doing what was asked. */
export interface StripeTrouble {
  readonly type: string
  readonly code: string | undefined
  readonly statusCode: number | undefined
}

/** Whether Stripe knows no such thing: asking again will not help. */
export function isUnknownToStripe(error: unknown): boolean {
  return readStripeTrouble(error)?.code === 'resource_missing'
}

/** Undefined for what is not Stripe's: an error of ours must not look like an outage of theirs. */
export function readStripeTrouble(error: unknown): StripeTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const { type, code, statusCode } = error as Partial<Record<keyof StripeTrouble, unknown>>
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined
  return {
    type,
    code: typeof code === 'string' ? code : undefined,
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
  }
}
