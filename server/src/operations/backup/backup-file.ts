import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import type { DatabaseKind } from '../../db/dialect.ts'
import { StartError } from '../../start-error.ts'
import type { TableFacts } from '../copying/table-checksum.ts'

/** A backup is a SQLite database with this additional table, whichever database the server uses. */
export const FACTS_TABLE = 'everyshelf_backup'

export interface BackupFacts {
  readonly format: 1
  readonly createdAt: string
  /** Which database the server used. */
  readonly from: DatabaseKind
  readonly tables: readonly TableFacts[]
}

const factsSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  from: z.enum(['sqlite', 'postgres']),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), digest: z.string() })),
})

/** @example nameBackup(new Date('2026-11-21T20:00Z')) // 'everyshelf-2026-11-21T20-00-00Z.db' */
export function nameBackup(at: Date): string {
  return `everyshelf-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

export function writeBackupFacts(file: string, facts: BackupFacts): void {
  const sqlite = new Sqlite(file)
  try {
    // One complete file, without a separate journal.
    sqlite.pragma('journal_mode = delete')
    sqlite.exec('create table everyshelf_backup (facts text not null)')
    sqlite.prepare('insert into everyshelf_backup values (?)').run(JSON.stringify(facts))
  } finally {
    sqlite.close()
  }
  syncFile(file)
}

/** Throws when the file is not a backup or is damaged; does not change the file. */
export function readBackupFacts(file: string): BackupFacts {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    const found = String(sqlite.pragma('integrity_check(1)', { simple: true }))
    if (found !== 'ok') throw damagedBackup(file, found)
    const text = sqlite.prepare('select facts from everyshelf_backup').pluck().get()
    return factsSchema.parse(JSON.parse(String(text)))
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (error instanceof StartError) throw error
    if (/no such table/.test(message)) {
      throw new StartError(`${file} is a database, but not a backup made by pnpm backup.`)
    }
    if (code === 'SQLITE_NOTADB') throw new StartError(`${file} is not an Everyshelf backup.`)
    throw damagedBackup(file, message)
  } finally {
    sqlite.close()
  }
}

/** A server's database does not have this table. */
export function removeBackupFacts(file: string): void {
  const sqlite = new Sqlite(file)
  sqlite.exec('drop table everyshelf_backup')
  sqlite.close()
}

export function damagedBackup(file: string, finding: string): StartError {
  return new StartError(
    `The backup ${file} is damaged (${finding.replaceAll('\n', ' ')}). Nothing was changed. Use another backup.`,
  )
}

/** Also deletes the journal and lock files. */
export function removeDatabaseFile(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal', '.lock']) rmSync(file + end, { force: true })
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
