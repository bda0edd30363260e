import { chmodSync, closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { StartError } from '../start-error.ts'

/**
 * Makes this process the only server on a database file (R3). The lock is an exclusive transaction
 * on a small file beside it, so the system gives it back however the process ends.
 */
export function lockFile(file: string): { release: () => void } {
  const lockPath = `${file}.lock`
  createPrivateFile(lockPath)
  const lock = new Sqlite(lockPath, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new StartError(
      `Another Everyshelf process uses ${file}. Stop it first; several processes need PostgreSQL (DATABASE_URL).`,
    )
  }
  return { release: () => lock.close() }
}

/** SQLite would create its files by the umask; ours are for this account alone (S68). */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
