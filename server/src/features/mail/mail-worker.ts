import { OUTBOX_DAYS } from '@everyshelf/domain/limits'
import { unwatched, type WatchRuns } from '../../jobs/process-runs.ts'
import { type DeliveryDeps, deliverMail } from './deliver-mail.ts'
import type { MailRepo } from './mail.repo.ts'
import type { MailTransport } from './outgoing-mail.ts'

interface MailWorkerDeps extends Omit<DeliveryDeps, 'transport'> {
  readonly repo: MailRepo
  readonly transport: MailTransport | null
  readonly watchRuns?: WatchRuns | undefined
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const BATCH_SIZE = 5
/** How often a process looks for emails that another process queued or left unfinished. */
const POLL_INTERVAL_MS = MINUTE_MS
const STOP_TIMEOUT_MS = 3 * SECOND_MS
const OUTBOX_TTL_MS = OUTBOX_DAYS * DAY_MS

/**
 * Sends the emails in the outbox. Several processes may run at once, because each email is claimed
 * by one.
 */
export function createMailWorker(deps: MailWorkerDeps) {
  const { repo, transport, log, now, watchRuns = unwatched } = deps
  const observe = watchRuns('mail', wake)
  let isRunning = false
  let isReleased = false
  let cleanedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let isWakeRequested = false
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY

  async function drain(shouldContinue: () => boolean = () => true) {
    if (!transport) return
    while (shouldContinue()) {
      const due = await repo.listDue(now(), BATCH_SIZE)
      if (due.length === 0) return
      const results = await Promise.allSettled(
        due.map((mail) => deliverMail(mail, { ...deps, transport })),
      )
      for (const result of results) if (result.status === 'rejected') throw result.reason
    }
  }

  /** Returns how long to wait until the next run. */
  async function work(): Promise<number> {
    if (now() - cleanedAt > DAY_MS) {
      await repo.removeBefore(now() - OUTBOX_TTL_MS)
      cleanedAt = now()
    }
    if (!transport) return DAY_MS
    if (!isReleased) await repo.release(now())
    isReleased = true
    await drain(() => isRunning)
    const next = await repo.nextDue()
    return next === null ? POLL_INTERVAL_MS : Math.min(POLL_INTERVAL_MS, Math.max(0, next - now()))
  }

  async function run() {
    let pauseMs = POLL_INTERVAL_MS
    try {
      do {
        isWakeRequested = false
        await observe(async () => {
          pauseMs = await work()
        })
      } while (isWakeRequested && isRunning)
    } catch (error) {
      // During shutdown the database is already closed.
      if (isRunning) log.error({ err: error }, 'email worker failed')
    }
    running = undefined
    wakeIn(Math.max(pauseMs, isWakeRequested ? 0 : SECOND_MS))
  }

  function wake(): void {
    if (!isRunning) return
    isWakeRequested = true
    running ??= run()
  }

  function wakeIn(waitMs: number): void {
    const at = performance.now() + waitMs
    if (!isRunning || timerAt <= at) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(() => {
      timerAt = Number.POSITIVE_INFINITY
      wake()
    }, waitMs)
    timer.unref()
  }

  return {
    start: () => {
      isRunning = true
      wake()
    },
    /** Stops sending, and waits briefly for emails being sent. */
    stop: async () => {
      isRunning = false
      clearTimeout(timer)
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())
      await Promise.race([running, timeout])
    },
    /** Sends all due emails now. */
    drain: () => drain(),
    wake,
    /** Wakes after a delay, when the caller's transaction has committed. */
    wakeSoon: () => wakeIn(SECOND_MS),
  }
}
