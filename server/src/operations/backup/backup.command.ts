import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatBytes, formatCount } from '@everyshelf/domain/format'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { nameBackup } from './backup-file.ts'
import { createBackup } from './create-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const backupCommand: Command = {
  name: 'backup',
  help: `pnpm backup [FILE] [--keep-days N]
Writes the whole database to one verified file. The server can keep running.

  FILE           a file, or a folder (the file name is then the time). Default: DATA_DIR/backups
  --keep-days N  after a successful backup, deletes backups in this folder older than N days.
                 Old backups still contain deleted accounts, so use at most 35.

Works with SQLite and PostgreSQL (DATABASE_URL). A backup can be restored to either one. Not
included: the secret (DATA_DIR/auth-secret; keep a copy elsewhere), book covers (the server downloads
them again), and the last few clicks (if they are not in PostgreSQL yet).`,
  names: { atLeast: 0, atMost: 1 },
  options: { 'keep-days': { type: 'string' } },
  run: async ({ names: [typed], options, config, print, progress, toPath, now }) => {
    const keepDays = readDays(options['keep-days'])
    const startedAt = now()
    const wanted = typed === undefined ? join(config.dataDir, 'backups') : toPath(typed)
    const isFolder = typed === undefined || isDirectory(wanted)
    const file = isFolder ? join(wanted, nameBackup(startedAt)) : wanted
    const { tables } = await createBackup({
      config,
      file,
      progress,
      onDamagedSpool: (spool) =>
        print(`Warning: ${spool} is damaged. Its clicks are not in the backup.`),
      now: startedAt,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(`${file}: ${formatCount(rows)} rows, ${formatBytes(statSync(file).size)}, verified.`)
    if (keepDays !== null && isFolder) {
      const deleted = deleteOlder(wanted, startedAt.getTime() - keepDays * DAY_MS)
      if (deleted > 0) print(`Backups deleted (--keep-days ${keepDays}): ${deleted}.`)
    }
    return 0
  },
}

function readDays(text: string | boolean | undefined): number | null {
  if (text === undefined) return null
  const days = Number(text)
  if (Number.isInteger(days) && days > 0) return days
  throw new StartError('Enter a number of days after --keep-days, such as 35.', 64)
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * Deletes only files whose names match our pattern, including interrupted backups, by the time in the name.
 */
function deleteOlder(folder: string, beforeMs: number): number {
  const old = readdirSync(folder).filter((name) => {
    const [, day, hours, minutes, seconds] =
      /^everyshelf-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.db(?:\.unfinished.*)?$/.exec(name) ?? []
    return day !== undefined && Date.parse(`${day}${hours}:${minutes}:${seconds}Z`) < beforeMs
  })
  for (const name of old) rmSync(join(folder, name))
  return old.length
}
