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
import { anyTimedHit } from '../../../testing/generated-hits.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createHitIds } from '../hit-id.ts'
import { packDay, packDaysBefore } from './pack-days.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

const anyHits = fc.array(
  anyTimedHit({
    country: fc.constantFrom('DE', 'FR', null),
    retailer: fc.constantFrom('amazon', 'kobo'),
    marketplace: fc.constantFrom('de', null),
    refererHost: fc.constantFrom('example.org', null),
    excludedBecause: fc.constantFrom(null, null, 'crawler'),
  }),
  { maxLength: 40 },
)

describeEachDatabase('packing days', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const transact = createTransact(db)
    await addOwner(database, 'ada', 'Asia/Kolkata')
    await addOwner(database, 'bob')
    const store = openClickStore(database, () => NOW)
    const ask = async (ownerId: string, timeZone: string) => {
      const [from, to] = ['2026-11-17', '2026-11-22']
      const filters = { ownerId, timeZone, from, to, books: null }
      const counts = await store.countClicks({ ...filters, country: null, seller: null }, from)
      const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
      const byBook = await store.countByBook({ ownerId, timeZone, days }, null)
      const groups = await store.countReaderGroups(
        { ownerId, timeZone, days },
        sampleHit.identifier,
      )
      const sorted = <Value>(values: Iterable<Value>) =>
        [...values].map((value) => JSON.stringify(value)).toSorted()
      return {
        days: sorted(counts.days),
        breakdown: [...counts.breakdown].map(([name, values]) => [name, sorted(values)]).toSorted(),
        byBook: sorted(byBook),
        groups: sorted(groups),
      }
    }
    return {
      database,
      db,
      store,
      transact,
      askAll: async () => [await ask('ada', 'Asia/Kolkata'), await ask('bob', 'UTC')],
      listPacked: () =>
        db.selectFrom('packed_day').selectAll().orderBy('owner').orderBy('day').execute(),
      readOwner: () => db.selectFrom('hit_owner').selectAll().executeTakeFirstOrThrow(),
      appendAt: (timeMs: number, count: number) => {
        const nextId = createHitIds(() => timeMs)
        return store.append(
          Array.from({ length: count }, () => ({ ...sampleHit, ownerId: 'ada', id: nextId() })),
        )
      },
    }
  }

  it('R12 rebuilding or deleting any packed day changes no answer, and gives the same bytes', async () => {
    const { database, db, store, askAll, listPacked } = await open()
    await fc.assert(
      fc.asyncProperty(anyHits, fc.nat(), async (hits, chosen) => {
        await clearClicks(database)
        if (hits.length > 0) await store.append(numberHits(hits, NOW))
        const expected = await askAll()
        await packAll(database, NOW)
        const packed = await listPacked()
        expect(await askAll()).toEqual(expected)
        for (const { owner, day } of packed) await packDay(db, { owner, day }, 2)
        expect(await listPacked()).toEqual(packed)
        const lost = packed[chosen % Math.max(1, packed.length)]
        if (!lost) return
        await db
          .deleteFrom('packed_day')
          .where('owner', '=', lost.owner)
          .where('day', '=', lost.day)
          .execute()
        expect(await askAll()).toEqual(expected)
        await packDay(db, lost, 2)
        expect(await listPacked()).toEqual(packed)
        expect(await askAll()).toEqual(expected)
      }),
      { numRuns: kind === 'sqlite' ? 40 : 10 },
    )
  }, 120_000)

  it('packs finished days with many hits only, and no day twice', async () => {
    const { db, transact, appendAt, listPacked, readOwner } = await open()
    await appendAt(NOW - 5 * DAY_MS, 60)
    await appendAt(NOW - 3 * DAY_MS, 49)
    await appendAt(NOW - DAY_MS, 50)
    await appendAt(NOW, 60)
    expect((await readOwner()).unpackedFrom).toBe('2026-11-16')
    await packDaysBefore({ db, transact }, '2026-11-21')
    expect((await listPacked()).map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-20'])
    expect((await readOwner()).unpackedFrom).toBe('2026-11-21')
    await db.deleteFrom('packed_day').execute()
    await packDaysBefore({ db, transact }, '2026-11-21')
    expect(await listPacked()).toEqual([])
    await packDaysBefore({ db, transact }, '2026-11-22')
    expect((await listPacked()).map(({ day }) => day)).toEqual(['2026-11-21'])
    expect((await readOwner()).unpackedFrom).toBeNull()
  })

  it('R38 stops between two steps when the server stops, and continues later', async () => {
    const { db, transact, listPacked, appendAt } = await open()
    await appendAt(NOW - 5 * DAY_MS, 60)
    await appendAt(NOW - DAY_MS, 60)
    let steps = 0
    await packDaysBefore({ db, transact }, '2026-11-21', () => ++steps > 1)
    expect((await listPacked()).map(({ day }) => day)).toEqual(['2026-11-16'])
    await packDaysBefore({ db, transact }, '2026-11-21')
    expect((await listPacked()).map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-20'])
  })

  it('rebuildDay deletes the packed day of a day with few hits', async () => {
    const { db, store, appendAt, listPacked } = await open()
    await appendAt(NOW - DAY_MS, 1)
    const packed = Buffer.from('damaged')
    await db.insertInto('packed_day').values({ owner: 1, day: '2026-11-20', packed }).execute()
    await store.rebuildDay({ owner: 1, day: '2026-11-20' })
    expect(await listPacked()).toEqual([])
  })

  it('P7 packs no day of a deleted account', async () => {
    const { db, store, transact, appendAt, listPacked } = await open()
    await appendAt(NOW - DAY_MS, 60)
    await transact((queries) => store.eraseOwner(queries, 'ada'))
    await packDaysBefore({ db, transact }, '2026-11-21')
    expect(await listPacked()).toEqual([])
  })
})
