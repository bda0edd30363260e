import type Stripe from 'stripe'
import type { Checkout, CheckoutsRepo } from './checkouts.repo.ts'
import type { Customer, CustomersRepo, KnownCustomer } from './customers.repo.ts'
import type { KnownSubscription } from './premium.repo.ts'
import { isUnknownToStripe, readStripeTrouble, type StripeSource } from './stripe-source.ts'

export interface Buyer {
  readonly userId: string
  readonly email: string
}

export interface Checkouts {
  /** The user's customer at Stripe, made when there is none. */
  readonly requireCustomer: (buyer: Buyer) => Promise<KnownCustomer>
  /** The address of the one page of payment that the user has open. */
  readonly openPage: (buyer: Buyer) => Promise<string>
  /** Whether Stripe has, or may have, a payment of the user whose subscription is not known here yet. */
  readonly isConfirming: (
    userId: string,
    known: readonly Pick<KnownSubscription, 'status' | 'startedAt'>[],
  ) => Promise<boolean>
}

interface CheckoutDeps {
  readonly stripe: StripeSource
  readonly customers: CustomersRepo
  readonly checkouts: CheckoutsRepo
  readonly priceId: string
  readonly publicUrl: string
  readonly now: () => number
}

/** Stripe keeps keys for a day at least; one that is nearly as old might be unknown to it. */
const KEY_USED_MS = 23 * 60 * 60 * 1000
const TRIES = 3
/** A Checkout Session expires after 24 hours: a payment begun earlier is confirmed or was never made. */
const CONFIRMED_WITHIN_MS = 24 * 60 * 60 * 1000

/**
 * Each call that makes something at Stripe carries a key that is in the database before it is sent, so
 * that a second click, a second process and a lost answer all get the same customer and page (R33).
 */
export function createCheckouts(deps: CheckoutDeps): Checkouts {
  const { stripe, customers, checkouts, publicUrl, now } = deps

  async function requireCustomer({ userId, email }: Buyer): Promise<KnownCustomer> {
    const customer = await customers.findOrAdd(userId, now())
    if (customer.customerId) return { ...customer, customerId: customer.customerId }
    const { idempotencyKey } = customer
    const client = await stripe.client()
    const made = await client.customers
      .create({ email }, { idempotencyKey })
      .catch((error: unknown) => startOverIfSpoilt(error, () => customers.startOver(customer)))
    await customers.noteCustomer(customer.id, made.id)
    return { ...customer, customerId: made.id }
  }

  async function findOpen({ sessionId }: Checkout): Promise<string | null> {
    if (!sessionId) return null
    const { status, url } = await (await stripe.client()).checkout.sessions.retrieve(sessionId)
    return status === 'open' ? url : null
  }

  async function make(customer: string, checkout: Checkout): Promise<Stripe.Checkout.Session> {
    const { idempotencyKey } = checkout
    const client = await stripe.client()
    return await client.checkout.sessions
      .create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price: deps.priceId, quantity: 1 }],
          success_url: `${publicUrl}/profile?success=true&verify=immediate`,
          cancel_url: `${publicUrl}/pricing`,
        },
        { idempotencyKey },
      )
      .catch((error: unknown) =>
        startOverIfSpoilt(error, () => checkouts.startOver(checkout, now())),
      )
  }

  async function openPageOf(customer: string, userId: string): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const checkout = await checkouts.findOrAdd(userId, now())
      const open = await findOpen(checkout)
      if (open) return open
      const isFresh = now() - checkout.createdAt.getTime() < KEY_USED_MS
      if (!checkout.sessionId && isFresh) {
        const { id, url } = await make(customer, checkout)
        await checkouts.noteSession(checkout, id)
        if (url) return url
      }
      await checkouts.startOver(checkout, now())
    }
    throw new Error('no page of payment stays open')
  }

  async function forgetUnknown(error: unknown, customer: Customer): Promise<void> {
    // Made with another key, or deleted there: Stripe does not know it any more.
    if (!isUnknownToStripe(error)) throw error
    await customers.startOver(customer)
    await checkouts.startOver(await checkouts.findOrAdd(customer.userId ?? '', now()), now())
  }

  return {
    requireCustomer,
    isConfirming: async (userId, known) => {
      const begun = now() - CONFIRMED_WITHIN_MS
      const checkout = await checkouts.find(userId)
      if (!checkout?.sessionId || checkout.createdAt.getTime() < begun) return false
      if (known.some(({ status, startedAt }) => status !== 'incomplete' && startedAt >= begun)) {
        return false
      }
      try {
        const { sessions } = (await stripe.client()).checkout
        return (await sessions.retrieve(checkout.sessionId)).status === 'complete'
      } catch (error) {
        // Stripe cannot say: the payment may have been made.
        if (!readStripeTrouble(error)) throw error
        return true
      }
    },
    openPage: async (buyer) => {
      const customer = await requireCustomer(buyer)
      try {
        return await openPageOf(customer.customerId, buyer.userId)
      } catch (error) {
        await forgetUnknown(error, customer)
        const { customerId } = await requireCustomer(buyer)
        return await openPageOf(customerId, buyer.userId)
      }
    },
  }
}

/** A key that Stripe has bound to a failure of its own, or to other parameters, answers so for ever. */
async function startOverIfSpoilt(error: unknown, startOver: () => Promise<void>): Promise<never> {
  const { type, statusCode = 0 } = readStripeTrouble(error) ?? {}
  if (type === 'StripeIdempotencyError' || statusCode >= 500) await startOver()
  throw error
}
