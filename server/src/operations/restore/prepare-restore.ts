import { copyFileSync, rmSync } from 'node:fs'
import { type Database, openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { createPrivateFile } from '../../db/sqlite-lock.ts'
import { StartError } from '../../start-error.ts'
import {
  type BackupFacts,
  damaged,
  FACTS_TABLE,
  readBackupFacts,
  removeBackupFacts,
  removeDatabaseFile,
} from '../backup/backup-file.ts'
import { readFacts } from '../copying/copy-tables.ts'
import { compareFacts } from '../copying/digest.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import type { Progress } from '../progress.ts'
import { eraseAgain } from './erase-again.repo.ts'

interface PrepareDeps {
  readonly backup: string
  /** A new SQLite database, ready to be put in place. */
  readonly prepared: string
  readonly erasedAccounts: readonly string[]
  readonly progress: Progress
  readonly now: Date
}

export interface PreparedRestore {
  readonly facts: BackupFacts
  /** Migrations that the backup did not have. */
  readonly migrated: readonly string[]
  /** Accounts that were deleted once more. */
  readonly erased: number
}

/** Makes of a backup what the server wants to find: of this version, and without deleted accounts. */
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
    const erased = await eraseAgain(database, deps.erasedAccounts, deps.now)
    database.checkpoint()
    requireSound(database)
    return { facts, migrated, erased }
  } finally {
    await database.close()
    rmSync(`${prepared}.lock`, { force: true })
  }
}

function requireSound({ sqlite }: Pick<Database, 'sqlite'>): void {
  const found = String(sqlite?.pragma('integrity_check(1)', { simple: true }))
  if (found !== 'ok') throw new StartError(`What was made of the backup is not sound: ${found}.`)
}

/** Reads every row of a backup and compares them with what it said of itself when it was made. */
export async function verifyBackup(file: string, progress: Progress): Promise<BackupFacts> {
  const facts = readBackupFacts(file)
  const store = openRowStore({ kind: 'sqlite', file })
  try {
    const found = await readFacts(store, progress, [FACTS_TABLE])
    const differences = compareFacts(facts.tables, found)
    if (differences.length > 0) throw damaged(file, differences.join('; '))
    return facts
  } finally {
    await store.close()
  }
}
