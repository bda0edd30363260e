import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ForeignFileError, refuseForeignFile } from './foreign-file.ts'
import { createSpool, isSpool, type SpooledBatch } from './spool.repo.ts'
import { listSpoolFiles } from './spool-files.ts'

/**
 * The hits in all files of a folder, including those of running processes. Nothing is changed. Skips and
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
