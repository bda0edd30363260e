import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLogger } from '../../../logger.ts'
import { openTestDatabase } from '../../../testing/databases.ts'
import { connectOutside } from '../../../testing/outside-connection.ts'
import { toNewHit } from '../../../testing/sample-hit.ts'
import { createClickRecorder } from '../click-recorder.ts'
import type { Hit, NumberedHit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { openClickSpool } from './click-spool.ts'
import { createHitSpool, createPackedHits } from './hit-spool.repo.ts'
import { packHits } from './packed-hits.ts'
import { createPostgresHits } from './postgres-hits.repo.ts'
import { recoverAbandonedSpools } from './recover-abandoned-spools.ts'
import { claimSpoolFile, openSpoolFile } from './spool-files.ts'

const hit: Hit = {
  openedAt: '2026-11-21T09:30',
  linkId: null,
  ownerId: 'user "ada"',
  identifier: '9780143127741',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  refererHost: 'blog.example.org',
  language: 'de-de',
  channel: 'a {b}, \\c',
  excludedBecause: null,
  source: 'redirect',
  reader: 'mark',
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-spool-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openPlace() {
  const database = await openTestDatabase('postgres')
  onTestFinished(() => database.dispose())
  const { pool } = database
  if (!pool) throw new Error('no database')
  const outside = connectOutside(database.config)
  onTestFinished(() => outside.close())
  const hits = createPostgresHits(pool)
  const dataDir = makeFolder()
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const { schema } = outside.db
  return {
    dataDir,
    hits,
    pool,
    outside,
    log: () => lines.join(''),
    open: (maxBytes?: number) => {
      const limit = maxBytes === undefined ? {} : { maxBytes }
      const spool = openClickSpool({ dataDir, hits, log, now: Date.now, ...limit })
      onTestFinished(spool.close)
      const recorder = createClickRecorder({ store: { ...spool.store, timeoutMs: 10_000 } })
      const record = (count: number, each = hit) =>
        Promise.all(
          Array.from(
            { length: count },
            () => new Promise<string | null>((resolve) => recorder.record(toNewHit(each), resolve)),
          ),
        )
      return { ...spool, recorder, record }
    },
    takeAway: () => schema.alterTable('hit').renameTo('hit_away').execute(),
    bringBack: () => schema.alterTable('hit_away').renameTo('hit').execute(),
  }
}

function listIds(hits: readonly { readonly id: string }[]): string[] {
  return hits.map(({ id }) => id)
}

describe('a click spool', () => {
  it('sends every hit with all its columns to PostgreSQL within moments', async () => {
    const { open, outside } = await openPlace()
    const { record, state } = open()
    const [id] = await record(1)
    await vi.waitFor(async () => expect(await outside.listHits()).toEqual([{ id, ...hit }]))
    const ids = await record(2500)
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual([id, ...ids]), {
      timeout: 5000,
    })
    await vi.waitFor(() => expect(state()).toMatchObject({ waiting: 0, oldestSeconds: 0 }))
  })

  it('R8 stores hits while PostgreSQL is unreachable, and sends each once afterwards', async () => {
    const { open, outside, takeAway, bringBack, log } = await openPlace()
    const { record, recorder, state } = open()
    await takeAway()
    const ids = await record(30)
    expect(ids).not.toContain(null)
    ids.push(...(await record(3)))
    expect(state().waiting).toBe(33)
    await vi.waitFor(() => expect(log()).toContain('PostgreSQL is unreachable'))
    expect(recorder.counts()).toEqual({ recorded: 33, unrecorded: 0, lost: 0, waiting: 0 })
    await bringBack()
    await vi.waitFor(async () => expect(listIds(await outside.listHits())).toEqual(ids), {
      timeout: 5000,
    })
    await vi.waitFor(() => expect(state().waiting).toBe(0))
    expect(log()).toContain('PostgreSQL is reachable again')
  })

  it('R4 refuses and counts hits when it is full, and accepts hits again when it has room', async () => {
    const { open, outside, takeAway, bringBack } = await openPlace()
    const { record, recorder, state } = open(256 * 1024)
    await takeAway()
    const answers = await record(5000)
    expect(answers).toContain(null)
    expect(state().bytes).toBeLessThanOrEqual(256 * 1024)
    await bringBack()
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 15_000 })
    await vi.waitFor(() => expect(state().waiting).toBe(0), { timeout: 15_000 })
    expect(await outside.listHits()).toHaveLength(5000)
    expect((await record(1))[0]).toMatch(/^\d+$/)
    expect(recorder.counts().lost).toBe(0)
  }, 40_000)

  it('drops a hit that PostgreSQL rejects, and logs it', async () => {
    const { open, outside, log } = await openPlace()
    const { record, state } = open()
    const rejected = { ...hit, refererHost: 'a\0b' }
    await Promise.all([record(3), record(1, rejected), record(3)])
    await vi.waitFor(() => expect(state()).toMatchObject({ waiting: 0, rejected: 1 }))
    expect(await outside.listHits()).toHaveLength(6)
    expect(log()).toContain('dropped a click that PostgreSQL rejects')
  })

  it('R38 sends its hits when it is closed, and keeps those that PostgreSQL does not take', async () => {
    const { open, outside, takeAway, bringBack } = await openPlace()
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
    const { open, outside, takeAway, bringBack, dataDir, hits } = await openPlace()
    open()
    const ended = open()
    await takeAway()
    const ids = await ended.record(40)
    await ended.close()
    await bringBack()
    const moved: [string, number][] = []
    await recoverAbandonedSpools({
      dataDir,
      hits,
      onRejected: () => {},
      onDamaged: () => {},
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

  it('R7 shrink after their hits are sent', () => {
    const folder = makeFolder()
    const { sqlite } = claim(folder)
    const put = createPackedHits(sqlite)
    const nextId = createHitIds(Date.now)
    const long = { ...hit, channel: 'x'.repeat(1000) }
    for (let batch = 0; batch < 15; batch++) {
      const hits: NumberedHit[] = Array.from({ length: 1000 }, () => ({
        id: nextId(),
        hit: toNewHit(long),
      }))
      put(hits)
    }
    const spool = createHitSpool(sqlite)
    expect(spool.count()).toBe(15_000)
    expect(spool.bytes()).toBeGreaterThan(15_000_000)
    for (let hits = spool.list(1000); hits.length > 0; hits = spool.list(1000)) spool.remove(hits)
    spool.compact()
    expect(spool.bytes()).toBeLessThan(100_000)
    expect(statSync(sqlite.name).size).toBeLessThan(100_000)
    expect(statSync(`${sqlite.name}-wal`).size).toBeLessThan(100_000)
  })

  it('of an older version, with a row per hit, keep their hits', () => {
    const folder = makeFolder()
    const old = claim(folder)
    old.sqlite.exec(`drop table spooled_hits;
      create table hit (id integer primary key not null, "openedAt" text not null, "linkId" text,
        "ownerId" text, identifier text not null, country text, retailer text not null,
        marketplace text, device text not null, browser text not null, "refererHost" text,
        language text, channel text, "excludedBecause" text, source text not null);
      create table late_hit (id integer primary key not null);
      insert into late_hit values (110165911142400000)`)
    const insert = old.sqlite.prepare(`insert into hit values
      (?, '2026-11-21T09:30', null, 'user "ada"', '9780143127741', 'DE', 'amazon', 'de', 'Mobile',
       'Safari', 'blog.example.org', 'de-de', 'a {b}, \\c', null, 'redirect')`)
    const first = 110_165_911_142_400_000n
    for (let number = 0n; number < 1001n; number++) insert.run(first + number)
    old.close()
    const spool = createHitSpool(claim(folder).sqlite)
    expect([spool.count(), spool.oldest()]).toEqual([1001, first])
    const spooled = spool.list(5000)
    expect(spooled.map(({ count }) => count)).toEqual([500, 500, 1])
    const last = { id: first + 1000n, hit: toNewHit({ ...hit, reader: null }) }
    expect(spooled[2]?.packed).toBe(packHits([last]))
  })
})

describe('R12 a hit that reaches PostgreSQL late is marked as late', () => {
  const LATE_MS = 60_000

  async function add(openedAt: number, clientNow: number): Promise<string[]> {
    const { pool, outside } = await openPlace()
    const id = createHitIds(() => openedAt)()
    const packed = packHits([{ id, hit: toNewHit(hit) }])
    const hits = createPostgresHits(pool, () => clientNow)
    await hits.add([packed])
    await hits.add([packed])
    expect(listIds(await outside.listHits())).toEqual([String(id)])
    const late = await outside.db
      .selectFrom('late_hit')
      .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('id'))
      .execute()
    return listIds(late)
  }

  it('not when it arrives in time', async () => {
    expect(await add(Date.now(), Date.now())).toEqual([])
  })

  it('with the clock of the server that sends it', async () => {
    expect(await add(Date.now(), Date.now() + LATE_MS)).toHaveLength(1)
  })

  it('with the clock of PostgreSQL, where a statement may wait for long', async () => {
    const openedAt = Date.now() - LATE_MS
    expect(await add(openedAt, openedAt)).toHaveLength(1)
  })
})
