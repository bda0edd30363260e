import type { Billing } from './billing.ts'
import type { Checkout } from './checkout.ts'
import { showInvoice, showInvoicePdf } from './invoice-pages.ts'
import type { Account } from './ledger.ts'
import { button, escapeHtml, goTo, layout, NOT_FOUND, type PageResponse } from './page-layout.ts'
import type { WireSubscription } from './wire-objects.ts'

/** Like a bank that takes its time. */
const CONFIRMED_AFTER_MS = 30_000

interface PageDeps {
  readonly account: Account
  readonly billing: Billing
  readonly checkout: Checkout
}

/** Stripe’s hosted pages: checkout, invoices and the customer portal. */
export function createPages({ account, billing, checkout }: PageDeps) {
  const { ledger } = account

  function pay(id: string, act: string): PageResponse {
    const session = ledger.sessions.find((one) => one.id === id)
    if (!session) return NOT_FOUND
    if (act === 'cancel') return goTo(session.cancel_url)
    if (act === 'pay-later' && session.status === 'open') {
      setTimeout(() => checkout.confirm(id), CONFIRMED_AFTER_MS).unref()
      return goTo(checkout.payLater(id).success_url)
    }
    if (act === 'pay' || act === 'pay-later') {
      return session.status === 'open' ? goTo(checkout.pay(id).success_url) : goTo(`/c/pay/${id}`)
    }
    if (session.status !== 'open') {
      return {
        status: 200,
        html: layout('This page has expired', '<p>Nothing was charged here.</p>'),
      }
    }
    return {
      status: 200,
      html: layout(
        'Subscribe to Everyshelf Premium',
        `<p>${describePrice(session.metadata)}</p>
<p>Card 4242 4242 4242 4242</p>
${button(`/c/pay/${id}/pay`, 'Pay and subscribe')}
${button(`/c/pay/${id}/pay-later`, 'Pay, confirmed after 30 seconds')}
${button(`/c/pay/${id}/cancel`, 'Go back without paying')}`,
      ),
    }
  }

  /** The price that the server names in the metadata. */
  function describePrice(metadata: object): string {
    const named = Object.values(metadata)
    const price = ledger.prices.find(({ id }) => named.includes(id)) ?? ledger.prices[0]
    return price ? `$${(price.unit_amount / 100).toFixed(2)} per ${price.recurring.interval}` : ''
  }

  function invoice(name: string): PageResponse {
    const found = ledger.invoices.find(({ id }) => id === name.replace('.pdf', ''))
    if (!found) return NOT_FOUND
    return name.endsWith('.pdf') ? showInvoicePdf(found) : showInvoice(found)
  }

  const acts: Readonly<Record<string, (subscription: string) => void>> = {
    'cancel-now': billing.cancel,
    'cancel-at-period-end': (id) => billing.setCancelAtPeriodEnd(id, true),
    renew: (id) => billing.setCancelAtPeriodEnd(id, false),
  }

  function manage(customer: string, act: string, returnUrl: string): PageResponse {
    if (!ledger.customers.some(({ id }) => id === customer)) return NOT_FOUND
    const mine = ledger.subscriptions.filter((one) => one.customer === customer)
    const running = mine.filter(({ status }) => status === 'active' || status === 'past_due')
    for (const { id } of running) acts[act]?.(id)
    const base = `/p/session/${customer}`
    const query = `?return_url=${encodeURIComponent(returnUrl)}`
    if (act) return goTo(base + query)
    const buttons = [
      ['cancel-at-period-end', 'Cancel at the end of the period'],
      ['cancel-now', 'Cancel now'],
      ['renew', 'Do not cancel'],
    ].map(([name, label = '']) => button(`${base}/${name}${query}`, label))
    return {
      status: 200,
      html: layout(
        'Your subscription',
        `<ul>${mine.map((one) => `<li>${describe(one)}</li>`).join('')}</ul>
${running.length > 0 ? buttons.join('\n') : ''}
<p><a href="${escapeHtml(returnUrl)}">Return to Everyshelf</a></p>`,
      ),
    }
  }

  return (method: string, { pathname, searchParams }: URL): PageResponse => {
    const [, kind, word, id = '', act = ''] = pathname.split('/')
    const isPost = method === 'POST'
    if (isPost !== (act !== '')) return NOT_FOUND
    if (kind === 'i') return invoice(word ?? '')
    if (kind === 'c' && word === 'pay') return pay(id, act)
    if (kind !== 'p' || word !== 'session') return NOT_FOUND
    return manage(id, act, searchParams.get('return_url') ?? '/')
  }
}

function describe({ status, cancel_at_period_end: ends, items }: WireSubscription): string {
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)
  return `${status}, ${ends ? 'ends' : 'renews'} ${end}`
}
