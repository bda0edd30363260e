import { setTimeout as wait } from 'node:timers/promises'
import type { HitSender } from './send-hits.ts'

export interface SpoolDrain {
  /** Call this when hits were added. */
  readonly wake: () => void
  /** Sends what it can within this time. The rest stays in the file. */
  readonly stop: (withinMs: number) => Promise<void>
}

export interface SpoolDrainDeps {
  readonly sender: HitSender
  /** The age of the oldest hit in the spool. */
  readonly ageMs: () => number
  readonly onEmpty: () => void
  /** Called once per outage. */
  readonly onUnreachable: (error: unknown) => void
  readonly onReachable: () => void
}

/** Hits that arrive within this time are sent together. */
const COLLECT_MS = 100
const RETRY_AFTER_MS = 100
const MAX_RETRY_MS = 2000
/** Well before `LATE_MS`. */
const FRESH_MS = 3000
const MINUTE_MS = 60_000

/** Sends hits to PostgreSQL as they arrive, and retries while it is unreachable. */
export function startSpoolDrain(deps: SpoolDrainDeps): SpoolDrain {
  const { sender, ageMs, onEmpty, onUnreachable, onReachable } = deps
  const ending = new AbortController()
  let hasMore = true
  let wakeUp = () => {}
  let failures = 0

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      if (hasMore) await pause(await sendBatch())
      else {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
    }
  }

  /** Sends one batch. Returns how long to wait before the next. */
  async function sendBatch(): Promise<number> {
    const startedAt = performance.now()
    hasMore = false
    try {
      const isFull = (await sender.sendBatch()) >= sender.batchSize
      if (failures > 0) onReachable()
      failures = 0
      if (!isFull) {
        onEmpty()
        return COLLECT_MS
      }
      const areHitsArriving = hasMore
      hasMore = true
      return areHitsArriving ? pauseFactor(ageMs()) * (performance.now() - startedAt) : 0
    } catch (error) {
      if (failures === 0 && !ending.signal.aborted) onUnreachable(error)
      failures++
      hasMore = true
      return Math.min(RETRY_AFTER_MS * 2 ** (failures - 1), MAX_RETRY_MS)
    }
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {})

  async function sendRest(deadline: AbortSignal): Promise<void> {
    while (!deadline.aborted && (await sender.sendBatch()) >= sender.batchSize);
  }

  const ended = run()
  return {
    wake: () => {
      hasMore = true
      wakeUp()
    },
    stop: async (withinMs) => {
      ending.abort()
      wakeUp()
      const deadline = new AbortController()
      const over = wait(withinMs, undefined, { signal: deadline.signal })
      const done = ended.then(() => sendRest(deadline.signal))
      // Hits that PostgreSQL does not take now wait for the next start.
      await Promise.race([done, over]).catch(() => {})
      deadline.abort()
      await over.catch(() => {})
    },
  }
}

/** Redirects come first. The pauses get shorter as hits near the age at which they are late for the totals. */
function pauseFactor(ageMs: number): number {
  if (ageMs < FRESH_MS) return 19
  if (ageMs < MINUTE_MS) return 3
  return ageMs < 10 * MINUTE_MS ? 1 : 0
}
