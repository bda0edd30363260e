import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  numberHits,
  openClickStore,
  packAll,
} from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { anyVariedHit } from '../../../testing/generated-hits.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import type { ClickPairs } from '../counting/count-columns.ts'
import { createHitIds } from '../hit-id.ts'
import { eraseHitOwner } from './hit-owners.repo.ts'
import { packBefore } from './pack-months.repo.ts'

/** The days before are in two months. */
const NOW = Date.parse('2026-12-02T20:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

const anyHits = fc.array(anyVariedHit(), { maxLength: 40 })

describeEachDatabase('packing days', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const transact = createTransact(db)
    await addOwner(database, 'ada', 'Asia/Kolkata')
    await addOwner(database, 'bob')
    const store = openClickStore(database)
    /** November is shown or compared with in part in the first two periods, then as a whole. */
    const periods = [
      ['2026-10-30', '2026-11-29', '2026-12-03'],
      ['2026-11-29', '2026-11-29', '2026-12-03'],
      ['2026-10-30', '2026-10-30', '2026-12-03'],
      ['2026-10-30', '2026-12-02', '2026-12-03'],
    ] as const
    const ask = async (ownerId: string, timeZone: string) => {
      const period = { ...noFilters, ownerId, timeZone, from: '2026-11-29', to: '2026-12-02' }
      const byBook = await store.countPairs(period, ['book', 'day'])
      const ofBook = { ...period, books: [sampleHit.identifier] }
      const groups = await store.countPairs(ofBook, ['country', 'seller'])
      const sorted = <Value>(values: Iterable<Value>) =>
        [...values].map((value) => JSON.stringify(value)).toSorted()
      const list = (pairs: ClickPairs) =>
        [...pairs].flatMap(([value, others]) => [...others].map((other) => [value, ...other]))
      const charts = []
      for (const [firstDay, from, to] of periods) {
        const filters = {
          ownerId,
          timeZone,
          from,
          to,
          ...noFilters,
        }
        const counts = await store.countClicks(filters, firstDay)
        const breakdown = [...counts.breakdown].map(([name, values]) => [name, sorted(values)])
        charts.push({ days: sorted(counts.days), breakdown: breakdown.toSorted() })
      }
      return { charts, byBook: sorted(list(byBook)), groups: sorted(list(groups)) }
    }
    return {
      database,
      db,
      store,
      transact,
      askAll: async () => [await ask('ada', 'Asia/Kolkata'), await ask('bob', 'UTC')],
      listPacked: () =>
        db.selectFrom('packed_month').selectAll().orderBy('owner').orderBy('month').execute(),
      readOwner: () => db.selectFrom('hit_owner').selectAll().executeTakeFirstOrThrow(),
      appendAt: (timeMs: number, count: number) => {
        const nextId = createHitIds(() => timeMs)
        return store.append(
          Array.from({ length: count }, () => ({ ...sampleHit, ownerId: 'ada', id: nextId() })),
        )
      },
    }
  }

  it('R12 rebuilding or deleting what is packed changes no response, and gives the same bytes', async () => {
    const { database, db, store, askAll, listPacked } = await open()
    const rebuild = (owner: number, month: string) =>
      store.rebuildDay({ owner, day: `${month}-15` })
    await fc.assert(
      fc.asyncProperty(anyHits, fc.nat(), async (hits, chosen) => {
        await clearClicks(database)
        if (hits.length > 0) await store.append(numberHits(hits, NOW))
        const expected = await askAll()
        await packAll(database, NOW)
        const packed = await listPacked()
        expect(await askAll()).toEqual(expected)
        for (const { owner, month } of packed) await rebuild(owner, month)
        expect(await askAll()).toEqual(expected)
        const lost = packed[chosen % Math.max(1, packed.length)]
        if (!lost) return
        await db
          .deleteFrom('packed_month')
          .where('owner', '=', lost.owner)
          .where('month', '=', lost.month)
          .execute()
        expect(await askAll()).toEqual(expected)
        await db.updateTable('hit_owner').set({ unpackedFrom: '2026-11-01' }).execute()
        await packAll(database, NOW)
        expect(await listPacked()).toEqual(packed)
        expect(await askAll()).toEqual(expected)
      }),
      { numRuns: kind === 'sqlite' ? 40 : 10 },
    )
  }, 120_000)

  it('packs finished days, once enough hits are new', async () => {
    const { db, appendAt, listPacked, readOwner } = await open()
    const pack = async (before: string) => {
      await packBefore(db, before, undefined, { hits: 50, summary: 100 })
      return (await listPacked()).map(({ month, until, summary }) => [month, until, !!summary])
    }
    await appendAt(NOW - 5 * DAY_MS, 60)
    await appendAt(NOW - 4 * DAY_MS, 49)
    expect((await readOwner()).unpackedFrom).toBe('2026-11-27T20:00')
    expect(await pack('2026-11-28')).toEqual([['2026-11', '2026-11-28', false]])
    expect((await readOwner()).unpackedFrom).toBe('2026-11-28T20:00')
    expect(await pack('2026-11-29')).toEqual([['2026-11', '2026-11-28', false]])
    expect((await readOwner()).unpackedFrom).toBeNull()
    await appendAt(NOW - 3 * DAY_MS, 1)
    await appendAt(NOW, 60)
    expect(await pack('2026-12-02')).toEqual([['2026-11', '2026-12-01', true]])
    expect(await pack('2026-12-03')).toEqual([
      ['2026-11', '2026-12-01', true],
      ['2026-12', '2026-12-03', false],
    ])
    expect((await readOwner()).unpackedFrom).toBeNull()
  })

  it('R12 reads the days from a late hit on from the table until they are packed again', async () => {
    const { database, store, appendAt, listPacked, askAll } = await open()
    for (const days of [5, 4, 3]) await appendAt(NOW - days * DAY_MS, 3)
    await packAll(database, NOW)
    await appendAt(NOW - 4 * DAY_MS, 1)
    expect((await listPacked()).map(({ until }) => until)).toEqual(['2026-11-28T20:00'])
    const responses = await askAll()
    expect((await store.listHits('ada', 0n, 1n << 62n)).hits).toHaveLength(10)
    expect(responses[0]?.byBook).toEqual([
      `["${sampleHit.identifier}","2026-11-29",4]`,
      `["${sampleHit.identifier}","2026-11-30",3]`,
    ])
    await packAll(database, NOW)
    expect((await listPacked()).map(({ until }) => until)).toEqual(['2026-12-01'])
    expect(await askAll()).toEqual(responses)
  })

  it('packs today too, up to a quarter hour, when many hits are new', async () => {
    const { db, store, appendAt, listPacked, readOwner } = await open()
    const today = '2026-12-02'
    const filters = { ...noFilters, ownerId: 'ada', timeZone: 'UTC', from: today, to: today }
    const countToday = async () =>
      (await store.countPairs(filters, ['book', 'day'])).get(sampleHit.identifier)?.get(today)
    await appendAt(NOW - 50 * 60_000, 49)
    await appendAt(NOW, 1)
    await packBefore(db, '2026-12-02T19:45')
    expect(await listPacked()).toEqual([])
    await appendAt(NOW - 50 * 60_000, 1)
    expect((await readOwner()).unpackedFrom).toBe('2026-12-02T19:00')
    await packBefore(db, '2026-12-02T19:45')
    expect((await listPacked()).map(({ until }) => until)).toEqual(['2026-12-02T19:45'])
    expect((await readOwner()).unpackedFrom).toBe('2026-12-02T20:00')
    await appendAt(NOW, 2)
    expect((await readOwner()).unpackedFrom).toBe('2026-12-02T20:00')
    expect(await countToday()).toBe(53)
    await appendAt(NOW - 45 * 60_000, 1)
    expect((await listPacked()).map(({ until }) => until)).toEqual(['2026-12-02T19:15'])
    expect(await countToday()).toBe(54)
  })

  it('R38 stops between two steps when the server stops, and continues later', async () => {
    const { db, listPacked, appendAt } = await open()
    await appendAt(NOW - 5 * DAY_MS, 200)
    await appendAt(NOW - DAY_MS, 200)
    let steps = 0
    await packBefore(db, '2026-12-02', () => ++steps > 1)
    expect((await listPacked()).map(({ month }) => month)).toEqual(['2026-11'])
    await packBefore(db, '2026-12-02')
    expect((await listPacked()).map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
  })

  it('reads the hits of a damaged packed month, and packs them again', async () => {
    const { database, db, appendAt, listPacked, askAll } = await open()
    await appendAt(NOW - DAY_MS, 60)
    const expected = await askAll()
    await packAll(database, NOW)
    const packed = Buffer.from('damaged')
    await db.updateTable('packed_month').set({ packed }).execute()
    expect(await askAll()).toEqual(expected)
    await appendAt(NOW, 1)
    await packAll(database, NOW + DAY_MS)
    const [row] = await listPacked()
    expect(row?.until).toBe('2026-12-03')
    expect(row?.packed.length).toBeGreaterThan(100)
  })

  it('rebuildDay deletes what is packed of few hits', async () => {
    const { db, store, appendAt, listPacked } = await open()
    await appendAt(NOW - DAY_MS, 1)
    const row = { owner: 1, month: '2026-12', until: '2026-12-02', summary: null }
    await db
      .insertInto('packed_month')
      .values({ ...row, packed: Buffer.from('damaged') })
      .execute()
    await store.rebuildDay({ owner: 1, day: '2026-12-01' })
    expect(await listPacked()).toEqual([])
  })

  it('P7 packs no day of a deleted account', async () => {
    const { db, transact, appendAt, listPacked } = await open()
    await appendAt(NOW - DAY_MS, 60)
    await transact((queries) => eraseHitOwner(queries, 'ada'))
    await packBefore(db, '2026-12-02')
    expect(await listPacked()).toEqual([])
  })
})
