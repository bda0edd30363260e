import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { prepareDataDir } from '../../data-dir.ts'
import { lockFile } from '../../db/sqlite-lock.ts'
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
Puts a backup in place of the database, of SQLite or of PostgreSQL (DATABASE_URL). Stop the server first.

  FILE              made by pnpm backup; it is read whole and checked first, and never changed
  --force           replaces a database that is not empty. SQLite's is kept beside it.
  --erased-in FILE  a newer backup, or a damaged database file: accounts that were deleted by then
                    are deleted again. What the present database tells of them is used anyway.

All or nothing: until the last step the present database is as it was.`,
  names: { atLeast: 1, atMost: 1 },
  options: { force: { type: 'boolean' }, 'erased-in': { type: 'string' } },
  run: async (input) => {
    const { names, options, config, say, progress, toPath, now } = input
    const backup = toPath(names[0] ?? '')
    if (!existsSync(backup)) throw new StartError(`There is no file ${backup}.`)
    prepareDataDir(config.dataDir)
    const prepared = join(config.dataDir, 'everyshelf.db.restoring')
    const release = await takePlace(config)
    try {
      const target = await readTarget(config.database)
      requireEmpty(target, placeOf(config), options.force === true)
      const newer = options['erased-in']
      const erasedAccounts = new Set([
        ...target.erasedAccounts,
        ...(typeof newer === 'string' ? await listErased(toPath(newer)) : []),
      ])
      const parts = { backup, prepared, erasedAccounts: [...erasedAccounts], progress, now: now() }
      sayPrepared(await prepareRestore(parts), say)
      if (config.database.kind === 'postgres') {
        await fillPostgres(prepared, config.database.url, progress)
      } else {
        const kept = installSqlite(prepared, config.database.file, now())
        if (kept) say(`What was there is kept as ${kept}; delete it when you are sure.`)
      }
      say(`Restored into ${placeOf(config)}. Now: pnpm check, then start the server.`)
      return 0
    } finally {
      removeDatabaseFile(prepared)
      release()
    }
  },
}

/** Nobody else may use the database from here on; what is returned lets go of it. */
async function takePlace({ database }: Config): Promise<() => void> {
  if (database.kind === 'sqlite') return lockFile(database.file).release
  await preparePostgres(database.url)
  return () => {}
}

function placeOf({ database }: Config): string {
  return database.kind === 'sqlite' ? database.file : 'PostgreSQL (DATABASE_URL)'
}

async function listErased(file: string): Promise<string[]> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const store = openRowStore({ kind: 'sqlite', file })
  try {
    return await listErasedAccounts(store)
  } finally {
    await store.close()
  }
}

function sayPrepared({ facts, migrated, erased }: PreparedRestore, say: CommandInput['say']): void {
  const rows = facts.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`The backup of ${facts.createdAt} is whole: ${rows.toLocaleString('en')} rows.`)
  if (migrated.length > 0) say(`Brought up to this version: ${migrated.join(', ')}.`)
  if (erased > 0) say(`Accounts deleted since then, and now again: ${erased}.`)
}
