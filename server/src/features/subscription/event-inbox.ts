import type { Logger } from '../../logger.ts'
import type { CustomersRepo } from './customers.repo.ts'
import type { EventInboxRepo, PendingEvent } from './event-inbox.repo.ts'
import type { Reconciler } from './reconcile.ts'
import { idOf } from './stripe-objects.ts'
import { isUnknownToStripe, readStripeFailure, type StripeSource } from './stripe-source.ts'

interface EventInboxDeps {
  readonly stripe: StripeSource
  readonly repo: EventInboxRepo
  readonly customers: Pick<CustomersRepo, 'findByCustomer'>
  readonly reconcile: Reconciler['reconcile']
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const BATCH_SIZE = 100
const CLAIM_MS = 2 * MINUTE_MS
const RETRY_DELAYS_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS]

/** Processes every due event, even if some fail. */
export function createEventInbox(deps: EventInboxDeps): () => Promise<void> {
  const { stripe, repo, log, now } = deps

  async function findCustomer({ customerId, chargeId }: PendingEvent): Promise<string | null> {
    if (customerId) return customerId
    if (!chargeId) return null
    const client = await stripe.client()
    const charge = await client.charges.retrieve(chargeId).catch((error: unknown) => {
      if (isUnknownToStripe(error)) return null
      throw error
    })
    return idOf(charge?.customer)
  }

  async function read(event: PendingEvent) {
    const customer = await findCustomer(event)
    // Ignores unknown customers, whatever the event claims.
    if (customer && (await deps.customers.findByCustomer(customer))) {
      await deps.reconcile(customer)
    }
  }

  /** Events of one customer are processed by one refresh. */
  async function processGroup([first, ...others]: PendingEvent[]) {
    if (!first) return
    const ids = [first, ...others].map(({ id }) => id)
    try {
      await read(first)
    } catch (error) {
      const failure = readStripeFailure(error)
      log.warn(
        { event: first.id, ...failure, err: failure ? undefined : error },
        'Stripe event failed, will retry',
      )
      const delayMs = RETRY_DELAYS_MS[Math.min(first.attempts, RETRY_DELAYS_MS.length - 1)] ?? 0
      await repo.postpone(ids, now() + delayMs, failure?.type ?? 'Error')
      return
    }
    await repo.finish(ids, now())
  }

  return async () => {
    for (;;) {
      const due = await repo.claimDue(now(), now() + CLAIM_MS, BATCH_SIZE)
      if (due.length === 0) return
      const groups = Map.groupBy(
        due,
        ({ customerId, chargeId, id }) => customerId ?? chargeId ?? id,
      )
      for (const group of groups.values()) await processGroup(group)
    }
  }
}
