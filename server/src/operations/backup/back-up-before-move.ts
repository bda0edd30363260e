import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import {
  type FormerQueries,
  formerTables,
  isBeforeMove,
} from '../../features/clicks/former-hits/former-tables.repo.ts'
import type { Logger } from '../../logger.ts'
import { createProgress } from '../progress.ts'
import { nameBackup } from './backup-file.ts'
import { createBackup } from './create-backup.ts'

interface BackUpDeps {
  readonly config: Pick<Config, 'database' | 'dataDir'>
  readonly database: Pick<Database, 'db'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly now: Date
  /** The free bytes of the disk. Tests bring their own. */
  readonly freeBytes?: (folder: string) => number
}

const ELSEWHERE =
  'To be able to go back, stop now and run pnpm backup FILE of the previous version, with a FILE on another disk'

const RECOMMENDATION =
  'this update changes how clicks are stored. If you have no backup of PostgreSQL, stop now and make one: you need it to go back'

/** Before the update that changes how clicks are stored, makes a backup of SQLite, or recommends one. */
export async function backUpBeforeMove(deps: BackUpDeps): Promise<void> {
  const { config, log, now, freeBytes = readFreeBytes } = deps
  const db = deps.database.db as unknown as FormerQueries
  if (config.database.kind === 'postgres') {
    // When PostgreSQL cannot be used, the update of its tables explains why.
    if (await isBeforeMove(db).catch(() => false)) log.warn(RECOMMENDATION)
    return
  }
  if (!(await isBeforeMove(db))) return
  const { file } = config.database
  const folder = join(config.dataDir, 'backups')
  deleteUnfinished(folder)
  const bytes = sizeOf(file) + sizeOf(`${file}-wal`)
  if (freeBytes(config.dataDir) < 2 * bytes) {
    log.warn(
      `this update changes how clicks are stored, and this disk has no room for a backup. ${ELSEWHERE}`,
    )
    return
  }
  const backup = join(folder, nameBackup(now))
  try {
    log.info('this update changes how clicks are stored. The server makes a backup first')
    await createBackup({
      config,
      file: backup,
      progress: createProgress({ isTerminal: false, write: () => {} }),
      onDamagedSpool: (spool) => log.warn({ spool }, 'a damaged click spool is not in the backup'),
      // The server answers no reader before the backup is made.
      uncompared: formerTables,
      now,
    })
    log.info(
      `made the backup ${backup}. To go back, stop the server, install the previous version, and run: pnpm restore ${backup} --force`,
    )
  } catch (error) {
    log.warn({ err: error }, `cannot make a backup before this update. ${ELSEWHERE}`)
  }
}

/** Backups of starts that were killed, which would fill the disk. */
function deleteUnfinished(folder: string): void {
  if (!existsSync(folder)) return
  const names = readdirSync(folder).filter((name) => /^everyshelf-.+\.db\.unfinished/.test(name))
  for (const name of names) rmSync(join(folder, name))
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
