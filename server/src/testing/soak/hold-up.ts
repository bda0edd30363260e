import { connectSqlite } from '../../db/sqlite.ts'

/** Takes the one place of a writer, as a backup or a shell would, until what it returns is called. */
export async function lockSqlite(file: string): Promise<() => Promise<void>> {
  const sqlite = connectSqlite(file, { timeout: 5000 })
  sqlite.exec('begin immediate')
  return async () => {
    sqlite.exec('rollback')
    sqlite.close()
  }
}
