import { chmodSync, closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { explainAccess, requireAccess } from '../files/file-access.ts'
import { StartError } from '../start-error.ts'

export interface FileLock {
  readonly release: () => void
}

/** Makes this process the only server on a database file. */
export function lockFile(file: string): FileLock {
  const lock = tryLockFile(file)
  if (lock) return lock
  throw new StartError(
    `Another Everyshelf process uses ${file}. Stop it first. Running several processes requires PostgreSQL (DATABASE_URL).`,
  )
}

/**
 * Null when another process has the lock. It is an exclusive transaction on a small file next to the
 * database, so the operating system releases it however the process ends.
 */
export function tryLockFile(file: string): FileLock | null {
  const lockPath = `${file}.lock`
  createPrivateFile(lockPath)
  const lock = new Sqlite(lockPath, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null
    throw error
  }
  return { release: () => lock.close() }
}

/**
 * Creates a file that only this account can read; SQLite itself would use the umask. An existing file
 * is not opened, since closing it would release the locks that this process holds on it.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw explainAccess(file, 'file', error)
    requireAccess(file, 'file')
    chmodSync(file, 0o600)
  }
}
