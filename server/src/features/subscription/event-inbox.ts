import type { Logger } from '../../logger.ts'
import type { CustomersRepo } from './customers.repo.ts'
import type { EventInboxRepo, PendingEvent } from './event-inbox.repo.ts'
import type { Reconciler } from './reconcile.ts'
import { isUnknownToStripe, readStripeTrouble, type StripeSource } from './stripe-source.ts'

export interface EventInbox {
  /** Works on every event that is due, whether or not each succeeds. */
  readonly workOff: () => Promise<void>
}

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
const EVENTS_AT_ONCE = 100
const CLAIMED_MS = 2 * MINUTE_MS
const WAITS_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS]

export function createEventInbox(deps: EventInboxDeps): EventInbox {
  const { stripe, repo, log, now } = deps

  async function findCustomer({ customerId, chargeId }: PendingEvent): Promise<string | null> {
    if (customerId) return customerId
    if (!chargeId) return null
    const client = await stripe.client()
    const charge = await client.charges.retrieve(chargeId).catch((error: unknown) => {
      if (isUnknownToStripe(error)) return null
      throw error
    })
    const customer = charge?.customer ?? null
    return typeof customer === 'string' ? customer : (customer?.id ?? null)
  }

  async function read(event: PendingEvent): Promise<void> {
    const customer = await findCustomer(event)
    // Who is no customer of ours is nobody, whatever the event says of itself (S43).
    if (customer && (await deps.customers.findByCustomer(customer))) {
      await deps.reconcile(customer)
    }
  }

  /** Events about the same customer are worked on by one reading. */
  async function workOn([first, ...others]: PendingEvent[]): Promise<void> {
    if (!first) return
    const ids = [first, ...others].map(({ id }) => id)
    try {
      await read(first)
    } catch (error) {
      const trouble = readStripeTrouble(error)
      log.warn({ event: first.id, ...trouble, err: trouble ? undefined : error }, 'event waits')
      const wait = WAITS_MS[Math.min(first.attempts, WAITS_MS.length - 1)] ?? 0
      await repo.postpone(ids, now() + wait, trouble?.type ?? 'Error')
      return
    }
    await repo.finish(ids, now())
  }

  return {
    workOff: async () => {
      for (;;) {
        const due = await repo.takeDue(now(), now() + CLAIMED_MS, EVENTS_AT_ONCE)
        if (due.length === 0) return
        const groups = Map.groupBy(
          due,
          ({ customerId, chargeId, id }) => customerId ?? chargeId ?? id,
        )
        for (const group of groups.values()) await workOn(group)
      }
    },
  }
}
