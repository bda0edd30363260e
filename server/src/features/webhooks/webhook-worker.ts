import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { Logger } from '../../logger.ts'
import { type DeliverDeps, deliverEvents } from './deliver-events.ts'

interface WorkerDeps extends Omit<DeliverDeps, 'isStopping'> {
  readonly log: Pick<Logger, 'error'>
  readonly watchRuns: WatchRuns
}

/** How often a process looks for events, its own and those of other processes. */
const POLL_MS = 2000
/** Webhooks at the same time, so that slow receivers do not delay others. */
export const WEBHOOKS_AT_ONCE = 20
const STOP_TIMEOUT_MS = 3000

/** Sends events to webhooks. Several processes may run at once, because each webhook is claimed by one. */
export function createWebhookWorker(deps: WorkerDeps) {
  const { queue, log, now } = deps
  const observe = deps.watchRuns('webhooks', wake)
  const running = new Set<Promise<void>>()
  let isStopping = false
  let isStarted = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function begin(id: string) {
    const claim = { id, by: createRowId() }
    const delivering = deliverEvents(claim, { ...deps, isStopping: () => isStopping })
      .then((hasMore) => {
        if (hasMore) wake()
      })
      .catch((error: unknown) => {
        // During shutdown the database is already closed.
        if (!isStopping) log.error({ err: error }, 'delivering events failed')
      })
      .finally(() => running.delete(delivering))
    running.add(delivering)
  }

  /** Returns how many webhooks it began with. */
  async function beginDue() {
    const free = WEBHOOKS_AT_ONCE - running.size
    if (free <= 0) return 0
    const ids = await queue.listDueWebhooks(toIsoTime(now()), free)
    for (const id of ids) begin(id)
    return ids.length
  }

  async function look() {
    try {
      await observe(beginDue)
    } catch (error) {
      if (!isStopping) log.error({ err: error }, 'looking for webhooks failed')
    }
    looking = undefined
    if (isStopping) return
    clearTimeout(timer)
    timer = setTimeout(wake, POLL_MS)
    timer.unref()
  }

  function wake() {
    if (isStarted && !isStopping) looking ??= look()
  }

  return {
    start: () => {
      isStarted = true
      wake()
    },
    /** Looks for due events now. */
    wake,
    /** Stops, and waits briefly for running requests. */
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())
      await Promise.race([Promise.all([looking, ...running]), timeout])
    },
    /** Delivers everything that is due now. */
    deliverDue: async () => {
      do await Promise.all(running)
      while ((await beginDue()) > 0 || running.size > 0)
    },
  }
}
