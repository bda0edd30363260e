import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../../config/config.ts'
import { openDatabase } from '../../db/database.ts'
import { createPrivateFile } from '../../db/sqlite-lock.ts'
import { readSpools } from '../../features/clicks/spool/spool-files.ts'
import { isMigrated, migrate } from '../../schema.ts'
import { StartError } from '../../start-error.ts'
import { copyTables, readFacts } from '../copying/copy-tables.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { compareFacts } from '../copying/table-checksum.ts'
import { inTransaction } from '../copying/tables.repo.ts'
import type { Progress } from '../progress.ts'
import { addSpooledHits } from './add-spooled-hits.ts'
import {
  type BackupFacts,
  damagedBackup,
  readBackupFacts,
  removeDatabaseFile,
  writeBackupFacts,
} from './backup-file.ts'
import { copySqlite } from './copy-sqlite.ts'

interface BackupDeps {
  readonly config: Pick<Config, 'database' | 'dataDir'>
  /** The path of the backup. */
  readonly file: string
  readonly progress: Progress
  /** Called with each click spool that is damaged, and so not in the backup. */
  readonly onDamagedSpool: (file: string) => void
  readonly now: Date
}

/** Writes a verified backup or nothing: the file gets its name only at the end. */
export async function createBackup(deps: BackupDeps) {
  const { config, file, progress, now } = deps
  const { database } = config
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`Database not found: ${database.file}. Check DATA_DIR.`)
  }
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file name.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.unfinished`
  removeDatabaseFile(unfinished)
  createPrivateFile(unfinished)
  try {
    const tables =
      database.kind === 'sqlite'
        ? await copyFile(database.file, unfinished, deps)
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

async function copyFile(
  from: string,
  to: string,
  { config, progress, onDamagedSpool }: BackupDeps,
) {
  // Read first: a hit that goes to the database meanwhile is then in both, and is stored once.
  const spooled = readSpools(config.dataDir, onDamagedSpool)
  await copySqlite(from, to, progress)
  await addSpooledHits(to, spooled)
  const copy = openRowStore({ kind: 'sqlite', file: to })
  try {
    return await readFacts(copy, progress)
  } finally {
    await copy.close()
  }
}

/** Reads PostgreSQL in one transaction, writes the rows to SQLite, and reads them back. */
async function copyServer(url: string, file: string, progress: Progress) {
  const server = { kind: 'postgres', url } as const
  const local = { kind: 'sqlite', file } as const
  const database = openDatabase(server)
  try {
    if (!(await isMigrated(database))) {
      throw new StartError(
        'The database has a different version than this code. Start the server once to update it.',
      )
    }
  } finally {
    await database.close()
  }
  const empty = openDatabase(local)
  await migrate(empty, local)
  await empty.close()
  const [from, to] = [openRowStore(server), openRowStore(local, 'fill')]
  try {
    const read = await inTransaction(from, (inside) => copyTables(inside, to, progress))
    const differences = compareFacts(read, await readFacts(to, progress))
    if (differences.length > 0) throw damagedBackup(file, differences.join('; '))
    return read
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}
