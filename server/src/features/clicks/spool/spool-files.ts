import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isForeignFile } from '../../../db/earlier-database.ts'
import { DamagedFileError, type SqliteFile, tryOpenSqliteFile } from '../../../db/sqlite.ts'
import { StartError } from '../../../start-error.ts'
import { createSpool, isSpool, prepareSpool, type SpooledBatch } from './spool.repo.ts'

/** A file that has a spool's name but was made by another program. The server does not change it. */
class ForeignFileError extends StartError {
  constructor(file: string, what: string) {
    super(
      `${file} is ${what}. The server left it unchanged. Move it to another folder, then start the server again.`,
    )
  }
}

export interface SpoolFile extends SqliteFile {
  readonly name: string
}

const FILE_NAME = /^click-spool-\d+\.db$/
/** The most processes that can share one folder. */
const MAX_SPOOL_FILES = 256

/**
 * Locks the first file that no running process uses. It may contain hits of a stopped process. A
 * damaged file is reported and left as it is, and the next one is used. Throws if the file belongs to another
 * program.
 */
export function claimSpoolFile(dataDir: string, onDamaged: (error: Error) => void): SpoolFile {
  const onUnusable = (error: Error) => {
    if (error instanceof ForeignFileError) throw error
    onDamaged(error)
  }
  for (let number = 1; number <= MAX_SPOOL_FILES; number++) {
    const file = openSpoolFile(dataDir, `click-spool-${number}.db`, onUnusable)
    if (file) return file
  }
  throw new StartError(`All ${MAX_SPOOL_FILES} click spools in ${dataDir} are in use.`)
}

/** All spool files, including those of running processes. */
export function listSpoolFiles(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => FILE_NAME.test(name))
    .sort()
}

/** Null when another process uses the file, or when it is damaged or no spool. */
export function openSpoolFile(
  dataDir: string,
  name: string,
  onUnusable: (error: Error) => void,
): SpoolFile | null {
  try {
    refuseForeignFile(join(dataDir, name))
    const file = tryOpenSqliteFile(join(dataDir, name))
    if (!file) return null
    // After a power cut, deleted hits may reappear. The database still stores them once.
    file.sqlite.pragma('synchronous = NORMAL')
    prepareSpool(file.sqlite)
    return { ...file, name }
  } catch (error) {
    if (!(error instanceof DamagedFileError || error instanceof ForeignFileError)) throw error
    onUnusable(error)
    return null
  }
}

/**
 * The hits in all files in a folder, including those of running processes. Nothing is changed. Skips and
 * reports damaged files, and those of another program.
 */
export function readSpools(dataDir: string, onUnusable: (file: string) => void): SpooledBatch[] {
  return listSpoolFiles(dataDir).flatMap((name) => {
    const file = join(dataDir, name)
    try {
      return readSpool(file)
    } catch (error) {
      if (!isDamage(error) && !(error instanceof ForeignFileError)) throw error
      onUnusable(file)
      return []
    }
  })
}

function readSpool(file: string): SpooledBatch[] {
  refuseForeignFile(file)
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return isSpool(sqlite) ? createSpool(sqlite).list(Number.POSITIVE_INFINITY) : []
  } finally {
    sqlite.close()
  }
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))
}

/** The one table of a spool, and its columns. */
const SPOOL_TABLE = 'spooled_batch: count, firstId, hits, id'

/**
 * Throws if something other than a spool is at its path. Damage inside a spool is found when it is
 * opened.
 */
function refuseForeignFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isFile()) throw new ForeignFileError(file, 'not a file')
  // An empty file is a spool that is just being created.
  if (stats.size > 0 && isForeignFile(file, (sqlite) => !hasOnlySpoolTables(sqlite))) {
    throw new ForeignFileError(file, 'not a click spool of this version')
  }
}

function hasOnlySpoolTables(sqlite: Sqlite.Database): boolean {
  return listTables(sqlite).every(({ name, columns }) => `${name}: ${columns}` === SPOOL_TABLE)
}

function listTables(sqlite: Sqlite.Database) {
  return sqlite
    .prepare<[], { readonly name: string; readonly columns: string }>(
      `select name, (select group_concat(name, ', ') from
        (select name from pragma_table_info(entry.name) order by name)) as columns
        from sqlite_schema as entry
        where type in ('table', 'view', 'trigger') and name not like 'sqlite^_%' escape '^'`,
    )
    .all()
}
