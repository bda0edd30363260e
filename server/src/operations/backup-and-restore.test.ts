import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DatabaseConfig } from '../config/config.ts'
import { toJsonText } from '../db/columns.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { prepareInsert } from '../features/clicks/spool/spool.repo.ts'
import { openSpoolFile } from '../features/clicks/spool/spool-files.ts'
import { isMigrated } from '../schema.ts'
import { numberHits, openClickStore, packAll } from '../testing/click-store.ts'
import { createMigratedDatabase, databaseKinds } from '../testing/databases.ts'
import { fillTables } from '../testing/fill-tables.ts'
import { headerOf } from '../testing/raw-client.ts'
import { createRedirectApp } from '../testing/redirect-app.ts'
import { databaseIn, runOperation } from '../testing/run-operation.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { backupCommand } from './backup/backup.command.ts'
import { createBackup } from './backup/create-backup.ts'
import { readFacts } from './copying/copy-tables.ts'
import { openRowStore } from './copying/row-store.repo.ts'
import { inTransaction } from './copying/tables.repo.ts'
import { moveToPostgresCommand } from './move/move-to-postgres.command.ts'
import { createProgress } from './progress.ts'
import { restoreCommand } from './restore/restore.command.ts'

const silent = createProgress({ isTerminal: false, write: () => {} })
const removals: (() => unknown)[] = []
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove()
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-operation-'))
  removals.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function makePostgres(): Promise<DatabaseConfig> {
  const place = await createMigratedDatabase('postgres')
  removals.push(place.remove)
  return place.config
}

async function factsOf(config: DatabaseConfig) {
  const store = openRowStore(config)
  const facts = await inTransaction(store, (inside) => readFacts(inside, silent))
  await store.close()
  return facts
}

async function change(config: DatabaseConfig, work: (database: Database) => Promise<unknown>) {
  const database = openDatabase(config)
  await work(database)
  await database.close()
}

/** A data folder with a migrated SQLite database. */
async function makeDataDir(fill: (config: DatabaseConfig) => Promise<unknown> = fillTables) {
  const dataDir = makeFolder()
  const place = await createMigratedDatabase('sqlite')
  if (place.config.kind === 'sqlite') {
    writeFileSync(databaseIn(dataDir).file, readFileSync(place.config.file), { mode: 0o600 })
  }
  await place.remove()
  await fill(databaseIn(dataDir))
  return dataDir
}

describe.each(databaseKinds)('a backup of %s', (kind) => {
  it('R10 S68 has every row of every table, and can be restored to either database', async () => {
    const dataDir = kind === 'sqlite' ? await makeDataDir() : makeFolder()
    const database = kind === 'sqlite' ? databaseIn(dataDir) : await makePostgres()
    if (kind === 'postgres') await fillTables(database)
    const before = await factsOf(database)
    expect(before.length).toBeGreaterThan(30)
    expect(before.filter(({ rows }) => rows !== 3)).toEqual([])

    const made = await runOperation(backupCommand, { dataDir, database })
    expect(made).toMatchObject({ exitCode: 0, errors: '' })
    expect(made.output).toContain(`${before.length * 3} rows`)
    const file = join(dataDir, 'backups', 'everyshelf-2026-11-21T20-00-00Z.db')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['everyshelf-2026-11-21T20-00-00Z.db'])

    const elsewhere = makeFolder()
    const targets = [databaseIn(elsewhere), await makePostgres()]
    for (const target of targets) {
      const restored = await runOperation(
        restoreCommand,
        { dataDir: elsewhere, database: target },
        file,
      )
      expect(restored).toMatchObject({ exitCode: 0, errors: '' })
      expect(await factsOf(target)).toEqual(before)
      await change(target, async (opened) => expect(await isMigrated(opened)).toBe(true))
    }
    expect(statSync(databaseIn(elsewhere).file).mode & 0o777).toBe(0o600)
    expect(readdirSync(elsewhere).sort()).toEqual(['everyshelf.db', 'everyshelf.db.lock'])
  })
})

describe('a backup', () => {
  it('R10 is a consistent snapshot with all earlier clicks, while the server runs', async () => {
    const app = await createRedirectApp()
    removals.push(app.close)
    const dataDir = makeFolder()
    const config = app.config.database
    if (config.kind !== 'sqlite') throw new Error('not SQLite')
    const clickIds = async (count: number) => {
      const links = Array.from({ length: count }, () => ({
        target: '/redirect?isbn=9780143127741',
      }))
      const responses = await app.send(links)
      return responses.map((response) => headerOf(response, 'x-click'))
    }
    const before = await clickIds(200)
    let isDone = false
    const readers = (async () => {
      while (!isDone) await clickIds(20)
    })()
    const file = join(dataDir, 'one.db')
    const onDamagedSpool = expect.unreachable
    await createBackup({
      config: app.config,
      file,
      progress: silent,
      onDamagedSpool,
      now: new Date(),
    })
    isDone = true
    await readers
    const store = openRowStore({ kind: 'sqlite', file })
    const rows = await store.db.selectFrom('link_hit').select('id').execute()
    await store.close()
    expect(before).toHaveLength(200)
    expect(rows.map(({ id }) => String(id))).toEqual(expect.arrayContaining(before))
  })

  it('R10 skips a damaged click spool, and has the clicks of the others', async () => {
    const dataDir = await makeDataDir(async () => {})
    writeFileSync(
      join(dataDir, 'click-spool-1.db'),
      'not a database, but long enough to look like one',
    )
    spoolHits(dataDir, 'click-spool-2.db', numberHits([{ ...sampleHit, minutesAgo: 1 }], NOW))
    const made = await runOperation(backupCommand, { dataDir })
    expect(made).toMatchObject({ exitCode: 0, errors: '' })
    expect(made.output).toContain(
      `Warning: ${join(dataDir, 'click-spool-1.db')} is damaged. Its clicks are not in the backup.`,
    )
    const file = join(dataDir, 'backups', 'everyshelf-2026-11-21T20-00-00Z.db')
    await change({ kind: 'sqlite', file }, async ({ db }) => {
      expect(await db.selectFrom('link_hit').selectAll().execute()).toHaveLength(1)
    })
  })

  it('P7 is deleted when it is older than --keep-days, and other files are not', async () => {
    const dataDir = await makeDataDir()
    const folder = join(dataDir, 'backups')
    mkdirSync(folder)
    for (const name of [
      'everyshelf-2026-10-01T00-00-00Z.db',
      'everyshelf-2026-10-02T00-00-00Z.db.unfinished',
      'everyshelf-2026-11-20T00-00-00Z.db',
      'mine.db',
    ])
      writeFileSync(join(folder, name), '')
    const made = await runOperation(backupCommand, { dataDir }, '--keep-days', '35')
    expect(made.output).toContain('Backups deleted (--keep-days 35): 2.')
    expect(readdirSync(folder).sort()).toEqual([
      'everyshelf-2026-11-20T00-00-00Z.db',
      'everyshelf-2026-11-21T20-00-00Z.db',
      'mine.db',
    ])
  })
})

describe('restoring', () => {
  let dataDir: string
  let backup: string
  beforeAll(async () => {
    dataDir = await makeDataDir()
    backup = join(dataDir, 'one.db')
    await runOperation(backupCommand, { dataDir }, backup)
  })

  it.each([
    ['a text', (bytes: Buffer) => void bytes.write('X', bytes.lastIndexOf('saved_link title 1'))],
    ['a page of the tree', (bytes: Buffer) => void bytes.fill(7, 40_960, 45_056)],
    ['its end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8192)],
    ['everything', () => Buffer.from('not a database, but long enough to look into it')],
  ])('R10 refuses a backup after a change of %s, and changes nothing', async (_what, harm) => {
    const bytes = readFileSync(backup)
    const harmed = join(makeFolder(), 'harmed.db')
    writeFileSync(harmed, harm(bytes) ?? bytes)
    const elsewhere = makeFolder()
    const refused = await runOperation(restoreCommand, { dataDir: elsewhere }, harmed)
    expect(refused.exitCode).toBe(1)
    expect(refused.errors).toMatch(/^The backup .+ is damaged|^.+ is not an Everyshelf backup/)
    expect(readdirSync(elsewhere)).not.toContain('everyshelf.db')
  })

  it('R10 refuses a database that is in use or not empty, and keeps the replaced file', async () => {
    const other = await makeDataDir(async () => {})
    const first = await runOperation(restoreCommand, { dataDir: other }, backup)
    expect(first.exitCode).toBe(0)
    const again = await runOperation(restoreCommand, { dataDir: other }, backup)
    expect(again.exitCode).toBe(1)
    expect(again.errors).toContain('is not empty: user (3)')
    await change(databaseIn(other), async () => {
      const used = await runOperation(restoreCommand, { dataDir: other }, backup, '--force')
      expect(used.errors).toContain('Another Everyshelf process uses')
    })
    const forced = await runOperation(restoreCommand, { dataDir: other }, backup, '--force')
    expect(forced.output).toContain('everyshelf.db.replaced-2026-11-21T20-00-00-2')
    const oldFile = join(other, 'everyshelf.db.replaced-2026-11-21T20-00-00-2')
    expect(await factsOf({ kind: 'sqlite', file: oldFile })).toHaveLength(
      (await factsOf(databaseIn(other))).length,
    )
  })

  it('P7 deletes accounts again that were deleted after the backup', async () => {
    const own = await makeDataDir(addCanary)
    const older = join(own, 'older.db')
    await runOperation(backupCommand, { dataDir: own }, older)
    await change(databaseIn(own), ({ db }) =>
      db
        .insertInto('erasure')
        .values({ userId: 'canary-id', requestedAt: '2026-11-21T19:00:00.000Z', doneAt: null })
        .execute(),
    )
    const restored = await runOperation(restoreCommand, { dataDir: own }, older, '--force')
    expect(restored.output).toContain('Accounts deleted again: 1')
    const elsewhere = makeFolder()
    await runOperation(
      restoreCommand,
      { dataDir: elsewhere },
      older,
      '--erased-in',
      databaseIn(own).file,
    )
    for (const place of [own, elsewhere]) {
      const all = await everythingIn(databaseIn(place))
      expect(all).toContain('canary-link')
      expect(all.replaceAll(/"userId":"canary-id","requestedAt".+?}/g, '')).not.toMatch(
        /canary-id|canary@/,
      )
    }
  })
})

async function addCanary(config: DatabaseConfig): Promise<void> {
  const at = '2026-11-01T00:00:00.000Z'
  await change(config, async ({ db }) => {
    const user = {
      id: 'canary-id',
      name: 'Ada',
      email: 'canary@example.org',
      image: null,
      role: 'user',
    }
    const times = { createdAt: at, updatedAt: at }
    await db
      .insertInto('user')
      .values({ ...user, emailVerified: 1, ...times })
      .execute()
    await db
      .insertInto('user_profile')
      .values({
        userId: 'canary-id',
        publicId: 'canarypublic2345' as never,
        username: null,
        affiliateTags: toJsonText({}),
        premiumUntil: null,
        ...times,
      })
      .execute()
    await db
      .insertInto('saved_link')
      .values({
        id: 'canary-link',
        slug: 'canary' as never,
        ownerId: 'canary-id',
        identifier: '9780441172719',
        title: 'Dune',
        authors: toJsonText([]),
        coverImage: null,
        settings: '{}',
        createdAt: at,
        removedAt: null,
      })
      .execute()
    await openClickStore({ db }).append([
      { ...sampleHit, id: 7n, ownerId: 'canary-id', visitorHash: null },
    ])
  })
}

const NOW = Date.parse('2026-11-21T20:00:00.000Z')

/** A packed month, damaged in a way that no digest notices. */
async function addPackedDays(config: DatabaseConfig): Promise<void> {
  await addCanary(config)
  await change(config, async (database) => {
    const hits = [2, 2, 1, 1].map((days) => ({
      ...sampleHit,
      ownerId: 'canary-id',
      minutesAgo: days * 24 * 60,
    }))
    await openClickStore(database).append(numberHits(hits, NOW))
    await packAll(database, NOW)
    await database.db
      .updateTable('packed_month')
      .set({ packed: Uint8Array.from([1]) })
      .execute()
  })
}

async function listPacked(config: DatabaseConfig) {
  let packed: { until: string; bytes: number }[] = []
  await change(config, async (database) => {
    await packAll(database, NOW)
    const rows = await database.db
      .selectFrom('packed_month')
      .select(['until', 'packed'])
      .orderBy('month')
      .execute()
    packed = rows.map((row) => ({ until: row.until, bytes: row.packed.length }))
  })
  return packed
}

describe('packed months', () => {
  it.each(databaseKinds)('R12 are packed again after a restore to %s', async (kind) => {
    const dataDir = await makeDataDir(addPackedDays)
    const backup = join(dataDir, 'one.db')
    await runOperation(backupCommand, { dataDir }, backup)
    const elsewhere = makeFolder()
    const target = kind === 'sqlite' ? databaseIn(elsewhere) : await makePostgres()
    if (kind === 'postgres') {
      // What the replaced database had packed is not of these hits.
      await change(target, async ({ db }) => {
        const packed = Uint8Array.from([1])
        const row = { owner: 1, month: '2026-11', until: '2026-11-18', summary: null }
        await db
          .insertInto('packed_month')
          .values({ ...row, packed })
          .execute()
      })
    }
    // PostgreSQL may need a moment to notice a closed connection.
    await vi.waitFor(async () => {
      const place = { dataDir: elsewhere, database: target }
      const restored = await runOperation(restoreCommand, place, backup)
      expect(restored).toMatchObject({ exitCode: 0, errors: '' })
    }, 10_000)
    expect(await listPacked(target)).toEqual([
      { until: '2026-11-21', bytes: expect.toSatisfy((bytes: number) => bytes > 1) },
    ])
  })

  it('R12 are packed again after a move to PostgreSQL and from its backup', async () => {
    const dataDir = await makeDataDir(addPackedDays)
    const database = await makePostgres()
    await runOperation(moveToPostgresCommand, { dataDir, database })
    const moved = await listPacked(database)
    expect(moved.map(({ until }) => until)).toEqual(['2026-11-21'])
    // Packing changes nothing that a move compares.
    const again = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(again.output).toBe('PostgreSQL already has all rows.\n')

    const backup = join(dataDir, 'server.db')
    await runOperation(backupCommand, { dataDir, database }, backup)
    const elsewhere = makeFolder()
    await runOperation(restoreCommand, { dataDir: elsewhere }, backup)
    expect(await listPacked(databaseIn(elsewhere))).toEqual(moved)
  })
})

async function everythingIn(config: DatabaseConfig): Promise<string> {
  const store = openRowStore(config)
  const tables = await factsOf(config)
  const rows = await Promise.all(
    tables.map(({ name }) => store.db.selectFrom(name).selectAll().execute()),
  )
  await store.close()
  return JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
}

/** As a stopped server leaves hits that it could not store. */
function spoolHits(dataDir: string, name: string, hits: readonly Hit[]): void {
  const file = openSpoolFile(dataDir, name, () => expect.unreachable())
  if (!file) throw new Error('the file is in use')
  prepareInsert(file.sqlite)(hits)
  file.close()
}

describe('moving to PostgreSQL', () => {
  it('R11 adds the clicks that wait in spools first, each once', async () => {
    const dataDir = await makeDataDir(addCanary)
    const hits = numberHits(
      [2, 1].map((minutesAgo) => ({ ...sampleHit, ownerId: 'canary-id', minutesAgo })),
      NOW,
    )
    // The server was killed after it had stored the first.
    await change(databaseIn(dataDir), (database) =>
      openClickStore(database).append(hits.slice(0, 1)),
    )
    spoolHits(dataDir, 'click-spool-1.db', hits)
    writeFileSync(
      join(dataDir, 'click-spool-2.db'),
      'not a database, but long enough to look like one',
    )
    const database = await makePostgres()
    const moved = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(moved).toMatchObject({ exitCode: 0, errors: '' })
    expect(moved.output).toContain('Added 2 clicks that were waiting in DATA_DIR.')
    expect(moved.output).toContain('click-spool-2.db is damaged')
    const again = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(again.output).toContain('PostgreSQL already has all rows.')
    await change(database, async ({ db }) => {
      const stored = await db.selectFrom('link_hit').select('owner').execute()
      expect(stored).toEqual([{ owner: 1 }, { owner: 1 }, { owner: 1 }])
      const metrics = db.selectFrom('daily_metric').select('value').where('name', '=', 'hits')
      expect(await metrics.execute()).toEqual([{ value: 1 }])
    })
  })

  it('R11 copies every row, reports it the second time, and refuses a different database', async () => {
    const dataDir = await makeDataDir(async (config) => {
      await fillTables(config)
      await change(config, async ({ sqlite }) => {
        sqlite?.exec(`update feedback set message = 'a' || char(0) || 'b' where id like '%0:%'`)
      })
    })
    const database = await makePostgres()
    const before = await factsOf(databaseIn(dataDir))
    const moved = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(moved).toMatchObject({ exitCode: 0, errors: '' })
    expect(await factsOf(database)).toEqual(before)

    const again = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(again).toMatchObject({
      exitCode: 0,
      output: 'PostgreSQL already has all rows.\n',
    })

    await change(database, async ({ db }) => {
      await db.deleteFrom('feedback').where('message', 'like', '%1:%').execute()
      const used = await runOperation(moveToPostgresCommand, { dataDir, database }, '--force')
      expect(used.errors).toContain('1 other connection is using this PostgreSQL database.')
    })
    const refused = await runOperation(moveToPostgresCommand, { dataDir, database })
    expect(refused).toMatchObject({ exitCode: 1 })
    expect(refused.errors).toContain('is not empty')
    const forced = await runOperation(moveToPostgresCommand, { dataDir, database }, '--force')
    expect(forced.exitCode).toBe(0)
    expect(await factsOf(database)).toEqual(before)
  })
})
