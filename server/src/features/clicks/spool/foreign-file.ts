import { statSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { isForeignFile } from '../../../db/earlier-database.ts'
import { StartError } from '../../../start-error.ts'

/** A file with the name of a spool that another program made. The server does not change it. */
export class ForeignFileError extends StartError {
  constructor(file: string, what: string) {
    super(
      `${file} is ${what}. The server left it unchanged. Move it to another folder, then start the server again.`,
    )
  }
}

/** The one table of a spool, and its columns. */
const SPOOL_TABLE = 'spooled_batch: count, firstId, hits, id'

/**
 * Throws if something else has the place of a spool. What the file itself cannot tell, such as damage, is
 * found when it is opened.
 */
export function refuseForeignFile(file: string): void {
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
