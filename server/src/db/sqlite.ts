import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { StartError } from '../start-error.ts'
import { createPrivateFile, type FileLock, lockFile, tryLockFile } from './sqlite-lock.ts'

/** Longest wait for a lock: the wait blocks every request of this process (R5). */
const BUSY_TIMEOUT_MS = 25

/** On a thread that answers nobody else. */
const READER_PATIENCE_MS = 5000

/** Reading a larger file whole would hold up the start. */
const CHECKED_AT_START_BYTES = 256 * 1024 * 1024

/** A log that grew beside a long reader is cut to this once the reader is gone (R7). */
const LOG_AT_MOST_BYTES = 64 * 1024 * 1024

/** Before 3.51.3 two connections that write and checkpoint at once can corrupt a WAL database. */
const OLDEST_SQLITE = [3, 51, 3] as const

/** What a connection that writes keeps of the file in memory: SQLite's default, and an eighth of better-sqlite3's. */
const PAGES_KIB = 2000

/** File systems whose locks SQLite cannot trust, by the numbers of Linux's statfs(2). */
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

/** Opens the database of this server, or says in words why it cannot. */
export function openSqliteFile(file: string): SqliteFile {
  refuseNetworkFileSystem(dirname(file))
  return openLocked(file, lockFile(file))
}

/** The same for one file of several: null when another process has it. */
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

/** Every connection to the file goes through here, so that none is less durable than another (R2). */
export function connectSqlite(file: string, options: Sqlite.Options = {}): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, ...options })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('mmap_size = 0')
  sqlite.pragma(`cache_size = -${PAGES_KIB}`)
  sqlite.pragma(`journal_size_limit = ${LOG_AT_MOST_BYTES}`)
  return sqlite
}

/** Readers of the log keep no writer waiting, nor does one them; whoever reads may be patient. */
export function connectForReading(file: string): Sqlite.Database {
  return new Sqlite(file, { readonly: true, timeout: READER_PATIENCE_MS })
}

function openChecked(file: string): Sqlite.Database {
  let sqlite: Sqlite.Database | undefined
  try {
    sqlite = connectSqlite(file)
    requireSqliteVersion(sqlite)
    if (statSync(file).size <= CHECKED_AT_START_BYTES) requireSound(sqlite, file)
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
      `SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed.`,
    )
  }
}

/** @example isSafeSqlite('3.51.2') // false */
export function isSafeSqlite(version: string): boolean {
  const parts = version.split('.').map(Number)
  for (const [index, least] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0
    if (part !== least) return part > least
  }
  return true
}

function requireSound(sqlite: Sqlite.Database, file: string): void {
  const finding = String(sqlite.pragma('quick_check(1)', { simple: true }))
  if (finding !== 'ok') throw corrupt(file, finding.replaceAll('\n', ' '))
}

/** The file is left as it is (R6). */
export class DamagedFileError extends StartError {}

function corrupt(file: string, finding: string): DamagedFileError {
  return new DamagedFileError(
    `The database ${file} is damaged (${finding}). Nothing was changed. Move the file away and put a backup in its place: pnpm restore FILE, see docs/operating.md.`,
  )
}

function refuseNetworkFileSystem(folder: string): void {
  const name = NETWORK_FILE_SYSTEMS[statfsSync(folder).type]
  if (name) {
    throw new StartError(
      `The database folder ${folder} is on a network file system (${name}), where SQLite cannot lock. Set DATA_DIR to a local disk, or use PostgreSQL (DATABASE_URL).`,
    )
  }
}
