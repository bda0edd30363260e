import type { Billing } from './billing.ts'
import type { Checkout } from './checkout.ts'
import { type FormFields, fieldsOf, isFields, listOf, textOf } from './form-body.ts'
import type { Account } from './ledger.ts'
import type { WireInvoice, WireList } from './wire-objects.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: FormFields
  readonly body: FormFields
}

export interface ApiResponse {
  readonly status: number
  readonly body: object
}

type Row = { readonly id: string }
type Handler = (request: ApiRequest, id: string) => object

/** An error response in Stripe's format. */
export class ApiRefusal extends Error {
  readonly response: ApiResponse

  constructor(status: number, type: string, message: string, more: object = {}) {
    super(message)
    this.response = { status, body: { error: { type, message, ...more } } }
  }
}

function invalid(message: string, param: string): ApiRefusal {
  return new ApiRefusal(400, 'invalid_request_error', message, { param })
}

function missing(id: string, status = 404): ApiRefusal {
  const more = { code: 'resource_missing', param: 'id' }
  return new ApiRefusal(status, 'invalid_request_error', `No such object: '${id}'`, more)
}

export interface ApiDeps {
  readonly account: Account
  readonly billing: Billing
  readonly checkout: Checkout
  /** Maximum page size, so clients must request the next page. */
  readonly largestPage: () => number
}

/** The Stripe API endpoints needed to sell one subscription. */
export function createApi(deps: ApiDeps): (request: ApiRequest) => ApiResponse {
  const { account, billing, checkout } = deps
  const { ledger } = account

  function find<Item extends Row>(items: readonly Item[], id: string, status?: number): Item {
    const found = items.find((item) => item.id === id)
    if (!found) throw missing(id, status)
    return found
  }

  /** Newest first, in pages, filtered by the given fields. */
  function page<Item extends Row>(
    { path, query }: ApiRequest,
    items: readonly Item[],
    filters: readonly string[] = [],
  ): WireList<Item> {
    const limit = Math.min(Number(textOf(query.limit) ?? 10), deps.largestPage())
    const wanted = filters.flatMap((name) => {
      const value = textOf(query[name])
      return value === undefined ? [] : [[name, value] as const]
    })
    const matching = items
      .filter((item) => wanted.every(([name, value]) => Reflect.get(item, name) === value))
      .toReversed()
    const after = textOf(query.starting_after)
    const from = after ? matching.findIndex(({ id }) => id === after) + 1 : 0
    const data = matching.slice(from, from + limit)
    return { object: 'list', data, has_more: from + limit < matching.length, url: path }
  }

  function showInvoice(made: WireInvoice, { query }: ApiRequest): object {
    const expanded = listOf(query.expand).map(textOf)
    const { payments, ...rest } = made
    const all = rest.lines.data
    const lines = { ...rest.lines, data: all.slice(0, 10), has_more: all.length > 10 }
    return expanded.some((name) => name === 'payments' || name === 'data.payments')
      ? { ...rest, lines, payments }
      : { ...rest, lines }
  }

  const handlers: Readonly<Record<string, Handler>> = {
    'POST /v1/customers': ({ body }) => {
      const customer = {
        id: account.createId('cus'),
        object: 'customer',
        created: account.now(),
        email: textOf(body.email) ?? null,
        livemode: account.livemode,
        metadata: fieldsOf(body.metadata),
      } as const
      ledger.customers.push(customer)
      account.emit('customer.created', customer)
      return customer
    },
    'GET /v1/customers/:id': (_request, id) => find(ledger.customers, id),

    'DELETE /v1/customers/:id': (_request, id) => {
      const customer = find(ledger.customers, id)
      for (const one of ledger.subscriptions) if (one.customer === id) billing.cancel(one.id)
      for (const one of ledger.sessions) if (one.customer === id) checkout.expire(one.id)
      ledger.customers.splice(ledger.customers.indexOf(customer), 1)
      return { id, object: 'customer', deleted: true }
    },

    'POST /v1/checkout/sessions': ({ body }) => {
      const [item] = listOf(body.line_items)
      const priceId = isFields(item) ? textOf(item.price) : undefined
      const successUrl = textOf(body.success_url)
      if (textOf(body.mode) !== 'subscription') throw invalid('Unknown mode', 'mode')
      if (!successUrl) throw invalid('Missing required param: success_url.', 'success_url')
      if (!priceId) throw invalid('Missing required param: line_items.', 'line_items')
      return checkout.open({
        customer: find(ledger.customers, textOf(body.customer) ?? '', 400).id,
        price: find(ledger.prices, priceId, 400),
        successUrl,
        cancelUrl: textOf(body.cancel_url) ?? successUrl,
        reference: textOf(body.client_reference_id) ?? null,
        metadata: fieldsOf(body.metadata),
      })
    },
    'GET /v1/checkout/sessions': (request) =>
      page(request, ledger.sessions, ['customer', 'status']),
    'GET /v1/checkout/sessions/:id': (_request, id) => find(ledger.sessions, id),
    'POST /v1/checkout/sessions/:id/expire': (_request, id) => {
      if (find(ledger.sessions, id).status !== 'open') throw invalid('Session is not open', 'id')
      return checkout.expire(id)
    },

    'POST /v1/billing_portal/sessions': ({ body }) => {
      const customer = find(ledger.customers, textOf(body.customer) ?? '', 400).id
      const returnUrl = textOf(body.return_url) ?? account.origin()
      return {
        id: account.createId('bps'),
        object: 'billing_portal.session',
        created: account.now(),
        customer,
        livemode: account.livemode,
        return_url: returnUrl,
        url: `${account.origin()}/p/session/${customer}?return_url=${encodeURIComponent(returnUrl)}`,
      }
    },

    'GET /v1/subscriptions': (request) => {
      const status = textOf(request.query.status)
      const shown = ledger.subscriptions.filter(
        (one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled'),
      )
      return page(request, shown, ['customer'])
    },
    'GET /v1/subscriptions/:id': (_request, id) => find(ledger.subscriptions, id),
    'POST /v1/subscriptions/:id': ({ body }, id) => {
      const found = find(ledger.subscriptions, id)
      const cancels = textOf(body.cancel_at_period_end)
      const date = textOf(body.cancel_at)
      if (cancels !== undefined && date !== undefined) {
        throw invalid('Pass only one of cancel_at and cancel_at_period_end.', 'cancel_at')
      }
      if (cancels !== undefined) billing.setCancelAtPeriodEnd(id, cancels === 'true')
      if (date !== undefined) billing.setCancelAt(id, date === '' ? null : Number(date))
      return found
    },
    'DELETE /v1/subscriptions/:id': (_request, id) => {
      const found = find(ledger.subscriptions, id)
      if (found.status === 'canceled') throw missing(id)
      billing.cancel(id)
      return found
    },

    'GET /v1/invoices': (request) => {
      const found = page(request, ledger.invoices, ['customer', 'status'])
      return { ...found, data: found.data.map((made) => showInvoice(made, request)) }
    },
    'GET /v1/invoices/:id': (request, id) => showInvoice(find(ledger.invoices, id), request),
    'GET /v1/invoices/:id/lines': (request, id) =>
      page(request, find(ledger.invoices, id).lines.data.toReversed()),
    'GET /v1/charges': (request) => page(request, ledger.charges, ['customer', 'payment_intent']),
    'GET /v1/charges/:id': (_request, id) => find(ledger.charges, id),
    'POST /v1/refunds': ({ body }) => {
      const charge = find(ledger.charges, textOf(body.charge) ?? '', 400)
      const amount = textOf(body.amount)
      if (charge.refunded) throw invalid('Charge has already been refunded.', 'charge')
      return billing.refund(charge.id, amount === undefined ? undefined : Number(amount))
    },
    'GET /v1/refunds': (request) => page(request, ledger.refunds, ['charge', 'payment_intent']),
    'GET /v1/disputes': (request) => page(request, ledger.disputes, ['charge', 'payment_intent']),
    'GET /v1/disputes/:id': (_request, id) => find(ledger.disputes, id),
    'GET /v1/prices': (request) => page(request, ledger.prices),
    'GET /v1/prices/:id': (_request, id) => find(ledger.prices, id),
    'GET /v1/events': (request) => page(request, ledger.events, ['type']),
    'GET /v1/events/:id': (_request, id) => find(ledger.events, id),
  }

  return (request) => {
    const { id, route } = readRoute(request)
    const handler = handlers[route]
    if (!handler) {
      const message = `Unrecognized request URL (${request.method}: ${request.path}).`
      throw new ApiRefusal(404, 'invalid_request_error', message)
    }
    // Copies the object, because the stored one changes later.
    return { status: 200, body: structuredClone(handler(request, id)) }
  }
}

/** An id is the path segment that contains a number. */
function readRoute({ method, path }: ApiRequest): { id: string; route: string } {
  let id = ''
  const parts = path.split('/').map((part) => {
    if (!/_\w*\d/.test(part) && !/^price_/.test(part)) return part
    id = decodeURIComponent(part)
    return ':id'
  })
  return { id, route: `${method} ${parts.join('/')}` }
}
