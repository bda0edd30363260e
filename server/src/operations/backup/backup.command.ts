import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { createBackup } from './create-backup.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const backupCommand: Command = {
  name: 'backup',
  help: `pnpm backup [FILE] [--keep-days N]
Writes everything in the database into one checked file, while the server goes on.

  FILE           where; a folder gets a file named by the time. Absent: DATA_DIR/backups
  --keep-days N  deletes backups in the same folder that are older than N days, after this one
                 has succeeded. People who deleted their account are in older ones: 35 at most.

It works for SQLite and PostgreSQL (DATABASE_URL) alike, and either can be restored from it. Not in
it are the secret (DATA_DIR/auth-secret: keep a copy elsewhere), covers, which are fetched again, and
clicks that wait in a spool for PostgreSQL, which are moments old.`,
  names: { atLeast: 0, atMost: 1 },
  options: { 'keep-days': { type: 'string' } },
  run: async ({ names: [typed], options, config, say, progress, toPath, now }) => {
    const keepDays = readDays(options['keep-days'])
    const begun = now()
    const name = `everyshelf-${begun.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
    const wanted = typed === undefined ? join(config.dataDir, 'backups') : toPath(typed)
    const isFolder = typed === undefined || isDirectory(wanted)
    const file = isFolder ? join(wanted, name) : wanted
    const { tables } = await createBackup({ config, file, progress, now: begun })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const megabytes = (statSync(file).size / 1024 ** 2).toFixed(1)
    say(`${file}: ${rows.toLocaleString('en')} rows, ${megabytes} MB, checked.`)
    if (keepDays !== null && isFolder) {
      const deleted = deleteOlder(wanted, begun.getTime() - keepDays * DAY_MS)
      if (deleted > 0) say(`${deleted} older than ${keepDays} days deleted.`)
    }
    return 0
  },
}

function readDays(text: string | boolean | undefined): number | null {
  if (text === undefined) return null
  const days = Number(text)
  if (Number.isInteger(days) && days > 0) return days
  throw new StartError('--keep-days takes a number of days, such as 35.', 64)
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Only files that were named here, by the time in their names; also of backups that were interrupted. */
function deleteOlder(folder: string, beforeMs: number): number {
  const old = readdirSync(folder).filter((name) => {
    const [, day, hours, minutes, seconds] =
      /^everyshelf-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.db(?:\.unfinished.*)?$/.exec(name) ?? []
    return day !== undefined && Date.parse(`${day}${hours}:${minutes}:${seconds}Z`) < beforeMs
  })
  for (const name of old) rmSync(join(folder, name))
  return old.length
}
