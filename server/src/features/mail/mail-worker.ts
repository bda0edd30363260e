import { unwatched, type WatchRuns } from '../../jobs/process-runs.ts'
import { type DeliveryDeps, deliverMail } from './deliver-mail.ts'
import type { MailRepo } from './mail.repo.ts'
import type { MailTransport } from './outgoing-mail.ts'

export interface MailWorker {
  readonly start: () => void
  /** Takes up no more mails, and waits a moment for those on their way. */
  readonly stop: () => Promise<void>
  /** Sends everything that is due now. */
  readonly drain: () => Promise<void>
  readonly wake: () => void
  /** Wakes when a transaction that has just written a mail will have ended. */
  readonly wakeSoon: () => void
}

export interface MailWorkerDeps extends Omit<DeliveryDeps, 'transport'> {
  readonly repo: MailRepo
  readonly transport: MailTransport | null
  readonly watchRuns?: WatchRuns | undefined
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const MAILS_AT_ONCE = 5
/** By then a process finds what another one left behind. */
const LOOK_EVERY_MS = MINUTE_MS
const STOP_WITHIN_MS = 3 * SECOND_MS
const KEPT_MS = 30 * DAY_MS

/** Sends what the outbox holds. Several processes may do so at once: each mail is one's alone. */
export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { repo, transport, log, now, watchRuns = unwatched } = deps
  const observe = watchRuns('mail', wake)
  let isRunning = false
  let isReleased = false
  let cleanedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY

  async function drain(goesOn: () => boolean = () => true): Promise<void> {
    if (!transport) return
    while (goesOn()) {
      const due = await repo.listDue(now(), MAILS_AT_ONCE)
      if (due.length === 0) return
      const ends = await Promise.allSettled(
        due.map((mail) => deliverMail(mail, { ...deps, transport })),
      )
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }
  }

  /** Returns how long nothing is to be done. */
  async function work(): Promise<number> {
    if (now() - cleanedAt > DAY_MS) {
      await repo.removeBefore(now() - KEPT_MS)
      cleanedAt = now()
    }
    if (!transport) return DAY_MS
    if (!isReleased) await repo.release(now())
    isReleased = true
    await drain(() => isRunning)
    const next = await repo.nextDue()
    return next === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(0, next - now()))
  }

  async function run(): Promise<void> {
    let pauseMs = LOOK_EVERY_MS
    try {
      do {
        isAskedAgain = false
        await observe(async () => {
          pauseMs = await work()
        })
      } while (isAskedAgain && isRunning)
    } catch (error) {
      // A server that is ending has closed its database.
      if (isRunning) log.error({ err: error }, 'the outbox cannot be worked on')
    }
    running = undefined
    wakeIn(Math.max(pauseMs, isAskedAgain ? 0 : SECOND_MS))
  }

  function wake(): void {
    if (!isRunning) return
    isAskedAgain = true
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
    stop: async () => {
      isRunning = false
      clearTimeout(timer)
      const patience = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())
      await Promise.race([running, patience])
    },
    drain,
    wake,
    wakeSoon: () => wakeIn(SECOND_MS),
  }
}
