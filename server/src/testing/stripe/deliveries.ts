import Stripe from 'stripe'
import type { WireEvent } from './wire-objects.ts'

/** How new events are delivered: sent, sent twice, held for the test, or dropped. */
export type DeliveryMode = 'send' | 'duplicate' | 'hold' | 'drop'

export interface Endpoint {
  readonly url: string
  readonly secret: string
}

export interface DeliveryOptions {
  readonly secret?: string
  /** Seconds since 1970 in the signature; default: now. */
  readonly timestamp?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Deliveries {
  readonly take: (event: WireEvent) => void
  readonly setMode: (mode: DeliveryMode) => void
  readonly setEndpoint: (endpoint: Endpoint | null) => void
  /** Sends one event now, signed like Stripe does. */
  readonly deliver: (event: WireEvent, options?: DeliveryOptions) => Promise<Response>
  /** Resolves when every sent event has a response. */
  readonly settled: () => Promise<void>
  /** Resends events without a 200 response. */
  readonly retry: () => Promise<void>
}

export function createDeliveries(now: () => number): Deliveries {
  let mode: DeliveryMode = 'send'
  let endpoint: Endpoint | null = null
  let failed: WireEvent[] = []
  const underway = new Set<Promise<void>>()

  async function deliver(event: WireEvent, options: DeliveryOptions = {}): Promise<Response> {
    if (!endpoint) throw new Error('the fake Stripe has no endpoint')
    const { secret = endpoint.secret, timestamp = now(), headers = {} } = options
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...headers,
      },
      body: options.body ?? payload,
    })
  }

  function send(event: WireEvent): void {
    const sending = deliver(event)
      .then(
        (response) => response.ok,
        () => false,
      )
      .then((isReceived) => {
        if (!isReceived) failed.push(event)
      })
      .finally(() => underway.delete(sending))
    underway.add(sending)
  }

  async function settled(): Promise<void> {
    while (underway.size > 0) await Promise.all(underway)
  }

  return {
    take: (event) => {
      if (!endpoint || mode === 'hold' || mode === 'drop') return
      send(event)
      if (mode === 'duplicate') send(event)
    },
    setMode: (next) => {
      mode = next
    },
    setEndpoint: (next) => {
      endpoint = next
    },
    deliver,
    settled,
    retry: async () => {
      const again = failed
      failed = []
      again.forEach(send)
      await settled()
    },
  }
}
