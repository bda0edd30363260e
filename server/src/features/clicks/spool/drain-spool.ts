import { setTimeout as wait } from 'node:timers/promises'
import type { HitMover } from './move-hits.ts'

export interface SpoolDrain {
  /** To be called when hits have come. */
  readonly wake: () => void
  /** Moves what it can for so long, and lets the rest lie. */
  readonly stop: (withinMs: number) => Promise<void>
}

export interface SpoolDrainDeps {
  readonly mover: HitMover
  /** How long the oldest hit has been waiting. */
  readonly ageMs: () => number
  readonly onEmpty: () => void
  /** Told once when PostgreSQL takes nothing any more, and again only after it has. */
  readonly onAway: (error: unknown) => void
  readonly onBack: () => void
}

/** What comes meanwhile goes together. */
const GATHER_MS = 100
const RETRY_AFTER_MS = 100
const RETRY_AT_MOST_MS = 2000
/** Well before `LATE_MS`. */
const YOUNG_MS = 3000
const MINUTE_MS = 60_000

/** Moves hits as they come, and tries again and again while PostgreSQL is away. */
export function startSpoolDrain(deps: SpoolDrainDeps): SpoolDrain {
  const { mover, ageMs, onEmpty, onAway, onBack } = deps
  const ending = new AbortController()
  let hasMore = true
  let wakeUp = () => {}
  let failures = 0

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      if (hasMore) await pause(await turn())
      else {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
    }
  }

  /** One turn, and how long to wait before the next. */
  async function turn(): Promise<number> {
    const startedAt = performance.now()
    hasMore = false
    try {
      const isFull = (await mover.move()) >= mover.atOnce
      if (failures > 0) onBack()
      failures = 0
      if (!isFull) {
        onEmpty()
        return GATHER_MS
      }
      const areReadersComing = hasMore
      hasMore = true
      return areReadersComing ? pauseFactor(ageMs()) * (performance.now() - startedAt) : 0
    } catch (error) {
      if (failures === 0 && !ending.signal.aborted) onAway(error)
      failures++
      hasMore = true
      return Math.min(RETRY_AFTER_MS * 2 ** (failures - 1), RETRY_AT_MOST_MS)
    }
  }

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {})

  async function moveRest(deadline: AbortSignal): Promise<void> {
    while (!deadline.aborted && (await mover.move()) >= mover.atOnce);
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
      const done = ended.then(() => moveRest(deadline.signal))
      // What PostgreSQL does not take now waits for the next start.
      await Promise.race([done, over]).catch(() => {})
      deadline.abort()
      await over.catch(() => {})
    },
  }
}

/** Redirects come first, and most as long as no hit comes late for the totals. */
function pauseFactor(ageMs: number): number {
  if (ageMs < YOUNG_MS) return 19
  if (ageMs < MINUTE_MS) return 3
  return ageMs < 10 * MINUTE_MS ? 1 : 0
}
