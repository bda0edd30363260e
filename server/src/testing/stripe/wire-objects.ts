/** Stripe's objects as the fake stores and returns them, with the fields that clients read. */
export interface WireCustomer {
  readonly id: string
  readonly object: 'customer'
  readonly created: number
  readonly email: string | null
  readonly livemode: boolean
  readonly metadata: object
}

export interface WireSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly created: number
  readonly expires_at: number
  readonly livemode: boolean
  readonly mode: 'subscription'
  readonly customer: string
  readonly client_reference_id: string | null
  readonly success_url: string
  readonly cancel_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  subscription: string | null
  invoice: string | null
  url: string | null
  readonly metadata: object
}

export type WireStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid'

export interface WirePrice {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly currency: 'usd'
  readonly livemode: boolean
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: 1 }
  readonly type: 'recurring'
  readonly unit_amount: number
}

/** How a subscription begins. Without any, a card pays the whole price at once. */
export interface Terms {
  readonly trialDays?: number
  /** A coupon takes the whole price off every invoice. */
  readonly isFree?: boolean
  /** The customer's credit pays every invoice. */
  readonly hasCredit?: boolean
  /** Invoices are sent, and paid within net days. */
  readonly isInvoiced?: boolean
  /** The bank confirms the first payment later; the subscription is active already. */
  readonly isProcessing?: boolean
  readonly hasNoCard?: boolean
}

export interface WireItem {
  readonly id: string
  readonly object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  price: WirePrice
  readonly quantity: number
}

export interface WireSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly created: number
  readonly start_date: number
  readonly customer: string
  readonly livemode: boolean
  readonly items: WireList<WireItem>
  status: WireStatus
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  latest_invoice: string | null
  readonly collection_method: 'charge_automatically' | 'send_invoice'
  pause_collection: { readonly behavior: PauseBehavior; readonly resumes_at: null } | null
  trial_start: number | null
  trial_end: number | null
  metadata: object
}

/** What becomes of the invoices while collection is paused. */
export type PauseBehavior = 'void' | 'keep_as_draft' | 'mark_uncollectible'

export interface WireInvoice {
  readonly id: string
  readonly object: 'invoice'
  readonly created: number
  readonly customer: string
  readonly livemode: boolean
  readonly currency: 'usd'
  readonly number: string
  readonly hosted_invoice_url: string
  readonly invoice_pdf: string
  readonly total: number
  readonly amount_due: number
  amount_paid: number
  amount_remaining: number
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  attempt_count: number
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly lines: WireList<WireLine>
  readonly parent: object
  /** Returned only when expanded. */
  payments: WireList<object>
  readonly status_transitions: { paid_at: number | null }
}

export interface WireLine {
  readonly id: string
  readonly object: 'line_item'
  /** Before discounts. */
  readonly amount: number
  readonly period: { readonly start: number; readonly end: number }
  readonly parent: {
    readonly type: 'subscription_item_details'
    readonly invoice_item_details: null
    readonly subscription_item_details: { readonly proration: boolean } | null
  }
}

export interface WireCharge {
  readonly id: string
  readonly object: 'charge'
  readonly created: number
  readonly customer: string
  readonly livemode: boolean
  readonly amount: number
  amount_refunded: number
  readonly currency: 'usd'
  disputed: boolean
  readonly paid: boolean
  readonly payment_intent: string
  readonly payment_method_details: object
  refunded: boolean
  readonly status: 'succeeded'
}

export interface WireRefund {
  readonly id: string
  readonly object: 'refund'
  readonly created: number
  readonly amount: number
  readonly charge: string
  readonly payment_intent: string
  readonly status: 'succeeded'
}

export interface WireDispute {
  readonly id: string
  readonly object: 'dispute'
  readonly created: number
  readonly amount: number
  readonly charge: string
  readonly livemode: boolean
  readonly payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
}

export interface WireEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: boolean
  readonly type: string
  readonly data: { readonly object: object }
  readonly pending_webhooks: number
  readonly request: null
}

export interface WireList<Item> {
  readonly object: 'list'
  readonly data: Item[]
  readonly has_more: boolean
  readonly url: string
}

export function listOfAll<Item>(url: string, data: Item[]): WireList<Item> {
  return { object: 'list', data, has_more: false, url }
}
