import type Sqlite from 'better-sqlite3'
import type { NumberedHit } from './hit.ts'
import type { LogSync } from './log-sync.ts'
import { createSyncPolicy, type SyncPolicy } from './sync-policy.ts'

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
 * On this connection a commit does not wait for the disk itself (`synchronous = NORMAL`): the log is
 * synced afterwards, inline or beside the event loop, before anybody is answered (R2).
 */
export function createHitStore(
  sqlite: Sqlite.Database,
  put: PutHits,
  log: Omit<LogSync, 'close'>,
  policy: SyncPolicy = createSyncPolicy(),
): HitStore {
  sqlite.pragma('synchronous = NORMAL')

  async function syncBeside(hits: number, startedAt: number, countWaiting: () => number) {
    await log.syncBeside()
    policy.observe('beside', hits, performance.now() - startedAt, countWaiting())
  }

  return {
    write: (hits, countWaiting) => {
      const startedAt = performance.now()
      put(hits)
      if (policy.choose(hits.length) === 'beside') {
        return syncBeside(hits.length, startedAt, countWaiting)
      }
      log.syncInline()
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
