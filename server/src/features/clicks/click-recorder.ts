import { createGathering } from './gathering.ts'
import type { NewHit, NumberedHit } from './hit.ts'
import { createHitIds } from './hit-id.ts'
import type { HitStore } from './hit-store.ts'

/** Told the id of the hit once it is on disk, or null when the reader should wait no longer. */
export type Recorded = (clickId: string | null) => void

export interface ClickCounts {
  readonly recorded: number
  /** Readers sent on before their hit was on disk; most of these hits are stored later. */
  readonly unrecorded: number
  /** Hits given up: the memory for waiting ones was full, or the database refused them for good. */
  readonly lost: number
  readonly waiting: number
}

export interface ClickRecorder {
  readonly record: (hit: NewHit, recorded: Recorded) => void
  readonly counts: () => ClickCounts
  /** Resolves when nothing waits any more, or the time is up. */
  readonly flush: (withinMs: number) => Promise<void>
}

export interface ClickRecorderDeps {
  readonly store: HitStore
  readonly now?: () => number
  readonly nextId?: () => bigint
  /** Told once when recording stops working, and again only after it has worked. */
  readonly onTrouble?: (error: unknown) => void
}

interface WaitingHit extends NumberedHit {
  recorded: Recorded | null
}

/** Hits kept in memory while the database takes none. */
export const WAITING_AT_MOST = 10_000
/** No commit holds the event loop or a connection for long. */
const HITS_PER_COMMIT = 1000
/** How long a reader waits for a locked database. */
const PATIENCE_MS = 25
const RETRY_AFTER_MS = 50

/**
 * Records hits in group commits: whatever arrives in one turn of the event loop is one transaction,
 * and readers are sent on when it is on disk. Where that is waited for on another thread, the next
 * batch gathers meanwhile. When readers come by several, a few wait for others for some turns.
 *
 * When it does not, readers go on unrecorded, their hits wait in memory, and one hit at a time is
 * tried until the database takes it.
 */
export function createClickRecorder(deps: ClickRecorderDeps): ClickRecorder {
  const { store, now = Date.now, nextId = createHitIds(now), onTrouble = () => {} } = deps
  const gathering = createGathering()
  let waiting: WaitingHit[] = []
  let batchSize = HITS_PER_COMMIT
  let isCommitting = false
  let underway = 0
  let isInTrouble = false
  let lockedSince: number | null = null
  const counts = { recorded: 0, unrecorded: 0, lost: 0 }

  function record(hit: NewHit, recorded: Recorded): void {
    if (waiting.length >= WAITING_AT_MOST) {
      counts.lost++
      sendOn(recorded)
      return
    }
    const entry: WaitingHit = { id: nextId(), hit, recorded }
    waiting.push(entry)
    if (isInTrouble) release(entry)
    if (!isCommitting) {
      isCommitting = true
      setImmediate(commitGathered)
    }
  }

  const countWaiting = () => waiting.length

  function commitGathered(): void {
    if (gathering.isWorthWhile(waiting.length)) setImmediate(commitGathered)
    else commit()
  }

  function commit(): void {
    const batch = waiting.length <= batchSize ? waiting : waiting.slice(0, batchSize)
    waiting = batch === waiting ? [] : waiting.slice(batchSize)
    underway = batch.length
    gathering.note(batch.length)
    try {
      const written = store.write(batch, countWaiting)
      if (written) waitFor(written, batch)
      else succeed(batch)
    } catch (error) {
      fail(batch, error)
    }
  }

  function waitFor(written: Promise<void>, batch: readonly WaitingHit[]): void {
    const tooLong = setTimeout(
      () => sendAllOn(batch, new Error('the database does not answer')),
      store.answerWithinMs,
    )
    written
      .finally(() => clearTimeout(tooLong))
      .then(
        () => succeed(batch),
        (error: unknown) => fail(batch, error),
      )
  }

  function succeed(batch: readonly WaitingHit[]): void {
    counts.recorded += batch.length
    underway = 0
    batchSize = HITS_PER_COMMIT
    isInTrouble = false
    lockedSince = null
    goOn()
    for (const { id, recorded } of batch) recorded?.(id.toString())
  }

  function fail(batch: readonly WaitingHit[], error: unknown): void {
    const problem = store.problemOf(error)
    underway = 0
    if (problem === 'data') {
      narrowDown(batch)
      goOn()
      return
    }
    waiting = [...batch, ...waiting]
    if (problem === 'locked' && !isInTrouble) {
      lockedSince ??= now()
      if (now() - lockedSince < PATIENCE_MS) {
        goOn()
        return
      }
    }
    sendAllOn(batch, error)
    batchSize = 1
    setTimeout(commit, RETRY_AFTER_MS)
  }

  /** Halves the batch until the hit that the database will never take stands alone, and gives it up. */
  function narrowDown(batch: readonly WaitingHit[]): void {
    const [only, ...others] = batch
    if (only && others.length === 0) {
      counts.lost++
      release(only)
      return
    }
    waiting = [...batch, ...waiting]
    batchSize = Math.ceil(batch.length / 2)
  }

  function goOn(): void {
    isCommitting = waiting.length > 0
    if (isCommitting) setImmediate(commitGathered)
  }

  function sendAllOn(batch: readonly WaitingHit[], error: unknown): void {
    if (!isInTrouble) onTrouble(error)
    isInTrouble = true
    batch.forEach(release)
    waiting.forEach(release)
  }

  function release(entry: WaitingHit): void {
    const { recorded } = entry
    if (!recorded) return
    entry.recorded = null
    sendOn(recorded)
  }

  function sendOn(recorded: Recorded): void {
    counts.unrecorded++
    recorded(null)
  }

  return {
    record,
    counts: () => ({ ...counts, waiting: waiting.length + underway }),
    flush: async (withinMs) => {
      const until = now() + withinMs
      while (isCommitting && now() < until) await new Promise((resolve) => setTimeout(resolve, 2))
    },
  }
}
