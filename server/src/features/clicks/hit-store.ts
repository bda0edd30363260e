import type Sqlite from 'better-sqlite3'
import type { NumberedHit } from './hit.ts'
import type { LogSync } from './log-sync.ts'
import { createSyncPolicy, type SyncPolicy } from './sync-policy.ts'

/** Why a batch failed: `locked` passes on its own; with `data`, a hit is rejected and always will be. */
export type WriteFailure = 'locked' | 'data' | 'failed'

export interface HitStore {
  /**
   * Stores all hits or none, and skips those that are stored already. They are on disk when it
   * returns or resolves. Throws or rejects on failure. `countWaiting` returns how many more hits have
   * arrived meanwhile.
   */
  readonly write: (hits: readonly NumberedHit[], countWaiting: () => number) => void | Promise<void>
  readonly classifyError: (error: unknown) => WriteFailure
  /** How long a reader waits for a write. */
  readonly timeoutMs: number
}

/** A local disk that stalls longer delays everything else as well. */
const LOCAL_TIMEOUT_MS = 500

/** Writes and commits all hits, or none. */
export type WriteHits = (hits: readonly NumberedHit[]) => void

/**
 * With `synchronous = NORMAL` a commit does not wait for the disk. The store syncs the log afterwards,
 * blocking or in the background, before readers are redirected (R2).
 */
export function createHitStore(
  sqlite: Sqlite.Database,
  writeHits: WriteHits,
  log: Omit<LogSync, 'close'>,
  policy: SyncPolicy = createSyncPolicy(),
): HitStore {
  sqlite.pragma('synchronous = NORMAL')

  async function syncInBackground(hits: number, startedAt: number, countWaiting: () => number) {
    await log.syncInBackground()
    policy.observe('background', hits, performance.now() - startedAt, countWaiting())
  }

  return {
    write: (hits, countWaiting) => {
      const startedAt = performance.now()
      writeHits(hits)
      if (policy.choose(hits.length) === 'background') {
        return syncInBackground(hits.length, startedAt, countWaiting)
      }
      log.syncBlocking()
      policy.observe('blocking', hits.length, performance.now() - startedAt, countWaiting())
      return undefined
    },
    timeoutMs: LOCAL_TIMEOUT_MS,
    classifyError: (error) => {
      const code = codeOf(error)
      if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return 'locked'
      return /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code) ? 'data' : 'failed'
    },
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}
