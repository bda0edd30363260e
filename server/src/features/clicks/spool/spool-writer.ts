import type Sqlite from 'better-sqlite3'
import type { Hit } from '../hit.ts'
import type { LogSync } from '../log-sync.ts'
import { createSyncPolicy, type SyncPolicy } from '../sync-policy.ts'
import { prepareInsert } from './spool.repo.ts'

/** Writes hits to the file of this process. */
export interface SpoolWriter {
  /**
   * Stores all hits or none. They are on disk when it returns or resolves. Throws or rejects on
   * failure. `countWaiting` returns how many more hits have arrived meanwhile.
   */
  readonly write: (hits: readonly Hit[], countWaiting: () => number) => void | Promise<void>
  /** Whether the error passes on its own soon. */
  readonly isLocked: (error: unknown) => boolean
  /** How long a reader waits for a write. */
  readonly timeoutMs: number
}

/** A local disk that stalls longer delays everything else as well. */
const LOCAL_TIMEOUT_MS = 500

/**
 * With `synchronous = NORMAL` a commit does not wait for the disk. The log is synced afterwards,
 * blocking or in the background, before readers are redirected.
 */
export function createSpoolWriter(
  sqlite: Sqlite.Database,
  log: Omit<LogSync, 'close'>,
  policy: SyncPolicy = createSyncPolicy(),
): SpoolWriter {
  sqlite.pragma('synchronous = NORMAL')
  const insert = prepareInsert(sqlite)

  async function syncInBackground(hits: number, startedAt: number, countWaiting: () => number) {
    await log.syncInBackground()
    policy.observe(hits, performance.now() - startedAt, countWaiting())
  }

  return {
    write: (hits, countWaiting) => {
      const startedAt = performance.now()
      insert(hits)
      if (policy.choose(hits.length) === 'background') {
        return syncInBackground(hits.length, startedAt, countWaiting)
      }
      log.syncBlocking()
      policy.observe(hits.length, performance.now() - startedAt, countWaiting())
      return undefined
    },
    timeoutMs: LOCAL_TIMEOUT_MS,
    isLocked: (error) => /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)),
  }
}
