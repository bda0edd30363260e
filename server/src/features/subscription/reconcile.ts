import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import type { PaymentReading } from './customer-reading.ts'
import type { Customer, CustomersRepo } from './customers.repo.ts'
import { replaceSubscriptions, settlePremium } from './premium.repo.ts'
import { readCustomer } from './read-customer.ts'
import { createRunLatest } from './run-latest.ts'
import { isUnknownToStripe, type StripeSource } from './stripe-source.ts'

/** Everything that a person has paid, as it is read again and again. */
export interface PaymentsOfUser {
  readonly userId: string
  readonly customerId: string
  readonly payments: readonly PaymentReading[]
}

/**
 * Hears of payments within the transaction that writes what they mean; of the same ones again and
 * again. Answers whose Premium it has changed.
 */
export type OnPayments = (
  queries: Queries,
  payments: PaymentsOfUser,
) => Promise<readonly PublicId[]>

export interface Reconciler {
  /** Reads a customer at Stripe and writes what it says. What Stripe does not answer is thrown. */
  readonly reconcile: (customerId: string) => Promise<void>
  /** Ends at Stripe what an account that is deleted here has left there. */
  readonly release: (customer: Customer) => Promise<void>
}

interface ReconcilerDeps {
  readonly stripe: StripeSource
  readonly customers: CustomersRepo
  readonly onPayments: OnPayments
  /** Redirects learn of it at once (R17). */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

export function createReconciler(deps: ReconcilerDeps): Reconciler {
  const { stripe, customers, now } = deps

  async function readAndWrite(customerId: string): Promise<void> {
    const customer = await customers.findByCustomer(customerId)
    if (!customer?.userId) return
    const ticket = await customers.takeTicket(customer.id)
    const { subscriptions, payments } = await readCustomer(await stripe.client(), customerId)
    const changed: PublicId[] = []
    await customers.writeIfNewest(customer, ticket, now(), async (queries, userId) => {
      await replaceSubscriptions(queries, userId, subscriptions, now())
      const own = await settlePremium(queries, userId, now())
      if (own) changed.push(own)
      changed.push(...(await deps.onPayments(queries, { userId, customerId, payments })))
    })
    changed.forEach(deps.forgetOwner)
  }

  return {
    reconcile: createRunLatest(readAndWrite),

    release: async ({ id, customerId }) => {
      // Deleting a customer ends its subscriptions and its pages of payment.
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
