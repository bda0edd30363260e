import type { Hit } from './hit.ts'
import { createHitIds } from './hit-id.ts'
import type { SpoolWriter } from './spool/spool-writer.ts'

/** Called with the hit's id once it is on disk, or with null when the reader should not wait longer. */
export type OnRecorded = (clickId: string | null) => void

export interface ClickCounts {
  readonly recorded: number
  /** Readers redirected before their hit was on disk. Most of these hits are stored later. */
  readonly unrecorded: number
  /** Hits dropped because too many were waiting. */
  readonly lost: number
  readonly waiting: number
}

export type ClickRecorder = ReturnType<typeof createClickRecorder>

interface ClickRecorderDeps {
  readonly spool: SpoolWriter
  readonly now?: () => number
  readonly nextId?: () => bigint
  /** Called once per outage. */
  readonly onFailing?: (error: unknown) => void
}

interface WaitingHit {
  readonly hit: Hit
  onRecorded: OnRecorded | null
}

/** How many hits wait in memory while the disk is unavailable. */
export const MAX_WAITING_HITS = 10_000
/** Few enough that no commit blocks the event loop or a connection for long. */
const HITS_PER_COMMIT = 1000
/** How long a reader waits for a locked spool. */
const LOCK_WAIT_MS = 25
const RETRY_AFTER_MS = 50

/**
 * Records hits in group commits, so that readers wait for one sync of the disk together:
 * 1. Hits that arrive in one turn of the event loop are a batch. With several readers at once, it stays open
 *    for a few turns (see `createBatchWindow`).
 * 2. A commit writes the batch to the spool. While a background sync runs, the next batch fills up.
 * 3. Once the batch is on disk, its readers are redirected, and the next batch follows.
 * 4. When the disk fails, readers are redirected without waiting, their hits wait in memory, and the recorder
 *    retries with one hit at a time until it succeeds.
 */
export function createClickRecorder(deps: ClickRecorderDeps) {
  const { spool, now = Date.now, nextId = createHitIds(now), onFailing = () => {} } = deps
  const batchWindow = createBatchWindow()
  let waiting: WaitingHit[] = []
  let batchSize = HITS_PER_COMMIT
  let isCommitting = false
  let committing = 0
  let isFailing = false
  let lockedSince: number | null = null
  const counts = { recorded: 0, unrecorded: 0, lost: 0 }
  let commits = 0

  /** A hit that is recorded again with the same id is stored once. */
  function record(hit: Hit, onRecorded: OnRecorded): void {
    if (waiting.length >= MAX_WAITING_HITS) {
      counts.lost++
      respondUnrecorded(onRecorded)
      return
    }
    const entry: WaitingHit = { hit, onRecorded }
    waiting.push(entry)
    if (isFailing) release(entry)
    if (!isCommitting) {
      isCommitting = true
      setImmediate(commitOrWait)
    }
  }

  const countWaiting = () => waiting.length

  function commitOrWait(): void {
    if (batchWindow.shouldWait(waiting.length)) setImmediate(commitOrWait)
    else commit()
  }

  function commit(): void {
    const batch = waiting.length <= batchSize ? waiting : waiting.slice(0, batchSize)
    waiting = batch === waiting ? [] : waiting.slice(batchSize)
    committing = batch.length
    commits++
    batchWindow.noteCommit(batch.length)
    try {
      const synced = spool.write(
        batch.map(({ hit }) => hit),
        countWaiting,
      )
      if (synced) waitForSync(synced, batch)
      else succeed(batch)
    } catch (error) {
      fail(batch, error)
    }
  }

  function waitForSync(synced: Promise<void>, batch: readonly WaitingHit[]): void {
    const timeout = setTimeout(
      () => respondAllUnrecorded(batch, new Error('the disk does not answer')),
      spool.timeoutMs,
    )
    synced
      .finally(() => clearTimeout(timeout))
      .then(
        () => succeed(batch),
        (error: unknown) => fail(batch, error),
      )
  }

  function succeed(batch: readonly WaitingHit[]): void {
    counts.recorded += batch.length
    committing = 0
    batchSize = HITS_PER_COMMIT
    isFailing = false
    lockedSince = null
    commitNext()
    for (const { hit, onRecorded } of batch) onRecorded?.(hit.id.toString())
  }

  function fail(batch: readonly WaitingHit[], error: unknown): void {
    committing = 0
    waiting = [...batch, ...waiting]
    if (spool.isLocked(error) && !isFailing) {
      lockedSince ??= now()
      if (now() - lockedSince < LOCK_WAIT_MS) {
        commitNext()
        return
      }
    }
    respondAllUnrecorded(batch, error)
    batchSize = 1
    setTimeout(commit, RETRY_AFTER_MS)
  }

  function commitNext(): void {
    isCommitting = waiting.length > 0
    if (isCommitting) setImmediate(commitOrWait)
  }

  function respondAllUnrecorded(batch: readonly WaitingHit[], error: unknown): void {
    if (!isFailing) onFailing(error)
    isFailing = true
    batch.forEach(release)
    waiting.forEach(release)
  }

  function release(entry: WaitingHit): void {
    const { onRecorded } = entry
    if (!onRecorded) return
    entry.onRecorded = null
    respondUnrecorded(onRecorded)
  }

  function respondUnrecorded(onRecorded: OnRecorded): void {
    counts.unrecorded++
    onRecorded(null)
  }

  return {
    nextId,
    record,
    counts: (): ClickCounts => ({ ...counts, waiting: waiting.length + committing }),
    /** Attempts to write hits, of one or many at once. */
    commits: () => commits,
    /** Resolves when no hit is waiting, or the time is up. */
    flush: async (withinMs: number): Promise<void> => {
      const until = now() + withinMs
      while (isCommitting && now() < until) await new Promise((resolve) => setTimeout(resolve, 2))
    },
  }
}

/** A batch of this size is committed at once. */
const FULL_BATCH = 16
/** A batch closes when no hit arrived for this long, which is longer than an answered client takes to return. */
const QUIET_MS = 0.1
const MAX_WAIT_MS = 0.3

/**
 * Decides whether a batch stays open for more hits, which add almost nothing to the cost of a commit.
 * After a commit of several hits, more are likely to arrive, so the next batch waits while they do. A
 * single reader never waits. Without the window, sixteen clients on separate connections average five
 * hits per commit.
 */
export function createBatchWindow(now: () => number = () => performance.now()) {
  let lastCommit = 0
  let startedAt: number | null = null
  let seen = 0
  let seenAt = 0
  return {
    /** Called in each turn of the event loop with the number of hits waiting. */
    shouldWait: (waiting: number): boolean => {
      if (lastCommit < 2 || waiting >= FULL_BATCH) return false
      const time = now()
      startedAt ??= time
      if (waiting !== seen) seenAt = time
      seen = waiting
      return time - seenAt < QUIET_MS && time - startedAt < MAX_WAIT_MS
    },
    /** Call this with the size of each commit. */
    noteCommit: (hits: number): void => {
      lastCommit = hits
      startedAt = null
      seen = 0
    },
  }
}
