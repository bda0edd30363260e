import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'

export type LogSync = ReturnType<typeof createLogSync>

/**
 * Flushes SQLite's write-ahead log to disk, so that it survives a power cut.
 * Any file handle works, since a sync covers the file and not the handle. `fdatasync` is faster than
 * SQLite's own fsync, which also writes the time of change: one more disk write whenever the file
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
