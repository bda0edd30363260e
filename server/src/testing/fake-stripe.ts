import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Loopback, listenOnLoopback } from './loopback.ts'
import { ApiRefusal, type ApiRequest, type ApiResponse, createApi } from './stripe/api.ts'
import { type Billing, createBilling } from './stripe/billing.ts'
import { createCheckout } from './stripe/checkout.ts'
import { createDeliveries, type Deliveries } from './stripe/deliveries.ts'
import { readFormBody } from './stripe/form-body.ts'
import { createIdempotency } from './stripe/idempotency.ts'
import { createAccount, type Ledger } from './stripe/ledger.ts'
import { createPages } from './stripe/pages.ts'
import type { WireSession } from './stripe/wire-objects.ts'

/** Faults of the next API calls. */
export type StripeFault =
  | 'answers 500'
  | 'hangs'
  /** The call takes effect, but the connection ends before the response. */
  | 'loses the answer'

export interface CallFilter {
  readonly times?: number
  readonly call?: string | null
}

export interface FakeStripeOptions {
  readonly secretKey?: string
  /** Start time in milliseconds since 1970; `advance` adds to it. */
  readonly now?: () => number
}

/**
 * A local Stripe: its API for the official library, a checkout page, a portal and signed events.
 * Deterministic.
 */
export interface FakeStripe {
  readonly url: string
  readonly secretKey: string
  readonly priceId: string
  readonly yearlyPriceId: string
  readonly ledger: Ledger
  readonly billing: Billing
  readonly events: Pick<Deliveries, 'setMode' | 'setEndpoint' | 'deliver' | 'settled' | 'retry'>
  /** Pays on the checkout page with this URL. */
  readonly pay: (address: string) => WireSession
  /** Confirms the payment of a checkout that was paid with "confirmed after 30 seconds". */
  readonly confirm: (address: string) => WireSession
  /** API calls so far, such as `POST /v1/customers`. */
  readonly calls: readonly string[]
  /**
   * Makes calls fail: all, a number of them, or those of one endpoint such as `POST /v1/customers`.
   */
  readonly setFault: (fault: StripeFault | null, which?: CallFilter) => void
  /** Delay of responses; their content is from the time of the call. */
  readonly setLatency: (ms: number) => void
  readonly setLargestPage: (size: number) => void
  readonly now: () => number
  /** Advances Stripe's clock and runs everything that becomes due. */
  readonly advance: (ms: number) => void
  readonly close: () => Promise<void>
}

const BROKEN: ApiResponse = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
}

export const DEFAULT_PRICE = { id: 'price_premium_monthly', cents: 399, interval: 'month' } as const
const YEARLY_PRICE = { id: 'price_premium_yearly', cents: 3990, interval: 'year' } as const

export async function startFakeStripe(options: FakeStripeOptions = {}): Promise<FakeStripe> {
  const { secretKey = 'sk_test_fake', now = Date.now } = options
  let ahead = 0
  let fault: { readonly kind: StripeFault; left: number; readonly call: string | null } | null =
    null
  let latencyMs = 0
  let largestPage = 100
  const calls: string[] = []

  const nowMs = () => now() + ahead
  const deliveries = createDeliveries(() => Math.floor(nowMs() / 1000))
  let loopback: Loopback | undefined
  const account = createAccount({
    livemode: secretKey.includes('_live_'),
    prices: [DEFAULT_PRICE, YEARLY_PRICE],
    origin: () => loopback?.url ?? '',
    nowMs,
    onEvent: deliveries.take,
  })
  const billing = createBilling(account)
  const checkout = createCheckout(account, billing)
  const parts = { account, billing, checkout, largestPage: () => largestPage }
  const callApi = createApi(parts)
  const openPage = createPages(parts)
  const idempotency = createIdempotency()

  function takeFault({ method, path }: ApiCall): StripeFault | null {
    if (!fault || (fault.call !== null && fault.call !== `${method} ${path}`)) return null
    const { kind } = fault
    fault.left--
    if (fault.left <= 0) fault = null
    return kind
  }

  async function respondToApi(call: ApiCall, isBroken: boolean): Promise<ApiResponse> {
    if (call.authorization !== `Bearer ${secretKey}`) {
      throw new ApiRefusal(401, 'invalid_request_error', 'Invalid API Key provided')
    }
    return await idempotency.once(
      call.key,
      `${call.method} ${call.path} ${call.text}`,
      async () => {
        const result = isBroken ? BROKEN : callApi(call)
        if (latencyMs > 0) await wait(latencyMs)
        return result
      },
    )
  }

  async function handleApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    calls.push(`${request.method} ${url.pathname}`)
    const call = await readCall(request, url)
    const kind = takeFault(call)
    if (kind === 'hangs') return
    const result = await respondToApi(call, kind === 'answers 500').catch((error: unknown) => {
      if (error instanceof ApiRefusal) return error.response
      throw error
    })
    if (kind === 'loses the answer') {
      request.socket.destroy()
      return
    }
    response.writeHead(result.status, {
      date: new Date(nowMs()).toUTCString(),
      'content-type': 'application/json',
      'request-id': account.createId('req'),
    })
    response.end(JSON.stringify(result.body))
  }

  function showPage(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const { status, html, pdf, location } = openPage(request.method ?? 'GET', url)
    response.writeHead(status, {
      'content-type': pdf ? 'application/pdf' : 'text/html; charset=utf-8',
      ...(location && { location }),
    })
    response.end(pdf ?? html)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid')
    if (!url.pathname.startsWith('/v1/')) return showPage(request, response, url)
    handleApi(request, response, url).catch((error: unknown) => response.destroy(error as Error))
  })
  loopback = await listenOnLoopback(server)

  return {
    url: loopback.url,
    secretKey,
    priceId: DEFAULT_PRICE.id,
    yearlyPriceId: YEARLY_PRICE.id,
    ledger: account.ledger,
    billing,
    events: deliveries,
    calls,
    pay: (address) => checkout.pay(sessionIn(address)),
    confirm: (address) => checkout.confirm(sessionIn(address)),
    setFault: (kind, { times = Number.POSITIVE_INFINITY, call = null } = {}) => {
      fault = kind && { kind, left: times, call }
    },
    setLatency: (ms) => {
      latencyMs = ms
    },
    setLargestPage: (size) => {
      largestPage = size
    },
    now: nowMs,
    advance: (ms) => {
      const end = nowMs() + ms
      for (let next = billing.nextTurn(); next !== undefined; next = billing.nextTurn()) {
        if (next * 1000 > end) break
        ahead = Math.max(ahead, next * 1000 - now())
        billing.turn()
      }
      ahead = Math.max(ahead, end - now())
      checkout.expireOld()
    },
    close: loopback.close,
  }
}

function sessionIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? ''
}

interface ApiCall extends ApiRequest {
  readonly authorization: string | undefined
  readonly key: string | undefined
  readonly text: string
}

async function readCall(request: IncomingMessage, url: URL): Promise<ApiCall> {
  const { method = 'GET', headers } = request
  const body = await text(request)
  return {
    method,
    path: url.pathname,
    query: readFormBody(url.search.slice(1)),
    body: readFormBody(body),
    text: body,
    authorization: headers.authorization,
    key: method === 'POST' ? headers['idempotency-key']?.toString() : undefined,
  }
}
