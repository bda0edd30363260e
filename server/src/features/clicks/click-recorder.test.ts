import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { connectSqlite } from '../../db/sqlite.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/databases.ts'
import { connectOutside } from '../../testing/outside-connection.ts'
import { toNewHit } from '../../testing/sample-hit.ts'
import { type ClickRecorder, createClickRecorder, MAX_WAITING_HITS } from './click-recorder.ts'
import type { Hit } from './hit.ts'
import { createHitStore, type HitStore } from './hit-store.ts'
import { createLogSync } from './log-sync.ts'
import { createSqliteHits } from './sqlite-hits.repo.ts'
import type { SyncMode, SyncPolicy } from './sync-policy.ts'

function always(mode: SyncMode): SyncPolicy {
  return { choose: () => mode, observe: () => {} }
}

/** For a log of which a test uses the other way. */
const neverSynced = {
  syncBlocking: () => expect.unreachable('synced inline'),
  syncInBackground: async () => expect.unreachable('synced in the background'),
}

const hit: Hit = {
  openedAt: '2026-11-21T09:30',
  linkId: null,
  ownerId: null,
  identifier: '9780143127741',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  refererHost: 'blog.example.org',
  language: 'de-de',
  channel: null,
  excludedBecause: null,
  source: 'redirect',
  reader: null,
}

function openSqliteStore(file: string, policy?: SyncPolicy) {
  const own = connectSqlite(file, { timeout: 0 })
  const log = createLogSync(file)
  onTestFinished(() => {
    log.close()
    own.close()
  })
  return { own, store: createHitStore(own, createSqliteHits(own), log, policy) }
}

function openStore({ sqlite }: Database): HitStore {
  return openSqliteStore(sqlite?.name ?? '').store
}

/** For tests of what is stored, however busy the machine is. */
function createPatientRecorder(store: HitStore): ClickRecorder {
  return createClickRecorder({ store: { ...store, timeoutMs: 10_000 } })
}

function recordMany(recorder: ClickRecorder, count: number): Promise<(string | null)[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () => new Promise<string | null>((resolve) => recorder.record(toNewHit(hit), resolve)),
    ),
  )
}

function outside(database: TestDatabase) {
  const connection = connectOutside(database.config)
  onTestFinished(() => connection.close())
  return connection
}

describe('createClickRecorder', () => {
  async function open(): Promise<TestDatabase> {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    return database
  }

  it('answers each hit with its id', async () => {
    const database = await open()
    const recorder = createPatientRecorder(openStore(database))
    const ids = await recordMany(recorder, 150)
    const rows = await outside(database).listHits()
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(recorder.counts()).toEqual({ recorded: 150, unrecorded: 0, lost: 0, waiting: 0 })
  })

  it('stores every column', async () => {
    const database = await open()
    const recorder = createPatientRecorder(openStore(database))
    const [id] = await recordMany(recorder, 1)
    expect(await outside(database).listHits()).toEqual([{ id, ...hit }])
  })

  it('keeps each hit’s own minute and source when a commit has several', async () => {
    const database = await open()
    const recorder = createPatientRecorder(openStore(database))
    const hits: Hit[] = Array.from({ length: 30 }, (_, index) => ({
      ...hit,
      openedAt: index < 20 ? '2026-11-21T09:30' : '2026-11-21T09:31',
      source: index === 3 ? 'beacon' : 'redirect',
      identifier: String(index),
    }))
    await Promise.all(
      hits.map((one) => new Promise((resolve) => recorder.record(toNewHit(one), resolve))),
    )
    const stored = await outside(database).listHits()
    expect(stored.map(({ id: _id, ...rest }) => rest)).toEqual(hits)
  })

  it('stores the hit on disk before it answers', async () => {
    const database = await open()
    const store = openStore(database)
    const recorder = createPatientRecorder(store)
    const reader = outside(database)
    const found = await new Promise<number>((resolve, reject) => {
      recorder.record(toNewHit(hit), () => {
        reader.listHits().then((rows) => resolve(rows.length), reject)
      })
    })
    expect(found).toBe(1)
  })

  it('flush waits for hits that are being recorded', async () => {
    const database = await open()
    const recorder = createPatientRecorder(openStore(database))
    void recordMany(recorder, 2500)
    await recorder.flush(5000)
    expect(await outside(database).listHits()).toHaveLength(2500)
  })

  it('drops a hit that the database rejects, and stores the others of its batch', async () => {
    const database = await open()
    const recorder = createPatientRecorder(openStore(database))
    const rejected = { ...hit, identifier: null as unknown as string }
    const answers: (string | null)[] = []
    for (const each of [hit, hit, rejected, hit, hit])
      recorder.record(toNewHit(each), (id) => answers.push(id))
    await vi.waitFor(() => expect(answers).toHaveLength(5))
    expect(answers.filter((id) => id === null)).toHaveLength(1)
    expect(await outside(database).listHits()).toHaveLength(4)
    expect(recorder.counts()).toEqual({ recorded: 4, unrecorded: 1, lost: 1, waiting: 0 })
  })
})

describe('R5 while another process holds the lock of SQLite', () => {
  it('redirects readers within milliseconds and stores their hits once afterwards', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const recorder = createClickRecorder({ store: openStore(database) })
    const other = outside(database)
    other.sqlite?.exec('begin immediate')

    const waits: number[] = []
    for (let round = 0; round < 20; round++) {
      const startedAt = performance.now()
      const [id] = await recordMany(recorder, 1)
      waits.push(performance.now() - startedAt)
      expect(id).toBeNull()
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(25)
    expect(recorder.counts()).toMatchObject({ recorded: 0, unrecorded: 20, waiting: 20 })

    other.sqlite?.exec('rollback')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 3000 })
    expect(await other.listHits()).toHaveLength(20)
    const [id] = await recordMany(recorder, 1)
    expect(id).toMatch(/^\d+$/)
  })

  it('waits for a query builder’s transaction in this process and does not join it', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const recorder = createClickRecorder({ store: openStore(database) })
    let recorded: Promise<(string | null)[]> | undefined
    await expect(
      database.db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('service_state')
          .values({ key: 'a', value: 'b', updatedAt: '2026-11-21T09:30:00.000Z' })
          .execute()
        recorded = recordMany(recorder, 3)
        await once(process, 'everyshelf-never', { signal: AbortSignal.timeout(5) }).catch(() => {})
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await recorded)?.every((id) => id !== null)).toBe(true)
    expect(await outside(database).listHits()).toHaveLength(3)
  })
})

describe('R4 when the disk is full', () => {
  it('redirects readers, damages nothing, and resumes recording on its own', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const { own, store } = openSqliteStore(database.sqlite?.name ?? '')
    const troubles: unknown[] = []
    const recorder = createClickRecorder({
      store,
      onFailing: (error) => troubles.push(error),
    })
    own.pragma(`max_page_count = ${own.pragma('page_count', { simple: true })}`)

    const answers = await recordMany(recorder, 500)
    expect(answers).toContain(null)
    expect(troubles).toMatchObject([{ code: 'SQLITE_FULL' }])
    expect(own.pragma('integrity_check', { simple: true })).toBe('ok')

    own.pragma('max_page_count = 1073741823')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 3000 })
    expect(await outside(database).listHits()).toHaveLength(500)
    expect(recorder.counts()).toMatchObject({ recorded: 500, lost: 0 })
    const [id] = await recordMany(recorder, 1)
    expect(id).toMatch(/^\d+$/)
  })

  it('holds a limited number of hits', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const other = outside(database)
    other.sqlite?.exec('begin immediate')
    const recorder = createClickRecorder({ store: openStore(database) })
    const answers = await recordMany(recorder, MAX_WAITING_HITS + 5)
    expect(answers.every((id) => id === null)).toBe(true)
    expect(recorder.counts()).toMatchObject({ lost: 5, waiting: MAX_WAITING_HITS })
    other.sqlite?.exec('rollback')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 5000 })
  })
})

describe('R2 a hit is on disk before its reader is redirected', () => {
  it('with a blocking sync', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const own = connectSqlite(database.sqlite?.name ?? '', { timeout: 0 })
    onTestFinished(() => void own.close())
    const count = own.prepare('select count(*) from hit').pluck()
    const seen: string[] = []
    const log = {
      ...neverSynced,
      syncBlocking: () => void seen.push(`synced with ${count.get()} hits`),
    }
    const store = createHitStore(own, createSqliteHits(own), log, always('blocking'))
    const recorder = createPatientRecorder(store)
    await new Promise<void>((resolve) => {
      for (const last of [false, false, true])
        recorder.record(toNewHit(hit), (id) => {
          seen.push(id ? 'answered' : 'given up')
          if (last) resolve()
        })
    })
    expect(seen).toEqual(['synced with 3 hits', 'answered', 'answered', 'answered'])
  })

  it('with a background sync, which the recorder waits for', async () => {
    const database = await openTestDatabase('sqlite')
    onTestFinished(() => database.dispose())
    const own = connectSqlite(database.sqlite?.name ?? '', { timeout: 0 })
    onTestFinished(() => void own.close())
    const synced = Promise.withResolvers<void>()
    let syncs = 0
    const log = {
      ...neverSynced,
      syncInBackground: () => {
        syncs++
        return synced.promise
      },
    }
    const store = createHitStore(own, createSqliteHits(own), log, always('background'))
    const recorder = createPatientRecorder(store)
    const answers: (string | null)[] = []
    for (let index = 0; index < 20; index++)
      recorder.record(toNewHit(hit), (id) => answers.push(id))
    const reader = outside(database)
    await vi.waitFor(async () => expect(await reader.listHits()).toHaveLength(20))
    expect(syncs).toBe(1)
    expect(answers).toEqual([])
    synced.resolve()
    await vi.waitFor(() => expect(answers).toHaveLength(20))
    expect(answers).not.toContain(null)
  })

  it.each(['blocking', 'background'] as const)(
    'and where it is synced %s, it is the log of this database',
    async (mode) => {
      const database = await openTestDatabase('sqlite')
      onTestFinished(() => database.dispose())
      const { store } = openSqliteStore(database.sqlite?.name ?? '', always(mode))
      const recorder = createPatientRecorder(store)
      const ids = await recordMany(recorder, 20)
      expect(ids).not.toContain(null)
      expect(await outside(database).listHits()).toHaveLength(20)
    },
  )

  it.each(['blocking', 'background'] as const)(
    'and a sync %s that fails is no answer: the hit is stored again, once',
    async (mode) => {
      const database = await openTestDatabase('sqlite')
      onTestFinished(() => database.dispose())
      const own = connectSqlite(database.sqlite?.name ?? '', { timeout: 0 })
      onTestFinished(() => void own.close())
      let failures = 1
      const syncBlocking = () => {
        if (failures-- > 0) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
      }
      const log = { syncBlocking, syncInBackground: async () => syncBlocking() }
      const recorder = createClickRecorder({
        store: createHitStore(own, createSqliteHits(own), log, always(mode)),
      })
      expect(await recordMany(recorder, 5)).toEqual([null, null, null, null, null])
      await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0))
      expect(await outside(database).listHits()).toHaveLength(5)
      expect(recorder.counts()).toMatchObject({ unrecorded: 5, lost: 0 })
    },
  )
})
