import { copyFileSync, rmSync } from 'node:fs'
import { type Database, openDatabase } from '../../db/database.ts'
import { createPrivateFile } from '../../db/sqlite-lock.ts'
import { unpackAllDays } from '../../features/clicks/store/hit-owners.repo.ts'
import { migrate } from '../../schema.ts'
import { StartError } from '../../start-error.ts'
import {
  type BackupFacts,
  damagedBackup,
  FACTS_TABLE,
  readBackupFacts,
  removeBackupFacts,
  removeDatabaseFile,
} from '../backup/backup-file.ts'
import { readFacts } from '../copying/copy-tables.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { compareFacts } from '../copying/table-checksum.ts'
import type { Progress } from '../progress.ts'
import { repeatErasures } from './repeat-erasures.repo.ts'

interface PrepareDeps {
  readonly backup: string
  /** The new SQLite database. */
  readonly prepared: string
  readonly erasedAccounts: readonly string[]
  /** Whether the rows are copied to PostgreSQL afterwards. */
  readonly isForPostgres: boolean
  readonly progress: Progress
  readonly now: Date
}

export interface PreparedRestore {
  readonly facts: BackupFacts
  /** Migrations that the backup lacked. */
  readonly migrated: readonly string[]
  /** Accounts that were deleted again. */
  readonly erased: number
}

/** Copies a backup, migrates it to this version and deletes accounts that were deleted since. */
export async function prepareRestore(deps: PrepareDeps): Promise<PreparedRestore> {
  const { backup, prepared, progress } = deps
  const facts = await verifyBackup(backup, progress)
  removeDatabaseFile(prepared)
  createPrivateFile(prepared)
  copyFileSync(backup, prepared)
  removeBackupFacts(prepared)
  const config = { kind: 'sqlite', file: prepared } as const
  const database = openDatabase(config)
  try {
    const migrated = await migrate(database, config)
    const erased = await repeatErasures(database, deps.erasedAccounts, deps.now)
    // The facts of a backup do not cover packed months.
    await unpackAllDays(database.db)
    database.checkpoint()
    requireIntact(database)
    return { facts, migrated, erased }
  } finally {
    await database.close()
    rmSync(`${prepared}.lock`, { force: true })
  }
}

function requireIntact({ sqlite }: Pick<Database, 'sqlite'>): void {
  const found = String(sqlite?.pragma('integrity_check(1)', { simple: true }))
  if (found !== 'ok') throw new StartError(`The restored database is damaged: ${found}.`)
}

/** Reads every row of a backup and compares them with the facts stored in it. */
export async function verifyBackup(file: string, progress: Progress): Promise<BackupFacts> {
  const facts = readBackupFacts(file)
  const store = openRowStore({ kind: 'sqlite', file })
  try {
    const found = await readFacts(store, progress, [FACTS_TABLE])
    const differences = compareFacts(facts.tables, found)
    if (differences.length > 0) throw damagedBackup(file, differences.join('; '))
    return facts
  } finally {
    await store.close()
  }
}
