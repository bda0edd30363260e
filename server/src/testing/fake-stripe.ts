import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Loopback, listenOnLoopback } from './loopback.ts'
import { type ApiAnswer, ApiRefusal, type ApiRequest, createApi } from './stripe/api.ts'
import { type Billing, createBilling } from './stripe/billing.ts'
import { createCheckout } from './stripe/checkout.ts'
import { createDeliveries, type Deliveries } from './stripe/deliveries.ts'
import { readFormBody } from './stripe/form-body.ts'
import { createIdempotency } from './stripe/idempotency.ts'
import { createAccount, type Ledger } from './stripe/ledger.ts'
import { createPages } from './stripe/pages.ts'
import type { WireSession } from './stripe/wire-objects.ts'

/** What can go wrong with the next calls of its API. */
export type StripeFault =
  | 'answers 500'
  | 'hangs'
  /** The work is done, and the connection ends before the answer. */
  | 'loses the answer'

export interface WhichCalls {
  readonly times?: number
  readonly call?: string | null
}

export interface FakeStripeOptions {
  readonly secretKey?: string
  readonly prices?: readonly { readonly id: string; readonly cents: number }[]
  /** Milliseconds since 1970; `advance` moves on from it. */
  readonly now?: () => number
}

/**
 * Stripe on this machine: its API as the official library speaks it, a page of payment, a page of the
 * subscription, and signed events. What it sends depends on nothing but what was done to it.
 */
export interface FakeStripe {
  readonly url: string
  readonly secretKey: string
  readonly priceId: string
  readonly ledger: Ledger
  readonly billing: Billing
  readonly events: Pick<Deliveries, 'setMode' | 'setEndpoint' | 'deliver' | 'settled' | 'retry'>
  /** Pays on the page of an open session, as its address in a browser would. */
  readonly pay: (address: string) => WireSession
  /** API calls so far, `POST /v1/customers` and the like. */
  readonly calls: readonly string[]
  /** From now on each call has this fault; or so many, or those of one kind such as `POST /v1/customers`. */
  readonly setFault: (fault: StripeFault | null, which?: WhichCalls) => void
  /** How long an answer is on its way: it tells of the moment when the call came. */
  readonly setLatency: (ms: number) => void
  readonly setLargestPage: (size: number) => void
  readonly now: () => number
  /** Moves Stripe's clock, with all that becomes due on the way. */
  readonly advance: (ms: number) => void
  readonly close: () => Promise<void>
}

const BROKEN: ApiAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
}

export const DEFAULT_PRICE = { id: 'price_premium_monthly', cents: 399 }

export async function startFakeStripe(options: FakeStripeOptions = {}): Promise<FakeStripe> {
  const { secretKey = 'sk_test_fake', prices = [DEFAULT_PRICE], now = Date.now } = options
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
    prices,
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

  async function answerApi(call: ApiCall, isBroken: boolean): Promise<ApiAnswer> {
    if (call.authorization !== `Bearer ${secretKey}`) {
      throw new ApiRefusal(401, 'invalid_request_error', 'Invalid API Key provided')
    }
    return await idempotency.once(
      call.key,
      `${call.method} ${call.path} ${call.text}`,
      async () => {
        const answer = isBroken ? BROKEN : callApi(call)
        if (latencyMs > 0) await wait(latencyMs)
        return answer
      },
    )
  }

  async function handleApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    calls.push(`${request.method} ${url.pathname}`)
    const call = await readCall(request, url)
    const kind = takeFault(call)
    if (kind === 'hangs') return
    const answer = await answerApi(call, kind === 'answers 500').catch((error: unknown) => {
      if (error instanceof ApiRefusal) return error.answer
      throw error
    })
    if (kind === 'loses the answer') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, {
      date: new Date(nowMs()).toUTCString(),
      'content-type': 'application/json',
      'request-id': account.createId('req'),
    })
    response.end(JSON.stringify(answer.body))
  }

  function showPage(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const { status, html, location } = openPage(request.method ?? 'GET', url)
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(location && { location }),
    })
    response.end(html)
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
    priceId: prices[0]?.id ?? '',
    ledger: account.ledger,
    billing,
    events: deliveries,
    calls,
    pay: (address) => checkout.pay(new URL(address).pathname.split('/').at(-1) ?? ''),
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
