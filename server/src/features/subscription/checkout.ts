import type { PremiumPlan } from '@everyshelf/domain/plans'
import type Stripe from 'stripe'
import type { Checkout, CheckoutsRepo } from './checkouts.repo.ts'
import type { Customer, CustomersRepo, KnownCustomer } from './customers.repo.ts'
import type { KnownSubscription } from './premium.repo.ts'
import { isUnknownToStripe, readStripeFailure, type StripeSource } from './stripe-source.ts'

export interface Buyer {
  readonly userId: string
  readonly email: string
}

export type Checkouts = ReturnType<typeof createCheckouts>

interface CheckoutDeps {
  readonly stripe: StripeSource
  readonly customers: CustomersRepo
  readonly checkouts: CheckoutsRepo
  readonly priceOf: (plan: PremiumPlan) => string
  readonly publicUrl: string
  readonly now: () => number
}

/** Stripe keeps keys for at least 24 hours; we stop using a key a bit earlier. */
const KEY_TTL_MS = 23 * 60 * 60 * 1000
const MAX_ATTEMPTS = 3
/**
 * A Checkout Session expires after 24 hours, so an older payment is confirmed or was never made.
 */
const CONFIRMATION_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Each call that creates something at Stripe uses a key that is stored before the call. So a double
 * click, a second process and a lost response all get the same customer and page.
 */
export function createCheckouts(deps: CheckoutDeps) {
  const { stripe, customers, checkouts, publicUrl, now } = deps

  /** The user's customer at Stripe, created if missing. */
  async function requireCustomer({ userId, email }: Buyer): Promise<KnownCustomer> {
    const customer = await customers.findOrAdd(userId, now())
    if (customer.customerId) return { ...customer, customerId: customer.customerId }
    const { idempotencyKey } = customer
    const client = await stripe.client()
    const created = await client.customers
      .create({ email }, { idempotencyKey })
      .catch((error: unknown) => resetUnusableKey(error, () => customers.resetKey(customer)))
    await customers.setCustomerId(customer.id, created.id)
    return { ...customer, customerId: created.id }
  }

  /** A page of another price is closed, so that no one can pay twice. */
  async function findOpen({ sessionId }: Checkout, price: string): Promise<string | null> {
    if (!sessionId) return null
    const { sessions } = (await stripe.client()).checkout
    const { status, url, metadata } = await sessions.retrieve(sessionId)
    if (status !== 'open') return null
    if (metadata?.price === price) return url
    await sessions.expire(sessionId)
    return null
  }

  async function createSession(
    customer: string,
    checkout: Checkout,
    price: string,
  ): Promise<Stripe.Checkout.Session> {
    const { idempotencyKey } = checkout
    const client = await stripe.client()
    return await client.checkout.sessions
      .create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          metadata: { price },
          success_url: `${publicUrl}/profile?success=true&verify=immediate`,
          cancel_url: `${publicUrl}/pricing`,
        },
        { idempotencyKey },
      )
      .catch((error: unknown) => resetUnusableKey(error, () => checkouts.resetKey(checkout, now())))
  }

  async function openPageOf(customer: string, userId: string, price: string): Promise<string> {
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const checkout = await checkouts.findOrAdd(userId, now())
      const open = await findOpen(checkout, price)
      if (open) return open
      const isFresh = now() - Date.parse(checkout.createdAt) < KEY_TTL_MS
      if (!checkout.sessionId && isFresh) {
        const { id, url } = await createSession(customer, checkout, price)
        await checkouts.setSessionId(checkout, id)
        if (url) return url
      }
      await checkouts.resetKey(checkout, now())
    }
    throw new Error('could not open a checkout page')
  }

  async function resetUnknownCustomer(error: unknown, customer: Customer) {
    // Created with another API key, or deleted at Stripe.
    if (!isUnknownToStripe(error)) throw error
    await customers.resetKey(customer)
    await checkouts.resetKey(await checkouts.findOrAdd(customer.userId ?? '', now()), now())
  }

  return {
    /** Whether Stripe has, or may have, a payment whose subscription we have not read yet. */
    isConfirming: async (userId: string, known: readonly KnownSubscription[]) => {
      const begun = now() - CONFIRMATION_WINDOW_MS
      const checkout = await checkouts.find(userId)
      if (!checkout?.sessionId || Date.parse(checkout.createdAt) < begun) return false
      const recent = known.filter(({ startedAt }) => startedAt >= begun)
      if (!recent.every(isAwaitingPayment)) return false
      try {
        const { sessions } = (await stripe.client()).checkout
        return (await sessions.retrieve(checkout.sessionId)).status === 'complete'
      } catch (error) {
        // Stripe is unreachable, so the payment may exist.
        if (!readStripeFailure(error)) throw error
        return true
      }
    },
    /** The URL of the user's open checkout page. */
    openPage: async (buyer: Buyer, plan: PremiumPlan): Promise<string> => {
      const price = deps.priceOf(plan)
      const customer = await requireCustomer(buyer)
      try {
        return await openPageOf(customer.customerId, buyer.userId, price)
      } catch (error) {
        await resetUnknownCustomer(error, customer)
        const { customerId } = await requireCustomer(buyer)
        return await openPageOf(customerId, buyer.userId, price)
      }
    },
  }
}

/** Stripe can call a subscription active before its first payment is confirmed. */
function isAwaitingPayment({ status, startedAt, paidUntil, isPaused }: KnownSubscription): boolean {
  const mayBePaid = status === 'incomplete' || (status === 'active' && !isPaused)
  return mayBePaid && paidUntil <= startedAt
}

/**
 * Stripe repeats the stored response of a key, so a key that got a server error or was used with
 * other parameters never works again.
 */
async function resetUnusableKey(error: unknown, resetKey: () => Promise<void>): Promise<never> {
  const { type, statusCode = 0 } = readStripeFailure(error) ?? {}
  if (type === 'StripeIdempotencyError' || statusCode >= 500) await resetKey()
  throw error
}
