import type { Account } from './ledger.ts'
import {
  listOfAll,
  type Terms,
  type WireInvoice,
  type WireItem,
  type WireLine,
  type WireSubscription,
} from './wire-objects.ts'

/** What one line of an invoice charges. */
export interface LineOrder {
  readonly amount: number
  readonly period: WireLine['period']
  readonly isProration?: boolean
}

export interface InvoiceOrder {
  readonly reason: WireInvoice['billing_reason']
  readonly lines: readonly LineOrder[]
  readonly terms?: Terms
}

/** An open invoice for a subscription. */
export function createInvoice(
  { ledger, now, createId, origin, livemode }: Account,
  subscription: WireSubscription,
  { reason, lines: orders, terms = {} }: InvoiceOrder,
): WireInvoice {
  const id = createId('in')
  const sum = orders.reduce((all, { amount }) => all + amount, 0)
  const total = terms.isFree ? 0 : sum
  const due = terms.hasCredit ? 0 : Math.max(0, total)
  const lines = orders.map(
    ({ amount, period, isProration = false }): WireLine => ({
      id: createId('il'),
      object: 'line_item',
      amount,
      period,
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: { proration: isProration },
      },
    }),
  )
  return {
    id,
    object: 'invoice',
    created: now(),
    customer: subscription.customer,
    livemode,
    currency: 'usd',
    number: `EVERY-${String(ledger.invoices.length + 1).padStart(4, '0')}`,
    hosted_invoice_url: `${origin()}/i/${id}`,
    invoice_pdf: `${origin()}/i/${id}.pdf`,
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    status: 'open',
    attempt_count: 0,
    billing_reason: reason,
    lines: listOfAll(`/v1/invoices/${id}/lines`, lines),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: {} },
    },
    payments: listOfAll('/v1/invoice_payments', []),
    status_transitions: { paid_at: null },
  }
}

export function itemOf(subscription: WireSubscription): WireItem {
  const [item] = subscription.items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}
