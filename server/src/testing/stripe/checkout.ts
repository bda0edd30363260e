import type { Billing } from './billing.ts'
import { type Account, requireOne } from './ledger.ts'
import type { WirePrice, WireSession } from './wire-objects.ts'

const DAY_S = 24 * 60 * 60

/** The server side of Stripe's checkout page. */
export interface Checkout {
  readonly open: (order: {
    readonly customer: string
    readonly price: WirePrice
    readonly successUrl: string
    readonly cancelUrl: string
    readonly reference: string | null
    readonly metadata: object
  }) => WireSession
  /** Pays, like a click on the page's button. */
  readonly pay: (session: string) => WireSession
  /** Finishes checkout with a payment that Stripe confirms later. */
  readonly payLater: (session: string) => WireSession
  readonly confirm: (session: string) => WireSession
  readonly expire: (session: string) => WireSession
  /** Expires sessions after 24 hours. */
  readonly expireOld: () => void
}

export function createCheckout(account: Account, billing: Billing): Checkout {
  const { ledger, now, createId, emit, livemode } = account
  const prices = new Map<string, WirePrice>()

  function close(session: WireSession): WireSession {
    if (session.status !== 'open') return session
    session.status = 'expired'
    session.url = null
    emit('checkout.session.expired', session)
    return session
  }

  function start(session: WireSession, isProcessing: boolean): WireSession {
    const price = prices.get(session.id)
    if (!price) return session
    const subscription = billing.subscribe(session.customer, price, { isProcessing })
    session.payment_status = isProcessing ? 'unpaid' : 'paid'
    session.subscription = subscription.id
    session.invoice = subscription.latest_invoice
    return session
  }

  function complete(session: WireSession): WireSession {
    session.status = 'complete'
    session.url = null
    emit('checkout.session.completed', session)
    return session
  }

  return {
    open: ({ customer, price, successUrl, cancelUrl, reference, metadata }) => {
      const id = createId(livemode ? 'cs_live' : 'cs_test')
      const session: WireSession = {
        id,
        object: 'checkout.session',
        created: now(),
        expires_at: now() + DAY_S,
        livemode,
        mode: 'subscription',
        customer,
        client_reference_id: reference,
        success_url: successUrl,
        cancel_url: cancelUrl,
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        invoice: null,
        url: `${account.origin()}/c/pay/${id}`,
        metadata,
      }
      prices.set(id, price)
      ledger.sessions.push(session)
      return session
    },

    pay: (id) => {
      const session = requireOne(ledger.sessions, id)
      return session.status === 'open' ? complete(start(session, false)) : session
    },

    payLater: (id) => {
      const session = requireOne(ledger.sessions, id)
      return session.status === 'open' ? complete(start(session, true)) : session
    },

    confirm: (id) => {
      const session = requireOne(ledger.sessions, id)
      if (session.payment_status === 'paid' || !session.subscription) return session
      billing.payOpenInvoice(session.subscription)
      session.payment_status = 'paid'
      emit('checkout.session.async_payment_succeeded', session)
      return session
    },

    expire: (id) => close(requireOne(ledger.sessions, id)),

    expireOld: () => {
      for (const session of ledger.sessions) if (session.expires_at <= now()) close(session)
    },
  }
}
