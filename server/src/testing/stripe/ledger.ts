import { randomBytes } from 'node:crypto'
import type {
  WireCharge,
  WireCustomer,
  WireDispute,
  WireEvent,
  WireInvoice,
  WirePrice,
  WireRefund,
  WireSession,
  WireSubscription,
} from './wire-objects.ts'

/** Newest last; the API lists newest first. */
export interface Ledger {
  readonly customers: WireCustomer[]
  readonly sessions: WireSession[]
  readonly subscriptions: WireSubscription[]
  readonly invoices: WireInvoice[]
  readonly charges: WireCharge[]
  readonly refunds: WireRefund[]
  readonly disputes: WireDispute[]
  readonly prices: WirePrice[]
  readonly events: WireEvent[]
}

export interface Account {
  readonly ledger: Ledger
  readonly livemode: boolean
  /** Base URL of its pages. */
  readonly origin: () => string
  /** Seconds since 1970, like Stripe's times. */
  readonly now: () => number
  readonly createId: (prefix: string) => string
  /** Stores an event with a copy of the object, and sends it. */
  readonly emit: (type: string, object: object) => void
}

const API_VERSION = '2026-10-28.endive'

export function createAccount(parts: {
  readonly livemode: boolean
  readonly prices: readonly {
    readonly id: string
    readonly cents: number
    readonly interval: 'month' | 'year'
  }[]
  readonly origin: () => string
  readonly nowMs: () => number
  readonly onEvent: (event: WireEvent) => void
}): Account {
  const { livemode } = parts
  const run = randomBytes(4).toString('hex')
  let count = 0
  const createId = (prefix: string) => `${prefix}_${run}${String(++count).padStart(6, '0')}`
  const now = () => Math.floor(parts.nowMs() / 1000)
  const ledger: Ledger = {
    customers: [],
    sessions: [],
    subscriptions: [],
    invoices: [],
    charges: [],
    refunds: [],
    disputes: [],
    events: [],
    prices: parts.prices.map(({ id, cents, interval }) => ({
      id,
      object: 'price',
      active: true,
      currency: 'usd',
      livemode,
      recurring: { interval, interval_count: 1 },
      type: 'recurring',
      unit_amount: cents,
    })),
  }
  return {
    ledger,
    livemode,
    origin: parts.origin,
    now,
    createId,
    emit: (type, object) => {
      const event: WireEvent = {
        id: createId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        livemode,
        type,
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        request: null,
      }
      ledger.events.push(event)
      parts.onEvent(event)
    },
  }
}

export function requireOne<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`the fake Stripe has no ${id}`)
  return found
}
