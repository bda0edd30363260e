import Sqlite from 'better-sqlite3'
import type { Progress } from '../progress.ts'

const PAGES_AT_ONCE = 2000

/**
 * Copies the database of a server that may be running, as it is at one moment. The read transaction
 * holds that moment: without it, each write of the server would begin the copy anew.
 */
export async function copySqlite(from: string, to: string, progress: Progress): Promise<void> {
  const sqlite = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    sqlite.exec('begin')
    sqlite.prepare('select count(*) from sqlite_schema').get()
    await sqlite.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        progress.show('copying pages', totalPages - remainingPages, totalPages)
        return PAGES_AT_ONCE
      },
    })
  } finally {
    sqlite.close()
  }
}
