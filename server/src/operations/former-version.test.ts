import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type DatabaseConfig, loadConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { isMigrated, migrate } from '../db/migrate.ts'
import { createTransact } from '../db/transact.ts'
import { createAnalyticsQueries } from '../features/analytics/worker/analytics-queries.ts'
import { moveFormerHits } from '../features/clicks/former-hits/move-former-hits.ts'
import { createMigratedDatabase, databaseKinds } from '../testing/databases.ts'
import {
  addFormerHits,
  addFormerOwner,
  addFormerTotals,
  listTableNames,
  openFormerDatabase,
  setFormerCursor,
  writeFormerBackup,
} from '../testing/former-database.ts'
import { databaseIn, runOperation } from '../testing/run-operation.ts'
import { backUpBeforeMove } from './backup/back-up-before-move.ts'
import { backupCommand } from './backup/backup.command.ts'
import { readBackupFacts, removeBackupFacts } from './backup/backup-file.ts'
import { restoreCommand } from './restore/restore.command.ts'

const NOW = '2027-06-15T12:00:00.000Z'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-former-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder as the previous version left it. */
function makeFormerDataDir() {
  const dataDir = makeFolder()
  const { file } = databaseIn(dataDir)
  writeFormerBackup(file)
  removeBackupFacts(file)
  return { dataDir, file }
}

async function withDatabase<Result>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Moves the hits like the server, and counts Ada's and Bob's of all time. */
async function countAfterMove(config: DatabaseConfig) {
  return await withDatabase(config, async (database) => {
    const { db, kind } = database
    expect(await isMigrated(database)).toBe(true)
    const transact = createTransact(db)
    const [onProgress, shouldStop, now] = [() => {}, () => false, () => Date.parse(NOW)]
    await moveFormerHits({ db, kind, transact, onProgress, shouldStop, pauseFactor: 0, now })
    const { overview } = createAnalyticsQueries(db, kind)
    const period = { from: '2026-07-01', to: '2027-06-15' }
    const old = { from: '2026-03-01', to: '2026-06-30' }
    const found = [await overview('ada', period), await overview('ada', old)]
    const bob = await overview('bob', old)
    const tables = await listTableNames(database)
    return { totals: [...found, bob].map(({ totals }) => totals), hasHits: tables.includes('hit') }
  })
}

/** What the previous version counted, see former-backup.test.ts. */
const counted = {
  totals: [
    { hits: 216, clicks: 196, readers: 121 },
    { hits: 140, clicks: 129, readers: 76 },
    { hits: 10, clicks: 10, readers: 10 },
  ],
  hasHits: false,
}

async function makeTarget(kind: 'sqlite' | 'postgres', dataDir: string): Promise<DatabaseConfig> {
  if (kind === 'sqlite') return databaseIn(dataDir)
  const place = await createMigratedDatabase('postgres')
  onTestFinished(place.remove)
  return place.config
}

describe('a backup of the previous version', () => {
  it.each(databaseKinds)('R10 can be restored to %s with all its clicks', async (kind) => {
    const dataDir = makeFolder()
    const backup = join(dataDir, 'former.db')
    writeFormerBackup(backup)
    const database = await makeTarget(kind, dataDir)
    const restored = await runOperation(restoreCommand, { dataDir, database }, backup)
    expect(restored).toMatchObject({ exitCode: 0, errors: '' })
    expect(restored.output).toContain('Updated to this version: 0034-hits-by-owner')
    expect(await countAfterMove(database)).toEqual(counted)
  })

  it.each([
    ['is not migrated yet', 0],
    ['is partly moved', 2],
  ])('R10 replaces a PostgreSQL database that %s', async (_what, steps) => {
    const former = await openFormerDatabase('postgres')
    await addFormerOwner(former, 'ada')
    const hits = Array.from({ length: 400 }, () => ({ at: '2027-05-20T09:00' }))
    await addFormerHits(former, hits)
    await setFormerCursor(former, 1n << 62n)
    await addFormerTotals(former, 'ada', [['2027-05-20', '', 400, 400, 1]])
    if (steps > 0) {
      await former.migrate()
      await former.move(Date.parse(NOW), steps)
    }
    await former.disconnect()

    const dataDir = makeFolder()
    const backup = join(dataDir, 'former.db')
    writeFormerBackup(backup)
    const place = { dataDir, database: former.config }
    // PostgreSQL may need a moment to notice a closed connection.
    await vi.waitFor(async () => {
      const refused = await runOperation(restoreCommand, place, backup)
      expect(refused.errors).toContain('hit (')
    }, 10_000)
    await vi.waitFor(async () => {
      const restored = await runOperation(restoreCommand, place, backup, '--force')
      expect(restored).toMatchObject({ exitCode: 0, errors: '' })
    }, 10_000)
    await withDatabase(former.config, async (database) => {
      expect(await listTableNames(database)).not.toContain('click_day')
    })
    expect(await countAfterMove(former.config)).toEqual(counted)
  })
})

describe('before the move', () => {
  async function backUp(dataDir: string, config: DatabaseConfig, freeBytes?: number) {
    const lines: string[] = []
    const log = (...args: unknown[]) => void lines.push(String(args.at(-1)))
    await withDatabase(config, (database) =>
      backUpBeforeMove({
        config: { ...loadConfig({ DATA_DIR: dataDir }), database: config },
        database,
        log: { info: log, warn: log },
        now: new Date(NOW),
        ...(freeBytes !== undefined && { freeBytes: () => freeBytes }),
      }),
    )
    return lines
  }

  const folder = (dataDir: string) => join(dataDir, 'backups')

  it('R9 the server makes a backup, which can be restored', async () => {
    const { dataDir } = makeFormerDataDir()
    const config = databaseIn(dataDir)
    mkdirSync(folder(dataDir))
    writeFileSync(join(folder(dataDir), 'everyshelf-2027-06-15T11-59-00Z.db.unfinished'), '')
    const lines = await backUp(dataDir, config)
    const backup = join(folder(dataDir), 'everyshelf-2027-06-15T12-00-00Z.db')
    expect(lines.at(-1)).toBe(
      `made the backup ${backup}. To go back, stop the server, install the previous version, and run: pnpm restore ${backup} --force`,
    )
    expect(readdirSync(folder(dataDir))).toEqual(['everyshelf-2027-06-15T12-00-00Z.db'])
    const compared = readBackupFacts(backup).tables.map(({ name }) => name)
    expect(compared).toContain('saved_link')
    expect(compared).not.toContain('hit')
    const elsewhere = makeFolder()
    await runOperation(restoreCommand, { dataDir: elsewhere }, backup)
    expect(await countAfterMove(databaseIn(elsewhere))).toEqual(counted)

    await withDatabase(config, (database) => migrate(database, config))
    expect(await backUp(dataDir, config)).toEqual([])
  })

  it.each([
    ['there is no room', 1000, () => {}],
    [
      'the backup fails',
      undefined,
      // Another backup of the same second.
      (dataDir: string) => {
        mkdirSync(folder(dataDir))
        writeFileSync(join(folder(dataDir), 'everyshelf-2027-06-15T12-00-00Z.db'), '')
      },
    ],
  ])('R9 when %s, the server says so and continues', async (_what, freeBytes, prepare) => {
    const { dataDir } = makeFormerDataDir()
    prepare(dataDir)
    const lines = await backUp(dataDir, databaseIn(dataDir), freeBytes)
    expect(lines.at(-1)).toContain('To be able to go back, stop now and run pnpm backup FILE')
  })

  it('R9 on PostgreSQL, the server recommends one', async () => {
    const former = await openFormerDatabase('postgres')
    expect(await backUp(makeFolder(), former.config)).toEqual([])
    await addFormerHits(former, [{ at: '2027-05-20T09:00' }])
    const lines = await backUp(makeFolder(), former.config)
    expect(lines).toEqual([expect.stringContaining('stop now and make one')])
  })

  it('R9 pnpm backup leaves waiting clicks to the server that updates the database', async () => {
    const { dataDir } = makeFormerDataDir()
    await withDatabase({ kind: 'sqlite', file: join(dataDir, 'click-spool-1.db') }, ({ db }) =>
      sql`create table spooled_batch (id integer primary key not null, count integer not null,
        "firstId" integer not null, hits text not null)`
        .execute(db)
        .then(() =>
          sql`insert into spooled_batch values (1, 1, 7, '[[0,"ada","9780441172719"]]')`.execute(
            db,
          ),
        ),
    )
    const made = await runOperation(backupCommand, { dataDir })
    expect(made).toMatchObject({ exitCode: 0, errors: '' })
  })
})
