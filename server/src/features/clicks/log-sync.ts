import { closeSync, fdatasync, openSync } from 'node:fs'

/** Makes what is in SQLite's write-ahead log safe from a power cut, on a thread of its own. */
export interface LogSync {
  readonly sync: () => Promise<void>
  readonly close: () => void
}

/** Any handle will do: a sync is of the file, whoever has written to it. */
export function createLogSync(databaseFile: string): LogSync {
  let log: number | undefined
  return {
    sync: () => {
      // SQLite makes the log with its first write and keeps it while a connection is open.
      log ??= openSync(`${databaseFile}-wal`, 'r+')
      const handle = log
      return new Promise((resolve, reject) => {
        fdatasync(handle, (error) => (error ? reject(error) : resolve()))
      })
    },
    close: () => {
      if (log !== undefined) closeSync(log)
      log = undefined
    },
  }
}
