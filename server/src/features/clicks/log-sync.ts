import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'

/** Makes what is in SQLite's write-ahead log safe from a power cut. */
export interface LogSync {
  /** Returns when it is done; the whole process waits. */
  readonly syncInline: () => void
  /** On a thread of its own. */
  readonly syncBeside: () => Promise<void>
  readonly close: () => void
}

/**
 * Any handle will do: a sync is of the file, whoever has written to it. SQLite itself may call fsync,
 * which also writes down when the file was changed: one more turn of the disk, whenever the clock of
 * the file system has moved on.
 */
export function createLogSync(databaseFile: string): LogSync {
  let log: number | undefined

  function open(): number {
    // SQLite makes the log with its first write and keeps it while a connection is open.
    log ??= openSync(`${databaseFile}-wal`, 'r+')
    return log
  }

  return {
    syncInline: () => fdatasyncSync(open()),
    syncBeside: () =>
      new Promise((resolve, reject) => {
        fdatasync(open(), (error) => (error ? reject(error) : resolve()))
      }),
    close: () => {
      if (log !== undefined) closeSync(log)
      log = undefined
    },
  }
}
