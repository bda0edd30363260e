import type { Account } from './ledger.ts'
import {
  listOfAll,
  type WireInvoice,
  type WireItem,
  type WireSubscription,
} from './wire-objects.ts'

/** An open invoice for a subscription's current period. */
export function createInvoice(
  { ledger, now, createId, origin, livemode }: Account,
  subscription: WireSubscription,
  reason: WireInvoice['billing_reason'],
): WireInvoice {
  const item = itemOf(subscription)
  const id = createId('in')
  const amount = item.price.unit_amount
  const period = { start: item.current_period_start, end: item.current_period_end }
  const line = {
    id: createId('il'),
    object: 'line_item',
    period,
    parent: { type: 'subscription_item_details', subscription_item_details: {} },
  }
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
    total: amount,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    status: 'open',
    attempt_count: 0,
    billing_reason: reason,
    lines: listOfAll(`/v1/invoices/${id}/lines`, [line]),
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
