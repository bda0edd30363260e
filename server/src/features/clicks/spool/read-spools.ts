import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { createSpool, isSpool, type SpooledBatch } from './spool.repo.ts'
import { listSpoolFiles } from './spool-files.ts'

/** The hits in all files of a folder, including those of running processes. Nothing is changed. */
export function readSpools(dataDir: string): SpooledBatch[] {
  return listSpoolFiles(dataDir).flatMap((name) => {
    const sqlite = new Sqlite(join(dataDir, name), { readonly: true, fileMustExist: true })
    try {
      return isSpool(sqlite) ? createSpool(sqlite).list(Number.POSITIVE_INFINITY) : []
    } finally {
      sqlite.close()
    }
  })
}
