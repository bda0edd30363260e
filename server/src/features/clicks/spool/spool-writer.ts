import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import type { Hit } from '../hit.ts'
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

type LogSync = ReturnType<typeof createLogSync>

/**
 * Flushes SQLite's write-ahead log to disk, so that it survives a power cut.
 * Any file handle works, since a sync covers the file and not the handle. `fdatasync` is faster than
 * SQLite's own fsync, which also writes the modification time: one more disk write whenever the file
 * system's clock has advanced.
 */
export function createLogSync(databaseFile: string) {
  let log: number | undefined

  function open(): number {
    // SQLite creates the log with its first write, and keeps it while a connection is open.
    log ??= openSync(`${databaseFile}-wal`, 'r+')
    return log
  }

  return {
    /** Blocks the whole process until it is done. */
    syncBlocking: (): void => fdatasyncSync(open()),
    /** Runs on another thread. */
    syncInBackground: (): Promise<void> =>
      new Promise((resolve, reject) => {
        fdatasync(open(), (error) => (error ? reject(error) : resolve()))
      }),
    close: (): void => {
      if (log !== undefined) closeSync(log)
      log = undefined
    },
  }
}

/**
 * How a commit reaches the disk before its readers are redirected. A blocking sync stops the whole
 * process; a background sync runs on another thread while the process takes more requests.
 */
export type SyncMode = 'blocking' | 'background'

export type SyncPolicy = ReturnType<typeof createSyncPolicy>

/** From this many hits on, a blocking sync is cheap per hit, and a thread would cost more than it saves. */
const MIN_HITS_TO_BLOCK = 8
/** On a slower disk every sync runs in the background, so that other requests do not wait. */
const SLOW_MS = 1
/** One slow sync proves little, since another process may have used the CPU. One fast sync is proof. */
const SLOWER_SYNC_SHARE = 0.03
/** After this many commits in a row of one hit with none waiting, readers are arriving one by one. */
const LONE_COMMITS = 4
/** Meanwhile every 64th sync runs in the background, to notice when more readers arrive. */
const PROBE_EVERY = 64

/**
 * Chooses by the batches and times it observes. On a fast disk, a large batch blocks; a small one syncs
 * in the background while the next batch fills up; a batch with a single reader blocks, since no one else
 * waits.
 */
export function createSyncPolicy() {
  let typicalMs = 0
  let loneCommits = LONE_COMMITS
  return {
    choose: (hits: number): SyncMode => {
      if (typicalMs > SLOW_MS) return 'background'
      if (hits >= MIN_HITS_TO_BLOCK) return 'blocking'
      if (hits > 1) return 'background'
      return loneCommits >= LONE_COMMITS && loneCommits % PROBE_EVERY > 0
        ? 'blocking'
        : 'background'
    },
    /** Records how long a sync took, and how many hits arrived meanwhile. */
    observe: (hits: number, ms: number, arrived: number): void => {
      typicalMs = Math.min(ms, typicalMs + (ms - typicalMs) * SLOWER_SYNC_SHARE)
      loneCommits = hits === 1 && arrived === 0 ? loneCommits + 1 : 0
    },
  }
}
