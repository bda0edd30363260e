import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/database.ts'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { createPrivateFile } from '../../db/sqlite-lock.ts'
import { StartError } from '../../start-error.ts'
import { copyTables, readFacts } from '../copying/copy-tables.ts'
import { compareFacts } from '../copying/digest.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { inOneTransaction } from '../copying/tables.repo.ts'
import type { Progress } from '../progress.ts'
import {
  type BackupFacts,
  damaged,
  readBackupFacts,
  removeDatabaseFile,
  writeBackupFacts,
} from './backup-file.ts'
import { copySqlite } from './copy-sqlite.ts'

interface BackupDeps {
  readonly config: Pick<Config, 'database'>
  /** Where it shall lie. */
  readonly file: string
  readonly progress: Progress
  readonly now: Date
}

/** Writes a whole and checked backup, or none: the file has its name only at the end. */
export async function createBackup({ config, file, progress, now }: BackupDeps) {
  const { database } = config
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no database ${database.file} yet. Is DATA_DIR the server's?`)
  }
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  removeDatabaseFile(unfinished)
  createPrivateFile(unfinished)
  try {
    const tables =
      database.kind === 'sqlite'
        ? await copyFile(database.file, unfinished, progress)
        : await copyServer(database.url, unfinished, progress)
    const createdAt = now.toISOString()
    const facts: BackupFacts = { format: 1, createdAt, from: database.kind, tables }
    writeBackupFacts(unfinished, facts)
    readBackupFacts(unfinished)
    renameSync(unfinished, file)
    return facts
  } finally {
    removeDatabaseFile(unfinished)
  }
}

async function copyFile(from: string, to: string, progress: Progress) {
  await copySqlite(from, to, progress)
  const copy = openRowStore({ kind: 'sqlite', file: to })
  try {
    return await readFacts(copy, progress)
  } finally {
    await copy.close()
  }
}

/** Read in one transaction, written into the same tables of SQLite, and read again from there. */
async function copyServer(url: string, file: string, progress: Progress) {
  const server = { kind: 'postgres', url } as const
  const local = { kind: 'sqlite', file } as const
  const database = openDatabase(server)
  try {
    if (!(await isMigrated(database))) {
      throw new StartError('The database is of another version. Start this one once, then back up.')
    }
  } finally {
    await database.close()
  }
  const empty = openDatabase(local)
  await migrate(empty, local)
  await empty.close()
  const [from, to] = [openRowStore(server), openRowStore(local, 'fill')]
  try {
    const read = await inOneTransaction(from, (inside) => copyTables(inside, to, progress))
    const differences = compareFacts(read, await readFacts(to, progress))
    if (differences.length > 0) throw damaged(file, differences.join('; '))
    return read
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}
