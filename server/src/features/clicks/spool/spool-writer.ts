import type Sqlite from 'better-sqlite3'
import type { Hit } from '../hit.ts'
import type { LogSync } from '../log-sync.ts'
import { createSyncPolicy, type SyncPolicy } from '../sync-policy.ts'
import { prepareInsert } from './spool.repo.ts'

/** Writes hits to the file of this process. */
export type SpoolWriter = ReturnType<typeof createSpoolWriter>

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
  onWritten: (hits: number) => void = () => {},
) {
  sqlite.pragma('synchronous = NORMAL')
  const insert = prepareInsert(sqlite)
  return {
    /**
     * Stores all hits or none. They are on disk when it returns or resolves. Throws or rejects on
     * failure. `countWaiting` returns how many more hits have arrived meanwhile.
     */
    write: (hits: readonly Hit[], countWaiting: () => number): void | Promise<void> => {
      const startedAt = performance.now()
      insert(hits)
      const finish = () => {
        policy.observe(hits.length, performance.now() - startedAt, countWaiting())
        onWritten(hits.length)
      }
      if (policy.choose(hits.length) === 'background') return log.syncInBackground().then(finish)
      log.syncBlocking()
      finish()
    },
    /** How long a reader waits for a write. */
    timeoutMs: LOCAL_TIMEOUT_MS,
    /** Whether the error passes on its own soon. */
    isLocked: (error: unknown) =>
      /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)),
  }
}
