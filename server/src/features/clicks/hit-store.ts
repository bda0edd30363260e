import type Sqlite from 'better-sqlite3'
import type { NumberedHit } from './hit.ts'
import type { LogSync } from './log-sync.ts'
import { createSyncPolicy, type SyncMode, type SyncPolicy } from './sync-policy.ts'

/** What went wrong with a batch: `locked` ends by itself, `data` will be refused for ever. */
export type WriteProblem = 'locked' | 'data' | 'failed'

export interface HitStore {
  /**
   * Stores all hits or none. They are on disk when it returns or resolves; a hit that is there
   * already is left as it is. Throws or rejects when they could not be stored. `countWaiting` tells
   * how many more have come since.
   */
  readonly write: (hits: readonly NumberedHit[], countWaiting: () => number) => void | Promise<void>
  readonly problemOf: (error: unknown) => WriteProblem
  /** How long a reader is made to wait for it. */
  readonly answerWithinMs: number
}

/** A local disk that stalls would hold up everything else as well. */
const LOCAL_ANSWER_MS = 500

/** Puts all hits into a file and commits, or none. */
export type PutHits = (hits: readonly NumberedHit[]) => void

/**
 * Takes a connection that is left at `synchronous = FULL`: a commit is on disk when it returns. When
 * the disk is to be waited for beside the event loop, the commit itself does not wait (NORMAL), and
 * the log is synced afterwards, before anybody is answered: the promise is the same (R2).
 */
export function createHitStore(
  sqlite: Sqlite.Database,
  put: PutHits,
  log: Pick<LogSync, 'sync'>,
  policy: SyncPolicy = createSyncPolicy(),
): HitStore {
  let mode: SyncMode = 'inline'

  function prepare(next: SyncMode): void {
    if (next === mode) return
    sqlite.exec(`pragma synchronous = ${next === 'inline' ? 'FULL' : 'NORMAL'}`)
    mode = next
  }

  async function syncBeside(hits: number, startedAt: number, countWaiting: () => number) {
    await log.sync()
    policy.observe('beside', hits, performance.now() - startedAt, countWaiting())
  }

  return {
    write: (hits, countWaiting) => {
      const startedAt = performance.now()
      prepare(policy.choose(hits.length))
      put(hits)
      if (mode === 'beside') return syncBeside(hits.length, startedAt, countWaiting)
      policy.observe('inline', hits.length, performance.now() - startedAt, countWaiting())
      return undefined
    },
    answerWithinMs: LOCAL_ANSWER_MS,
    problemOf: (error) => {
      const code = codeOf(error)
      if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return 'locked'
      return /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code) ? 'data' : 'failed'
    },
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}
