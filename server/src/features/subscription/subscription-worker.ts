import { unwatched, type WatchRuns } from '../../jobs/process-runs.ts'
import type { Logger } from '../../logger.ts'
import type { CustomersRepo } from './customers.repo.ts'
import type { EventInboxRepo } from './event-inbox.repo.ts'
import type { Reconciler } from './reconcile.ts'
import { readStripeFailure } from './stripe-source.ts'

interface WorkerDeps {
  readonly processEvents: () => Promise<void>
  readonly events: Pick<EventInboxRepo, 'nextDue' | 'removeDoneBefore'>
  readonly customers: Pick<CustomersRepo, 'claimDue' | 'listWithoutAccount'>
  readonly reconciler: Reconciler
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How often a customer is refreshed without an event. */
const REFRESH_AFTER_MS = 6 * HOUR_MS
const POLL_INTERVAL_MS = 5 * MINUTE_MS
/** Longer than Stripe's retries. */
const EVENT_TTL_MS = 40 * DAY_MS
const STOP_TIMEOUT_MS = 3 * SECOND_MS

/** Processes Stripe's events, and refreshes customers in case an event was lost. */
export function createSubscriptionWorker(deps: WorkerDeps) {
  const { events, customers, reconciler, log, now, watchRuns = unwatched } = deps
  const observe = watchRuns('stripe-events', wake)
  let isRunning = false
  let isWakeRequested = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let cleanedAt = Number.NEGATIVE_INFINITY

  /** Skips an item when Stripe returns an error; stops the loop during an outage. */
  async function forEachUntilOutage<Item>(items: Item[], work: (item: Item) => Promise<void>) {
    for (const item of items) {
      try {
        await work(item)
      } catch (error) {
        const failure = readStripeFailure(error)
        if (!failure) throw error
        log.warn(failure, 'could not read a customer at Stripe')
        if (failure.statusCode === undefined || failure.statusCode >= 500) return
      }
    }
  }

  async function processDue() {
    await deps.processEvents()
    const due = await customers.claimDue(now() - REFRESH_AFTER_MS, now())
    await forEachUntilOutage(due, ({ customerId }) => reconciler.reconcile(customerId))
    await forEachUntilOutage(await customers.listWithoutAccount(), reconciler.deleteCustomer)
    if (now() - cleanedAt < DAY_MS) return
    await events.removeDoneBefore(now() - EVENT_TTL_MS)
    cleanedAt = now()
  }

  async function run() {
    let pauseMs = POLL_INTERVAL_MS
    try {
      do {
        isWakeRequested = false
        await observe(processDue)
      } while (isWakeRequested && isRunning)
      const next = await events.nextDue()
      if (next !== null) pauseMs = Math.min(pauseMs, Math.max(SECOND_MS, next - now()))
    } catch (error) {
      // During shutdown the database is already closed.
      if (isRunning) log.error({ err: error }, 'Stripe event worker failed')
    }
    running = undefined
    if (!isRunning) return
    clearTimeout(timer)
    timer = setTimeout(wake, isWakeRequested ? 0 : pauseMs)
    timer.unref()
  }

  function wake(): void {
    if (!isRunning) return
    isWakeRequested = true
    running ??= run()
  }

  return {
    start: () => {
      isRunning = true
      wake()
    },
    wake,
    /** Stops, and waits briefly for running work. */
    stop: async () => {
      isRunning = false
      clearTimeout(timer)
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())
      await Promise.race([running, timeout])
    },
    /** Processes everything that is due now. */
    processDue,
  }
}
