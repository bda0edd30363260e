import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedFileError, type SqliteFile, tryOpenSqliteFile } from '../../../db/sqlite.ts'
import { StartError } from '../../../start-error.ts'
import { prepareHitSpool } from './hit-spool.repo.ts'

export interface SpoolFile extends SqliteFile {
  readonly name: string
}

const FILE_NAME = /^click-spool-\d+\.db$/
/** As many processes can share one folder. */
const FILES_AT_MOST = 256

/**
 * Takes the first file that no living process has. What a dead one has left in it is simply there.
 * A damaged file is told, left as it is, and the next one taken.
 */
export function claimSpoolFile(dataDir: string, onDamaged: (error: Error) => void): SpoolFile {
  for (let number = 1; number <= FILES_AT_MOST; number++) {
    const file = openSpoolFile(dataDir, `click-spool-${number}.db`, onDamaged)
    if (file) return file
  }
  throw new StartError(`All ${FILES_AT_MOST} click spools in ${dataDir} are in use.`)
}

/** All files there are, also those of living processes. */
export function listSpoolFiles(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => FILE_NAME.test(name))
    .sort()
}

/** Null when another process has it, or it is damaged. */
export function openSpoolFile(
  dataDir: string,
  name: string,
  onDamaged: (error: Error) => void,
): SpoolFile | null {
  try {
    const file = tryOpenSqliteFile(join(dataDir, name))
    if (!file) return null
    // What is removed may come back after a power cut: PostgreSQL takes it once all the same.
    file.sqlite.pragma('synchronous = NORMAL')
    prepareHitSpool(file.sqlite)
    return { ...file, name }
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error
    onDamaged(error)
    return null
  }
}
