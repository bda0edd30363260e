import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import type { PaymentSnapshot } from './customer-snapshot.ts'
import type { Customer, CustomersRepo } from './customers.repo.ts'
import { replaceSubscriptions, updatePremium } from './premium.repo.ts'
import { readCustomer } from './read-customer.ts'
import { createRunLatest } from './run-latest.ts'
import { isUnknownToStripe, type StripeSource } from './stripe-source.ts'

/** All payments of a user. */
export interface PaymentsOfUser {
  readonly userId: string
  readonly customerId: string
  readonly payments: readonly PaymentSnapshot[]
}

/**
 * Called with all payments of a user in the transaction that stores the subscriptions; must be
 * idempotent. Returns the public ids of users whose Premium changed.
 */
export type OnPayments = (
  queries: Queries,
  payments: PaymentsOfUser,
) => Promise<readonly PublicId[]>

export type Reconciler = ReturnType<typeof createReconciler>

interface ReconcilerDeps {
  readonly stripe: StripeSource
  readonly customers: CustomersRepo
  readonly onPayments: OnPayments
  /** Clears the owner's cached links, so redirects see the change at once. */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

export function createReconciler(deps: ReconcilerDeps) {
  const { stripe, customers, now } = deps

  async function readAndWrite(customerId: string) {
    const customer = await customers.findByCustomer(customerId)
    if (!customer?.userId) return
    const ticket = await customers.takeTicket(customer.id)
    const { subscriptions, payments } = await readCustomer(await stripe.client(), customerId)
    const changed: PublicId[] = []
    await customers.writeIfNewest(customer, ticket, now(), async (queries, userId) => {
      await replaceSubscriptions(queries, userId, subscriptions, now())
      const own = await updatePremium(queries, userId, now())
      if (own) changed.push(own)
      changed.push(...(await deps.onPayments(queries, { userId, customerId, payments })))
    })
    changed.forEach(deps.forgetOwner)
  }

  return {
    /** Reads a customer at Stripe and stores the result. Throws when Stripe fails. */
    reconcile: createRunLatest(readAndWrite),

    /** Deletes the Stripe customer of a deleted account. */
    deleteCustomer: async ({ id, customerId }: Customer) => {
      // Deleting a customer cancels its subscriptions and closes its checkout pages.
      if (customerId) {
        const client = await stripe.client()
        await client.customers.del(customerId).catch((error: unknown) => {
          if (!isUnknownToStripe(error)) throw error
        })
      }
      await customers.remove(id)
    },
  }
}
