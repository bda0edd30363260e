import Sqlite from 'better-sqlite3'
import type { Progress } from '../progress.ts'

const PAGES_PER_STEP = 2000

/**
 * Copies a consistent snapshot of the database while the server may be running. Without the read
 * transaction, each write by the server would restart the copy.
 */
export async function copySqlite(from: string, to: string, progress: Progress): Promise<void> {
  const sqlite = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    sqlite.exec('begin')
    sqlite.prepare('select count(*) from sqlite_schema').get()
    await sqlite.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        progress.show('copying pages', totalPages - remainingPages, totalPages)
        return PAGES_PER_STEP
      },
    })
  } finally {
    sqlite.close()
  }
}
