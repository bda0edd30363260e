import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedFileError, type SqliteFile, tryOpenSqliteFile } from '../../../db/sqlite.ts'
import { StartError } from '../../../start-error.ts'
import { ForeignFileError, refuseForeignFile } from './foreign-file.ts'
import { prepareSpool } from './spool.repo.ts'

export interface SpoolFile extends SqliteFile {
  readonly name: string
}

const FILE_NAME = /^click-spool-\d+\.db$/
/** The most processes that can share one folder. */
const MAX_SPOOL_FILES = 256

/**
 * Locks the first file that no running process uses. It may contain hits of a stopped process. A
 * damaged file is reported and left as it is, and the next one is used. A file of another program stops
 * the start.
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
