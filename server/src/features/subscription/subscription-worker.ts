import { unwatched, type WatchRuns } from '../../jobs/process-runs.ts'
import type { Logger } from '../../logger.ts'
import type { CustomersRepo } from './customers.repo.ts'
import type { EventInboxRepo } from './event-inbox.repo.ts'
import type { EventInbox } from './event-inbox.ts'
import type { Reconciler } from './reconcile.ts'
import { readStripeTrouble } from './stripe-source.ts'

/** Does what Stripe's events ask for, and reads again what no event spoke of. */
export interface SubscriptionWorker {
  readonly start: () => void
  readonly wake: () => void
  /** Takes up nothing more, and waits a moment for what is under way. */
  readonly stop: () => Promise<void>
  /** All that is due now. */
  readonly workOff: () => Promise<void>
}

interface WorkerDeps {
  readonly inbox: EventInbox
  readonly events: Pick<EventInboxRepo, 'nextDue' | 'removeDoneBefore'>
  readonly customers: Pick<CustomersRepo, 'takeDue' | 'listLeft'>
  readonly reconciler: Reconciler
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Past that a customer is read again though nothing was heard (R31). */
const READ_AGAIN_MS = 6 * HOUR_MS
const LOOK_EVERY_MS = 5 * MINUTE_MS
/** Longer than Stripe sends an event again, and than S42 asks for. */
const EVENTS_KEPT_MS = 40 * DAY_MS
const STOP_WITHIN_MS = 3 * SECOND_MS

export function createSubscriptionWorker(deps: WorkerDeps): SubscriptionWorker {
  const { inbox, events, customers, reconciler, log, now, watchRuns = unwatched } = deps
  const observe = watchRuns('stripe-events', wake)
  let isRunning = false
  let isAskedAgain = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let cleanedAt = Number.NEGATIVE_INFINITY

  /** What Stripe says no to is left for later; while it does not answer at all, nobody else is asked about. */
  async function eachWhileAnswered<Item>(items: Item[], work: (item: Item) => Promise<void>) {
    for (const item of items) {
      try {
        await work(item)
      } catch (error) {
        const trouble = readStripeTrouble(error)
        if (!trouble) throw error
        log.warn(trouble, 'a subscription could not be read at Stripe')
        if (trouble.statusCode === undefined || trouble.statusCode >= 500) return
      }
    }
  }

  async function workOff(): Promise<void> {
    await inbox.workOff()
    const due = await customers.takeDue(now() - READ_AGAIN_MS, now())
    await eachWhileAnswered(due, ({ customerId }) => reconciler.reconcile(customerId))
    await eachWhileAnswered(await customers.listLeft(), reconciler.release)
    if (now() - cleanedAt < DAY_MS) return
    await events.removeDoneBefore(now() - EVENTS_KEPT_MS)
    cleanedAt = now()
  }

  async function run(): Promise<void> {
    let pauseMs = LOOK_EVERY_MS
    try {
      do {
        isAskedAgain = false
        await observe(workOff)
      } while (isAskedAgain && isRunning)
      const next = await events.nextDue()
      if (next !== null) pauseMs = Math.min(pauseMs, Math.max(SECOND_MS, next - now()))
    } catch (error) {
      // A server that is ending has closed its database.
      if (isRunning) log.error({ err: error }, 'events of Stripe cannot be worked on')
    }
    running = undefined
    if (!isRunning) return
    clearTimeout(timer)
    timer = setTimeout(wake, isAskedAgain ? 0 : pauseMs)
    timer.unref()
  }

  function wake(): void {
    if (!isRunning) return
    isAskedAgain = true
    running ??= run()
  }

  return {
    start: () => {
      isRunning = true
      wake()
    },
    wake,
    stop: async () => {
      isRunning = false
      clearTimeout(timer)
      const patience = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())
      await Promise.race([running, patience])
    },
    workOff,
  }
}
