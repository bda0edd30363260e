import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount, formatUtcTime } from '@everyshelf/domain/format'
import type { Config } from '../../config/config.ts'
import { lockFile } from '../../db/sqlite-lock.ts'
import { prepareDataDir } from '../../files/data-dir.ts'
import { StartError } from '../../start-error.ts'
import { removeDatabaseFile } from '../backup/backup-file.ts'
import type { Command, CommandInput } from '../command.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { fillPostgres, preparePostgres } from '../move/fill-postgres.ts'
import { listErasedAccounts } from './erased-accounts.repo.ts'
import { installSqlite } from './install-sqlite.ts'
import { type PreparedRestore, prepareRestore } from './prepare-restore.ts'
import { readTarget, requireEmpty } from './target.ts'

export const restoreCommand: Command = {
  name: 'restore',
  help: `pnpm restore FILE [--force] [--erased-in FILE]
Replaces the database (SQLite, or PostgreSQL with DATABASE_URL) with a backup. Stop the server first.

  FILE              a backup made by pnpm backup; it is verified first and never changed
  --force           replaces a database that is not empty; the old SQLite file is kept
  --erased-in FILE  a newer backup or a damaged database file: accounts that it lists as deleted
                    are deleted again. Deletions in the current database are always repeated.

All or nothing: the current database does not change until the last step.`,
  names: { atLeast: 1, atMost: 1 },
  options: { force: { type: 'boolean' }, 'erased-in': { type: 'string' } },
  run: async (input) => {
    const { names, options, config, print, progress, toPath, now } = input
    const backup = toPath(names[0] ?? '')
    if (!existsSync(backup)) throw new StartError(`File not found: ${backup}.`)
    prepareDataDir(config.dataDir)
    const prepared = join(config.dataDir, 'everyshelf.db.restoring')
    const release = await lockTarget(config)
    try {
      const target = await readTarget(config.database)
      requireEmpty(target, nameTarget(config), options.force === true)
      const newer = options['erased-in']
      const erasedAccounts = new Set([
        ...target.erasedAccounts,
        ...(typeof newer === 'string' ? await listErased(toPath(newer)) : []),
      ])
      const batches = {
        backup,
        prepared,
        erasedAccounts: [...erasedAccounts],
        isForPostgres: config.database.kind === 'postgres',
        progress,
        now: now(),
      }
      printPrepared(await prepareRestore(batches), print)
      if (config.database.kind === 'postgres') {
        await fillPostgres(prepared, config.database.url, progress)
      } else {
        const oldFile = installSqlite(prepared, config.database.file, now())
        if (oldFile)
          print(`The old database is now ${oldFile}. Delete it when you no longer need it.`)
      }
      print(`Restored into ${nameTarget(config)}. Next: run pnpm check, then start the server.`)
      return 0
    } finally {
      removeDatabaseFile(prepared)
      release()
    }
  },
}

/** Locks the database for this command; returns a function that releases it. */
async function lockTarget({ database }: Config): Promise<() => void> {
  if (database.kind === 'sqlite') return lockFile(database.file).release
  await preparePostgres(database.url)
  return () => {}
}

function nameTarget({ database }: Config): string {
  return database.kind === 'sqlite' ? database.file : 'PostgreSQL (DATABASE_URL)'
}

async function listErased(file: string): Promise<string[]> {
  if (!existsSync(file)) throw new StartError(`File not found: ${file}.`)
  const store = openRowStore({ kind: 'sqlite', file })
  try {
    return await listErasedAccounts(store)
  } finally {
    await store.close()
  }
}

function printPrepared(
  { facts, migrated, erased }: PreparedRestore,
  print: CommandInput['print'],
): void {
  const rows = facts.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`The backup of ${formatUtcTime(facts.createdAt)} is intact: ${formatCount(rows)} rows.`)
  if (migrated.length > 0) print(`Updated to this version: ${migrated.join(', ')}.`)
  if (erased > 0) print(`Accounts deleted again: ${erased}.`)
}
