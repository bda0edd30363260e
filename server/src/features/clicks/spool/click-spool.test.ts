import { execFileSync } from 'node:child_process'
import {
  chmodSync,
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
import { pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createLogger } from '../../../logger.ts'
import { StartError } from '../../../start-error.ts'
import { addOwner, openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds, openTestDatabase } from '../../../testing/databases.ts'
import { connectOutside } from '../../../testing/outside-connection.ts'
import { createClickRecorder } from '../click-recorder.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { openClickSpool } from './click-spool.ts'
import { postgresPace, sqlitePace } from './drain-spool.ts'
import { packHits } from './packed-hits.ts'
import { recoverAbandonedSpools } from './recover-abandoned-spools.ts'
import { createHitSender } from './send-hits.ts'
import { createSpool, prepareInsert } from './spool.repo.ts'
import { claimSpoolFile, openSpoolFile, readSpools } from './spool-files.ts'

const hit: Omit<Hit, 'id'> = {
  ownerId: 'user "ada"',
  identifier: '9780143127741',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  referrerHost: 'blog.example.org',
  campaign: null,
  language: 'de-de',
  channel: 'a {b}, \\c',
  excludedBecause: null,
  visitorHash: 'hash',
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-spool-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openPlace(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  onTestFinished(() => database.dispose())
  await addOwner(database, 'user "ada"')
  const outside = connectOutside(database.config)
  onTestFinished(() => outside.close())
  const store = openClickStore(database)
  const dataDir = makeFolder()
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const { schema } = outside.db
  const pace = kind === 'sqlite' ? sqlitePace : postgresPace
  return {
    dataDir,
    database,
    store,
    outside,
    log: () => lines.join(''),
    open: (maxBytes?: number) => {
      const limit = maxBytes === undefined ? {} : { maxBytes }
      const spool = openClickSpool({ dataDir, store, pace, log, now: Date.now, ...limit })
      onTestFinished(spool.close)
      const recorder = createClickRecorder({ spool: { ...spool.writer, timeoutMs: 10_000 } })
      const record = (count: number, each = hit) =>
        Promise.all(
          Array.from(
            { length: count },
            () =>
              new Promise<string | null>((resolve) =>
                recorder.record({ ...each, id: recorder.nextId() }, resolve),
              ),
          ),
        )
      return { ...spool, recorder, record }
    },
    takeAway: () => schema.alterTable('link_hit').renameTo('link_hit_away').execute(),
    bringBack: () => schema.alterTable('link_hit_away').renameTo('link_hit').execute(),
  }
}

function listIds(hits: readonly { readonly id: string }[]): string[] {
  return hits.map(({ id }) => id)
}

describe.each(databaseKinds)('a click spool with %s', (kind) => {
  it('sends every hit with all its columns to the database, after a rush too', async () => {
    const { open, outside } = await openPlace(kind)
    const { record, state } = open()
    const [id] = await record(1)
    const { visitorHash: _hash, ...columns } = hit
    const stored = { ...columns, id, newReader: 2 }
    await vi.waitFor(async () => expect(await outside.listHits()).toEqual([stored]))
    const ids = await record(2500)
    // The drain rests while more than 1,000 hits a second arrive, as they do on a fast machine.
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual([id, ...ids]), {
      timeout: 40_000,
    })
    await vi.waitFor(() => expect(state()).toMatchObject({ waiting: 0, oldestSeconds: 0 }))
  }, 60_000)

  it('R8 stores hits while the database is unavailable, and sends each once afterwards', async () => {
    const { open, outside, takeAway, bringBack, log } = await openPlace(kind)
    const { record, recorder, state } = open()
    await takeAway()
    const ids = await record(30)
    expect(ids).not.toContain(null)
    ids.push(...(await record(3)))
    expect(state().waiting).toBe(33)
    await vi.waitFor(() => expect(log()).toContain('the database is unavailable'))
    expect(recorder.counts()).toEqual({ recorded: 33, unrecorded: 0, lost: 0, waiting: 0 })
    await bringBack()
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual(ids), {
      timeout: 5000,
    })
    await vi.waitFor(() => expect(state().waiting).toBe(0))
    expect(log()).toContain('the database is available again')
  })

  it('R4 refuses and counts hits when it is full, and accepts hits again when it has room', async () => {
    const { open, outside, takeAway, bringBack } = await openPlace(kind)
    const { record, recorder, state } = open(256 * 1024)
    await takeAway()
    const responses = await record(5000)
    expect(responses).toContain(null)
    expect(state().bytes).toBeLessThanOrEqual(256 * 1024)
    await bringBack()
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 40_000 })
    await vi.waitFor(() => expect(state().waiting).toBe(0), { timeout: 40_000 })
    expect(await outside.listHits()).toHaveLength(5000)
    expect((await record(1))[0]).toMatch(/^\d+$/)
    expect(recorder.counts().lost).toBe(0)
  }, 90_000)

  it('drops a hit that the database rejects, stores the others of its batch, and logs it', async () => {
    const { open, outside, log } = await openPlace(kind)
    const { record, state } = open()
    const rejected =
      kind === 'sqlite'
        ? { ...hit, identifier: null as unknown as string }
        : { ...hit, referrerHost: 'a\0b' }
    await Promise.all([record(3), record(1, rejected), record(3)])
    await vi.waitFor(() => expect(state()).toMatchObject({ waiting: 0, rejected: 1 }))
    expect(await outside.listHits()).toHaveLength(6)
    expect(log()).toContain('dropped a click that the database rejects')
  })

  it('drops what a damaged disk made unreadable, sends the rest, and logs it', async () => {
    const { open, outside, takeAway, bringBack, dataDir, log } = await openPlace(kind)
    const first = open()
    await takeAway()
    await first.record(3)
    await first.close()
    const file = claimSpoolFile(dataDir, () => {})
    file.sqlite.exec(`insert into spooled_batch (count, "firstId", hits) values (1, 7, '[[0,"us')`)
    file.close()
    await bringBack()
    const { state } = open()
    await vi.waitFor(() => expect(state()).toMatchObject({ waiting: 0, rejected: 1 }))
    expect(await outside.listHits()).toHaveLength(3)
    expect(log()).toContain('unreadable')
  })

  it('sends the hits of a large commit in parts, so that no reader waits long', async () => {
    const { store } = await openPlace(kind)
    const nextId = createHitIds(Date.now)
    const hits = Array.from({ length: 1000 }, () => ({ ...hit, id: nextId() }))
    const commit = { id: 1, count: 1000, firstId: String(hits[0]?.id), hits: packHits(hits) }
    const removed: unknown[] = []
    const sizes: number[] = []
    const append = async (sent: readonly Hit[]) => {
      sizes.push(sent.length)
      expect(removed).toEqual([])
      await store.append(sent)
    }
    const sender = createHitSender({
      spool: { list: () => [commit], remove: (batches) => void removed.push(...batches) },
      store: { ...store, append },
      onRejected: () => {},
      batchSize: 300,
    })
    expect(await sender.sendBatch()).toBe(1000)
    expect(sizes).toEqual([300, 300, 300, 100])
    expect(removed).toEqual([commit])
  })

  it('R2 does not lose hits with a transaction of this process that is rolled back', async () => {
    const { open, outside, database } = await openPlace(kind)
    const { record } = open()
    let ids: (string | null)[] = []
    const work = database.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('service_state')
        .values({ key: 'a', value: 'b', updatedAt: '2026-11-21T09:30:00.000Z' })
        .execute()
      ids = await record(3)
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(ids).not.toContain(null)
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual(ids))
  })

  it('R38 sends its hits when it is closed, and keeps those that the database does not take', async () => {
    const { open, outside, takeAway, bringBack } = await openPlace(kind)
    const first = open()
    const ids = await first.record(700)
    await first.close()
    expect(listIds(await outside.listHits())).toEqual(ids)

    const second = open()
    await takeAway()
    ids.push(...(await second.record(5)))
    await second.close()
    await bringBack()
    expect(await outside.listHits()).toHaveLength(700)
    const third = open()
    expect(third.state().waiting).toBe(5)
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual(ids))
  })

  it('R8 recovers the files of stopped processes', async () => {
    const { open, outside, takeAway, bringBack, dataDir, store } = await openPlace(kind)
    open()
    const ended = open()
    await takeAway()
    const ids = await ended.record(40)
    await ended.close()
    await bringBack()
    const moved: [string, number][] = []
    await recoverAbandonedSpools({
      dataDir,
      store,
      batchSize: 100,
      onRejected: () => {},
      onUnusable: () => {},
      onRecovered: (name, count) => moved.push([name, count]),
      isStopping: () => false,
    })
    expect(moved).toEqual([['click-spool-2.db', 40]])
    expect(listIds(await outside.listHits())).toEqual(ids)
  })
})

describe('spool files', () => {
  const refuseDamage = (error: Error) => {
    throw error
  }
  const claim = (folder: string) => {
    const file = claimSpoolFile(folder, refuseDamage)
    onTestFinished(file.close)
    return file
  }

  it('R3 are never shared, and are reused once their process has stopped', () => {
    const folder = makeFolder()
    const first = claim(folder)
    expect([first.name, claim(folder).name]).toEqual(['click-spool-1.db', 'click-spool-2.db'])
    // Reading a file in use must not release its lock.
    expect(openSpoolFile(folder, first.name, refuseDamage)).toBeNull()
    const module = pathToFileURL(join(import.meta.dirname, 'spool-files.ts')).href
    const script = `import { claimSpoolFile } from '${module}'
      console.log(claimSpoolFile(${JSON.stringify(folder)}, console.error).name)`
    const inAnotherProcess = () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        encoding: 'utf8',
      }).trim()
    expect(inAnotherProcess()).toBe('click-spool-3.db')
    first.close()
    expect(inAnotherProcess()).toBe('click-spool-1.db')
  })

  it('S68 are readable by this account only', () => {
    const folder = makeFolder()
    const { name } = claim(folder)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, `${name}.lock`)).mode & 0o777).toBe(0o600)
  })

  it('R6 stay as they are when damaged, and the next file is used', () => {
    const folder = makeFolder()
    const damaged = join(folder, 'click-spool-1.db')
    writeFileSync(damaged, 'this is no database, whatever its name says'.repeat(100))
    const errors: string[] = []
    const file = claimSpoolFile(folder, (error) => errors.push(error.message))
    onTestFinished(file.close)
    expect(file.name).toBe('click-spool-2.db')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(damaged)
    expect(statSync(damaged).size).toBe(4300)
  })

  describe('R6 stop the start, and stay as they are, when they are', () => {
    const makeDatabase = (file: string, schema: string, mode: 'wal' | 'delete') => {
      const sqlite = new Sqlite(file)
      sqlite.pragma(`journal_mode = ${mode}`)
      sqlite.exec(schema)
      sqlite.close()
    }

    it.each([
      ['another database', 'create table note (text)', 'delete'],
      ['another database with a log', 'create table note (text)', 'wal'],
      ['a spool with other columns', 'create table spooled_batch (id, packed)', 'wal'],
      ['a spool with a table more', 'create table hit (id); create table note (id)', 'wal'],
      ['a database with a view only', 'create view spooled as select 1', 'delete'],
    ] as const)('%s', (_what, schema, mode) => {
      const folder = makeFolder()
      const file = join(folder, 'click-spool-1.db')
      makeDatabase(file, schema, mode)
      chmodSync(file, 0o640)
      const before = readFileSync(file)
      const message = `${file} is not a click spool of this version. The server left it unchanged. Move it to another folder, then start the server again.`
      expect(() => claimSpoolFile(folder, refuseDamage)).toThrow(new StartError(message))
      expect(readFileSync(file).equals(before)).toBe(true)
      expect(statSync(file).mode & 0o777).toBe(0o640)
      expect(readdirSync(folder)).toEqual(['click-spool-1.db'])
      const unusable: string[] = []
      expect(readSpools(folder, (one) => unusable.push(one))).toEqual([])
      expect(unusable).toEqual([file])
    })

    it('a folder', () => {
      const folder = makeFolder()
      const file = join(folder, 'click-spool-1.db')
      mkdirSync(file, { mode: 0o750 })
      expect(() => claimSpoolFile(folder, refuseDamage)).toThrow(
        new StartError(
          `${file} is not a file. The server left it unchanged. Move it to another folder, then start the server again.`,
        ),
      )
      expect(statSync(file).mode & 0o777).toBe(0o750)
      expect(readdirSync(folder)).toEqual(['click-spool-1.db'])
    })
  })

  it('R6 of other programs do not stop the recovery of those behind them', async () => {
    const folder = makeFolder()
    const first = claim(folder)
    const nextId = createHitIds(Date.now)
    mkdirSync(join(folder, 'click-spool-2.db'))
    const third = openSpoolFile(folder, 'click-spool-3.db', refuseDamage)
    if (!third) throw new TypeError('click-spool-3.db')
    prepareInsert(third.sqlite)([{ ...hit, id: nextId() }])
    third.close()
    const [unusable, stored]: [string[], Hit[]] = [[], []]
    await recoverAbandonedSpools({
      dataDir: folder,
      store: { append: async (hits) => void stored.push(...hits), isRejection: () => false },
      batchSize: 100,
      onRejected: expect.unreachable,
      onUnusable: (error) => unusable.push(error.message),
      onRecovered: () => {},
      isStopping: () => false,
    })
    expect([first.name, stored.length]).toEqual(['click-spool-1.db', 1])
    expect(unusable).toEqual([expect.stringContaining('click-spool-2.db is not a file')])
  })

  it('R7 shrink after their hits are sent', () => {
    const folder = makeFolder()
    const { sqlite } = claim(folder)
    const insert = prepareInsert(sqlite)
    const nextId = createHitIds(Date.now)
    const long = { ...hit, channel: 'x'.repeat(1000) }
    for (let batch = 0; batch < 15; batch++) {
      const hits: Hit[] = Array.from({ length: 1000 }, () => ({ ...long, id: nextId() }))
      insert(hits)
    }
    const spool = createSpool(sqlite)
    expect(spool.count()).toBe(15_000)
    expect(spool.bytes()).toBeGreaterThan(15_000_000)
    for (let hits = spool.list(1000); hits.length > 0; hits = spool.list(1000)) spool.remove(hits)
    spool.compact()
    expect(spool.bytes()).toBeLessThan(100_000)
    expect(statSync(sqlite.name).size).toBeLessThan(100_000)
    expect(statSync(`${sqlite.name}-wal`).size).toBeLessThan(100_000)
  })
})
