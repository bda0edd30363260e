import type Stripe from 'stripe'
import { toIsoTime } from '../../db/columns.ts'
import { findCharge, listAll, PAGE_SIZE, toMs } from './stripe-objects.ts'
import { isUnknownToStripe } from './stripe-source.ts'

/** What happened to an invoice and to the payment that it got. */
type InvoiceStatus =
  | 'open'
  | 'paid'
  | 'void'
  | 'uncollectible'
  | 'refunded'
  | 'partly-refunded'
  | 'disputed'
  | 'dispute-lost'

const settled = ['paid', 'void', 'uncollectible'] as const

const SHOWN = 24
/** Disputes in which the payment stays. */
const HARMLESS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented'])

/**
 * Reads a customer's newest invoices from Stripe; the portal lists older ones. They are not stored, because the addresses of
 * their pages expire.
 */
export async function readInvoices(stripe: Stripe, customer: string) {
  try {
    const [page, charges] = await Promise.all([
      stripe.invoices.list({ customer, limit: SHOWN, expand: ['data.payments'] }),
      listAll(stripe.charges.list({ customer, limit: PAGE_SIZE })),
    ])
    const invoices = await Promise.all(
      page.data
        .filter(({ status }) => status !== 'draft' && status !== null)
        .map((invoice) => toView(stripe, invoice, findCharge(invoice, charges))),
    )
    return { invoices, hasMore: page.has_more }
  } catch (error) {
    // The customer was deleted at Stripe.
    if (isUnknownToStripe(error)) return { invoices: [], hasMore: false }
    throw error
  }
}

async function toView(stripe: Stripe, invoice: Stripe.Invoice, charge: Stripe.Charge | undefined) {
  const status = (charge && (await readReversal(stripe, charge))) ?? toStatus(invoice.status)
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: toIsoTime(toMs(invoice.created)),
    /** In the currency's smallest unit. */
    amount: invoice.total,
    currency: invoice.currency,
    status,
    /** Stripe's page of the invoice, where an open one can be paid. */
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

async function readReversal(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<InvoiceStatus | undefined> {
  if (charge.disputed) {
    const disputes = await listAll(stripe.disputes.list({ charge: charge.id, limit: PAGE_SIZE }))
    if (disputes.some(({ status }) => status === 'lost')) return 'dispute-lost'
    if (disputes.some(({ status }) => !HARMLESS.has(status))) return 'disputed'
  }
  if (charge.refunded) return 'refunded'
  return charge.amount_refunded > 0 ? 'partly-refunded' : undefined
}

function toStatus(status: Stripe.Invoice['status']): InvoiceStatus {
  return settled.find((known) => known === status) ?? 'open'
}
