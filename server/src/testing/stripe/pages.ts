import type { Billing } from './billing.ts'
import type { Checkout } from './checkout.ts'
import type { Account } from './ledger.ts'
import type { WireSubscription } from './wire-objects.ts'

export interface PageAnswer {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

interface PageDeps {
  readonly account: Account
  readonly billing: Billing
  readonly checkout: Checkout
}

const NOT_FOUND: PageAnswer = { status: 404, html: layout('Not found', '') }

/** Stripe's hosted pages: checkout and the customer portal. */
export function createPages({ account, billing, checkout }: PageDeps) {
  const { ledger } = account

  function pay(id: string, act: string): PageAnswer {
    const session = ledger.sessions.find((one) => one.id === id)
    if (!session) return NOT_FOUND
    if (act === 'cancel') return goTo(session.cancel_url)
    if (act === 'pay') {
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
        `<p>$3.99 per month</p>
<p>Card 4242 4242 4242 4242</p>
${button(`/c/pay/${id}/pay`, 'Pay and subscribe')}
${button(`/c/pay/${id}/cancel`, 'Go back without paying')}`,
      ),
    }
  }

  const acts: Readonly<Record<string, (subscription: string) => void>> = {
    'cancel-now': billing.cancel,
    'cancel-at-period-end': (id) => billing.setCancelAtPeriodEnd(id, true),
    renew: (id) => billing.setCancelAtPeriodEnd(id, false),
  }

  function manage(customer: string, act: string, returnUrl: string): PageAnswer {
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

  return (method: string, { pathname, searchParams }: URL): PageAnswer => {
    const [, kind, word, id = '', act = ''] = pathname.split('/')
    const isPost = method === 'POST'
    if (isPost !== (act !== '')) return NOT_FOUND
    if (kind === 'c' && word === 'pay') return pay(id, act)
    if (kind !== 'p' || word !== 'session') return NOT_FOUND
    return manage(id, act, searchParams.get('return_url') ?? '/')
  }
}

function describe({ status, cancel_at_period_end: ends, items }: WireSubscription): string {
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)
  return `${status}, ${ends ? 'ends' : 'renews'} ${end}`
}

function goTo(location: string): PageAnswer {
  return { status: 303, location }
}

function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`
}

function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>A stand-in for Stripe: no card is charged.</p>
${body}
</main></body>
</html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
