import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { StartError } from '../start-error.ts'
import { createPrivateFile, type FileLock, lockFile, tryLockFile } from './sqlite-lock.ts'

/** Longest wait for a lock: the wait blocks every request of this process. */
const BUSY_TIMEOUT_MS = 25

/** For the query worker, where waiting blocks no other request. */
const READER_BUSY_TIMEOUT_MS = 5000

/** Checking a larger file would delay the start. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

/** A log that grew during a long read is truncated to this size afterwards. */
const MAX_LOG_BYTES = 64 * 1024 * 1024

/** Before 3.51.3, two connections that write and checkpoint at once can corrupt a WAL database. */
const MINIMUM_SQLITE = [3, 51, 3] as const

/** The page cache of each connection: SQLite's default, one eighth of better-sqlite3's. */
const CACHE_KIB = 2000

/** File systems with unreliable locks, by their numbers in Linux's statfs(2). */
const NETWORK_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB2',
  1397113167: 'AFS',
  12805120: 'Ceph',
}

export interface SqliteFile {
  readonly sqlite: Sqlite.Database
  readonly close: () => void
}

/** Opens the server's database, or throws an explanation for the operator. */
export function openSqliteFile(file: string): SqliteFile {
  refuseNetworkFileSystem(dirname(file))
  return openLocked(file, lockFile(file))
}

/** The same, but null when another process uses the file. */
export function tryOpenSqliteFile(file: string): SqliteFile | null {
  refuseNetworkFileSystem(dirname(file))
  const lock = tryLockFile(file)
  return lock && openLocked(file, lock)
}

function openLocked(file: string, lock: FileLock): SqliteFile {
  try {
    createPrivateFile(file)
    const sqlite = openChecked(file)
    return {
      sqlite,
      close: () => {
        if (sqlite.open) sqlite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens every connection to the file, so that all are equally durable. */
export function connectSqlite(file: string, options: Sqlite.Options = {}): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, ...options })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('mmap_size = 0')
  sqlite.pragma(`cache_size = -${CACHE_KIB}`)
  sqlite.pragma(`journal_size_limit = ${MAX_LOG_BYTES}`)
  return sqlite
}

/** With a write-ahead log, readers and writers do not block each other. */
export function connectForReading(file: string): Sqlite.Database {
  return new Sqlite(file, { readonly: true, timeout: READER_BUSY_TIMEOUT_MS })
}

function openChecked(file: string): Sqlite.Database {
  let sqlite: Sqlite.Database | undefined
  try {
    sqlite = connectSqlite(file)
    requireSqliteVersion(sqlite)
    if (statSync(file).size <= MAX_CHECKED_BYTES) requireIntact(sqlite, file)
    return sqlite
  } catch (error) {
    sqlite?.close()
    const code = (error as { code?: string }).code ?? ''
    if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) throw corrupt(file, (error as Error).message)
    if (/^SQLITE_(?:CANTOPEN|READONLY|IOERR|BUSY|FULL|PERM)/.test(code)) {
      throw new StartError(`The database ${file} cannot be opened: ${(error as Error).message}.`)
    }
    throw error
  }
}

function requireSqliteVersion(sqlite: Sqlite.Database): void {
  const version = String(sqlite.prepare('select sqlite_version()').pluck().get())
  if (!isSafeSqlite(version)) {
    throw new StartError(
      `SQLite ${version} is too old. Version ${MINIMUM_SQLITE.join('.')} or newer is required.`,
    )
  }
}

/** @example isSafeSqlite('3.51.2') // false */
export function isSafeSqlite(version: string): boolean {
  const parts = version.split('.').map(Number)
  for (const [index, least] of MINIMUM_SQLITE.entries()) {
    const part = parts[index] ?? 0
    if (part !== least) return part > least
  }
  return true
}

function requireIntact(sqlite: Sqlite.Database, file: string): void {
  const finding = String(sqlite.pragma('quick_check(1)', { simple: true }))
  if (finding !== 'ok') throw corrupt(file, finding.replaceAll('\n', ' '))
}

/** The server does not change a damaged file. */
export class DamagedFileError extends StartError {}

function corrupt(file: string, finding: string): DamagedFileError {
  return new DamagedFileError(
    `The database ${file} is damaged (${finding}). Nothing was changed. Move the file away and restore a backup: pnpm restore FILE. See docs/operating/backup.md.`,
  )
}

function refuseNetworkFileSystem(folder: string): void {
  const name = NETWORK_FILE_SYSTEMS[statfsSync(folder).type]
  if (name) {
    throw new StartError(
      `The database folder ${folder} is on a network file system (${name}), where SQLite cannot lock files. Set DATA_DIR to a local disk, or use PostgreSQL (DATABASE_URL).`,
    )
  }
}
