import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectSqlite } from '../../db/sqlite.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { type ClickRecorder, createClickRecorder, MAX_WAITING_HITS } from './click-recorder.ts'
import type { Hit } from './hit.ts'
import { unpackHits } from './spool/packed-hits.ts'
import { createSpool, prepareSpool } from './spool/spool.repo.ts'
import type { SyncMode, SyncPolicy } from './spool/spool-writer.ts'
import { createLogSync, createSpoolWriter, type SpoolWriter } from './spool/spool-writer.ts'

function always(mode: SyncMode): SyncPolicy {
  return { choose: () => mode, observe: () => {} }
}

/** For a log of which a test uses the other way. */
const neverSynced = {
  syncBlocking: () => expect.unreachable('synced inline'),
  syncInBackground: async () => expect.unreachable('synced in the background'),
}

const hit: Omit<Hit, 'id'> = { ...sampleHit, referrerHost: 'blog.example.org', visitorHash: 'hash' }

/** An empty spool file, and another connection to it. */
function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-recorder-'))
  const file = join(folder, 'click-spool-1.db')
  const outside = connectSqlite(file)
  prepareSpool(outside)
  onTestFinished(() => {
    outside.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const spool = createSpool(outside)
  const listHits = (): Hit[] =>
    spool
      .list(Number.POSITIVE_INFINITY)
      .flatMap(({ hits, firstId }) => unpackHits(hits, BigInt(firstId)))
  return { file, outside, listHits }
}

type OpenedFile = ReturnType<typeof openFile>

function openConnection({ file }: Pick<OpenedFile, 'file'>) {
  const own = connectSqlite(file, { timeout: 0 })
  onTestFinished(() => void own.close())
  return own
}

function openSpool({ file }: Pick<OpenedFile, 'file'>, policy?: SyncPolicy) {
  const own = openConnection({ file })
  const log = createLogSync(file)
  onTestFinished(() => log.close())
  return { own, spool: createSpoolWriter(own, log, policy) }
}

/** For tests of what is stored, however busy the machine is. */
function createPatientRecorder(spool: SpoolWriter): ClickRecorder {
  return createClickRecorder({ spool: { ...spool, timeoutMs: 10_000 } })
}

function recordMany(recorder: ClickRecorder, count: number): Promise<(string | null)[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<string | null>((resolve) =>
          recorder.record({ ...hit, id: recorder.nextId() }, resolve),
        ),
    ),
  )
}

describe('createClickRecorder', () => {
  it('answers each hit with its id', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    const ids = await recordMany(recorder, 150)
    expect(file.listHits().map(({ id }) => String(id))).toEqual(ids)
    expect(recorder.counts()).toEqual({ recorded: 150, unrecorded: 0, lost: 0, waiting: 0 })
  })

  it('stores every column', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    const [id] = await recordMany(recorder, 1)
    expect(file.listHits()).toEqual([{ ...hit, id: BigInt(id ?? 0) }])
  })

  it('keeps each hit’s own values when a commit has several', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    const hits = Array.from(
      { length: 30 },
      (_, index): Omit<Hit, 'id'> => ({
        ...hit,
        country: index < 20 ? 'DE' : null,
        excludedBecause: index === 3 ? 'repeat' : null,
        identifier: String(index),
      }),
    )
    await Promise.all(
      hits.map(
        (one) =>
          new Promise((resolve) => recorder.record({ ...one, id: recorder.nextId() }, resolve)),
      ),
    )
    expect(file.listHits().map(({ id: _id, ...rest }) => rest)).toEqual(hits)
  })

  it('stores hits that arrive in one turn of the event loop in one commit', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    await recordMany(recorder, 20)
    const counts = file.outside.prepare<[], number>('select count from spooled_batch').pluck()
    expect(counts.all()).toEqual([20])
  })

  it('stores the hit on disk before it answers', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    const found = await new Promise<number>((resolve) => {
      recorder.record({ ...hit, id: recorder.nextId() }, () => resolve(file.listHits().length))
    })
    expect(found).toBe(1)
  })

  it('flush waits for hits that are being recorded', async () => {
    const file = openFile()
    const recorder = createPatientRecorder(openSpool(file).spool)
    void recordMany(recorder, 2500)
    await recorder.flush(5000)
    expect(file.listHits()).toHaveLength(2500)
  })
})

describe('R5 while another process holds the lock of the spool', () => {
  it('redirects readers before the lock is released and stores their hits once afterwards', async () => {
    const file = openFile()
    const recorder = createClickRecorder({ spool: openSpool(file).spool })
    file.outside.exec('begin immediate')

    for (let round = 0; round < 20; round++) expect(await recordMany(recorder, 1)).toEqual([null])
    expect(recorder.counts()).toMatchObject({ recorded: 0, unrecorded: 20, waiting: 20 })

    file.outside.exec('rollback')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 3000 })
    expect(file.listHits()).toHaveLength(20)
    const [id] = await recordMany(recorder, 1)
    expect(id).toMatch(/^\d+$/)
  })

  it('waits for a lock that is soon released, and answers with the id', async () => {
    const file = openFile()
    let time = 1000
    const recorder = createClickRecorder({ spool: openSpool(file).spool, now: () => time })
    file.outside.exec('begin immediate')
    const recorded = recordMany(recorder, 3)
    await new Promise((resolve) => setImmediate(resolve))
    time += 24
    await new Promise((resolve) => setImmediate(resolve))
    file.outside.exec('rollback')
    expect(await recorded).not.toContain(null)
    expect(file.listHits()).toHaveLength(3)
  })
})

describe('R4 when the disk is full', () => {
  it('redirects readers, damages nothing, and resumes recording on its own', async () => {
    const file = openFile()
    const { own, spool } = openSpool(file)
    const troubles: unknown[] = []
    const recorder = createClickRecorder({
      spool,
      onFailing: (error) => troubles.push(error),
    })
    own.pragma(`max_page_count = ${own.pragma('page_count', { simple: true })}`)

    const responses = await recordMany(recorder, 500)
    expect(responses).toContain(null)
    expect(troubles).toMatchObject([{ code: 'SQLITE_FULL' }])
    expect(own.pragma('integrity_check', { simple: true })).toBe('ok')

    own.pragma('max_page_count = 1073741823')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 3000 })
    expect(file.listHits()).toHaveLength(500)
    expect(recorder.counts()).toMatchObject({ recorded: 500, lost: 0 })
    const [id] = await recordMany(recorder, 1)
    expect(id).toMatch(/^\d+$/)
  })

  it('holds a limited number of hits', async () => {
    const file = openFile()
    file.outside.exec('begin immediate')
    const recorder = createClickRecorder({ spool: openSpool(file).spool })
    const responses = await recordMany(recorder, MAX_WAITING_HITS + 5)
    expect(responses.every((id) => id === null)).toBe(true)
    expect(recorder.counts()).toMatchObject({ lost: 5, waiting: MAX_WAITING_HITS })
    file.outside.exec('rollback')
    await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0), { timeout: 5000 })
  })
})

describe('R2 a hit is on disk before its reader is redirected', () => {
  it('with a blocking sync', async () => {
    const file = openFile()
    const own = openConnection(file)
    const count = own.prepare('select sum(count) from spooled_batch').pluck()
    const seen: string[] = []
    const log = {
      ...neverSynced,
      syncBlocking: () => void seen.push(`synced with ${count.get()} hits`),
    }
    const recorder = createPatientRecorder(createSpoolWriter(own, log, always('blocking')))
    await new Promise<void>((resolve) => {
      for (const last of [false, false, true])
        recorder.record({ ...hit, id: recorder.nextId() }, (id) => {
          seen.push(id ? 'answered' : 'given up')
          if (last) resolve()
        })
    })
    expect(seen).toEqual(['synced with 3 hits', 'answered', 'answered', 'answered'])
  })

  it('with a background sync, which the recorder waits for', async () => {
    const file = openFile()
    const own = openConnection(file)
    const synced = Promise.withResolvers<void>()
    let syncs = 0
    const log = {
      ...neverSynced,
      syncInBackground: () => {
        syncs++
        return synced.promise
      },
    }
    const recorder = createPatientRecorder(createSpoolWriter(own, log, always('background')))
    const responses: (string | null)[] = []
    for (let index = 0; index < 20; index++)
      recorder.record({ ...hit, id: recorder.nextId() }, (id) => responses.push(id))
    await vi.waitFor(() => expect(file.listHits()).toHaveLength(20))
    expect(syncs).toBe(1)
    expect(responses).toEqual([])
    synced.resolve()
    await vi.waitFor(() => expect(responses).toHaveLength(20))
    expect(responses).not.toContain(null)
  })

  it.each(['blocking', 'background'] as const)(
    'and where it is synced %s, it is the log of this file',
    async (mode) => {
      const file = openFile()
      const recorder = createPatientRecorder(openSpool(file, always(mode)).spool)
      const ids = await recordMany(recorder, 20)
      expect(ids).not.toContain(null)
      expect(file.listHits()).toHaveLength(20)
    },
  )

  it.each(['blocking', 'background'] as const)(
    'and a sync %s that fails is no answer: the hit is stored again under its id',
    async (mode) => {
      const file = openFile()
      const own = openConnection(file)
      let failures = 1
      const syncBlocking = () => {
        if (failures-- > 0) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
      }
      const log = { syncBlocking, syncInBackground: async () => syncBlocking() }
      const recorder = createClickRecorder({
        spool: createSpoolWriter(own, log, always(mode)),
      })
      expect(await recordMany(recorder, 5)).toEqual([null, null, null, null, null])
      await vi.waitFor(() => expect(recorder.counts().waiting).toBe(0))
      // The file may contain it twice; the database stores each id once.
      expect(new Set(file.listHits().map(({ id }) => id)).size).toBe(5)
      expect(recorder.counts()).toMatchObject({ recorded: 5, unrecorded: 5, lost: 0 })
    },
  )
})
