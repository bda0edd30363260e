import { connectSqlite } from '../../db/sqlite.ts'

/** Holds SQLite's write lock, like a backup or shell, until the returned function is called. */
export async function lockSqlite(file: string): Promise<() => Promise<void>> {
  const sqlite = connectSqlite(file, { timeout: 5000 })
  sqlite.exec('begin immediate')
  return async () => {
    sqlite.exec('rollback')
    sqlite.close()
  }
}
