import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  openClickStore,
  packAll,
  waitForLock,
} from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { connectOutside } from '../../../testing/outside-connection.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { type AddedCounts, appendHits } from './append-hits.repo.ts'
import { eraseHitOwner } from './hit-owners.repo.ts'
import { createSqlClickStore } from './sql-click-store.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = sampleHit.identifier
const EMMA = '9780141439587'

describeEachDatabase('appending hits', (openDatabase, kind) => {
  async function open({ timeZone = 'UTC' } = {}) {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada', timeZone)
    const store = openClickStore(database)
    let processes = 0
    const outside = connectOutside(database.config)
    return {
      database,
      db,
      store,
      number: (hits: readonly Partial<Hit>[], timeMs = NOON): Hit[] => {
        const nextId = createHitIds(() => timeMs, processes++)
        return hits.map((hit) => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() }))
      },
      listHits: async () => {
        const hits = await outside.listHits()
        await outside.close()
        return hits
      },
      readDays: async (ownerId = 'ada', books: readonly string[] | null = null) => {
        const [from, to] = ['2026-11-01', '2026-11-30']
        const filters = { ownerId, timeZone, from, to, books }
        const counts = await store.countClicks({ ...noFilters, ...filters }, from)
        return Object.fromEntries(counts.days)
      },
      listReaders: () => db.selectFrom('day_reader').selectAll().execute(),
      findPackedUntil: async () =>
        (await db.selectFrom('packed_month').select('until').executeTakeFirst())?.until,
      findUnpackedFrom: async () =>
        (await db.selectFrom('hit_owner').select('unpackedFrom').executeTakeFirst())?.unpackedFrom,
    }
  }

  it('stores all hits of a batch or none', async () => {
    const { database, db, store, number, readDays, listReaders } = await open()
    const [good, bad] = number([{ visitorHash: 'one' }, { visitorHash: 'two' }])
    if (!good || !bad) throw new Error('no hits')
    const rejected = { ...bad, device: null as unknown as 'Mobile' }
    const error = await store.append([good, rejected]).catch((reason: unknown) => reason)
    expect(store.isRejection(error)).toBe(true)
    const failing = createSqlClickStore({
      db,
      onAdded: async () => {
        throw new Error('no metrics')
      },
    })
    const outage = await failing.append([good]).catch((reason: unknown) => reason)
    expect(store.isRejection(outage)).toBe(false)
    expect(await readDays()).toEqual({})
    expect(await listReaders()).toEqual([])
    expect(await database.db.selectFrom('hit_owner').selectAll().execute()).toEqual([])
    await store.append([good])
    expect(await readDays()).toEqual({ '2026-11-21': { hits: 1, clicks: 1, readers: 1 } })
  })

  it('returns the hits and clicks that are new, by day', async () => {
    const { db, number } = await open()
    const added: AddedCounts[] = []
    const append = (hits: readonly Hit[]) =>
      createSqlClickStore({
        db,
        onAdded: async (_queries, counts) => void added.push(counts),
      }).append(hits)
    const hits = [
      ...number([{}, { ownerId: null }], NOON - DAY_MS),
      ...number([{}, { excludedBecause: 'crawler' }]),
    ]
    await append(hits.slice(0, 3))
    await append(hits)
    expect(added.map((counts) => Object.fromEntries(counts))).toEqual([
      { '2026-11-20': { hits: 2, clicks: 2 }, '2026-11-21': { hits: 1, clicks: 1 } },
      { '2026-11-21': { hits: 1, clicks: 0 } },
    ])
  })

  it('P2 counts the readers of each day by book and by owner, without storing their hashes in hits', async () => {
    const { database, store, number, readDays, listHits, listReaders } = await open()
    await addOwner(database, 'bob')
    await store.append(
      number([
        { visitorHash: 'one' },
        { visitorHash: 'two' },
        { visitorHash: 'one', identifier: EMMA },
        { visitorHash: 'bot', excludedBecause: 'crawler' },
      ]),
    )
    await store.append(
      number([
        { visitorHash: 'one' },
        { visitorHash: 'three' },
        { visitorHash: null },
        { visitorHash: 'one', ownerId: 'bob' },
      ]),
    )
    const day = '2026-11-21'
    expect(await readDays()).toEqual({ [day]: { hits: 7, clicks: 6, readers: 3 } })
    expect(await readDays('ada', [DUNE])).toEqual({ [day]: { hits: 6, clicks: 5, readers: 3 } })
    expect(await readDays('ada', [EMMA])).toEqual({ [day]: { hits: 1, clicks: 1, readers: 1 } })
    expect(await readDays('bob')).toEqual({ [day]: { hits: 1, clicks: 1, readers: 1 } })
    expect(await listReaders()).toHaveLength(9)
    const hits = await listHits()
    expect(hits.map(({ newReader }) => newReader)).toEqual([2, 2, 1, 0, 0, 2, 0, 2])
    expect(JSON.stringify(hits)).not.toMatch(/one|two|three|bot/)
  })

  it("R12 counts a hit and its reader on the day in the owner's time zone", async () => {
    const { store, number, readDays, listReaders } = await open({ timeZone: 'Asia/Kolkata' })
    await store.append(
      [
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-20T18:29:00Z')),
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-20T18:30:00Z')),
        ...number([{ visitorHash: 'one' }], Date.parse('2026-11-21T11:00:00Z')),
      ].toReversed(),
    )
    expect(await readDays()).toEqual({
      '2026-11-20': { hits: 1, clicks: 1, readers: 1 },
      '2026-11-21': { hits: 2, clicks: 2, readers: 1 },
    })
    expect((await listReaders()).map(({ day }) => day).toSorted()).toEqual([
      ...['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-21'],
    ])
  })

  it('counts links without an owner, and of deleted accounts, for no one', async () => {
    const { store, number, readDays, listHits, listReaders, findUnpackedFrom } = await open()
    await store.append(number([{ ownerId: null }, { ownerId: 'gone', visitorHash: 'one' }]))
    expect(await readDays()).toEqual({})
    expect(await readDays('gone')).toEqual({})
    expect(await listReaders()).toEqual([])
    expect(await findUnpackedFrom()).toBeUndefined()
    expect((await listHits()).map(({ ownerId }) => ownerId)).toEqual([null, null])
  })

  it('R12 counts a late hit, and packs its time and what follows again', async () => {
    const { database, store, number, readDays, findPackedUntil, findUnpackedFrom } = await open()
    for (const days of [3, 2, 1]) await store.append(number([{}, {}], NOON - days * DAY_MS))
    await packAll(database, NOON)
    expect(await findPackedUntil()).toBe('2026-11-21')
    expect(await findUnpackedFrom()).toBeNull()
    await store.append(number([{}]))
    expect(await findUnpackedFrom()).toBe('2026-11-21T12:00')
    await store.append(number([{}], NOON - 2 * DAY_MS))
    expect(await findPackedUntil()).toBe('2026-11-19T12:00')
    expect(await findUnpackedFrom()).toBe('2026-11-19T12:00')
    const sums = { '2026-11-18': 2, '2026-11-19': 3, '2026-11-20': 2, '2026-11-21': 1 }
    const readSums = async () =>
      Object.fromEntries(Object.entries(await readDays()).map(([day, { hits }]) => [day, hits]))
    expect(await readSums()).toEqual(sums)
    await packAll(database, NOON)
    expect(await findPackedUntil()).toBe('2026-11-21')
    expect(await readSums()).toEqual(sums)
  })

  it('R12 counts the hits of a day that a process with a wrong clock has packed', async () => {
    const { database, store, number, readDays, findPackedUntil } = await open()
    await store.append(number([{}, {}]))
    await packAll(database, NOON + 2 * DAY_MS)
    expect(await findPackedUntil()).toBe('2026-11-23')
    await store.append(number([{}]))
    expect(await findPackedUntil()).toBe('2026-11-21T12:00')
    expect(await readDays()).toEqual({ '2026-11-21': { hits: 3, clicks: 3, readers: 0 } })
  })

  it('R12 counts a late hit that arrives while its day is packed', async () => {
    const { database, store, number, readDays } = await open()
    await store.append(number([{}, {}], NOON - DAY_MS))
    const late = Array.from({ length: 10 }, () => number([{}], NOON - DAY_MS))
    await Promise.all([
      packAll(database, NOON),
      ...late.map((hits) => store.append(hits)),
      packAll(database, NOON),
    ])
    const expected = { '2026-11-20': { hits: 12, clicks: 12, readers: 0 } }
    expect(await readDays()).toEqual(expected)
    await packAll(database, NOON)
    expect(await readDays()).toEqual(expected)
  })

  it('R12 R52 counts a hit after the clock was set back, also beside a late hit in another month', async () => {
    const { database, store, number, readDays } = await open()
    const lastMonth = NOON - 25 * DAY_MS
    await store.append(number([{}, {}], lastMonth))
    await store.append(number([{}, {}]))
    await packAll(database, NOON + DAY_MS)
    await store.append(number([{}], lastMonth))
    await store.append(number([{}]))
    await packAll(database, NOON + 2 * DAY_MS)
    expect(await readDays()).toEqual({ '2026-11-21': { hits: 3, clicks: 3, readers: 0 } })
  })

  it.runIf(kind === 'postgres')(
    'R12 P7 packs a day and erases an account only when no hit is being added',
    async () => {
      const { database, db, store, number, readDays, findPackedUntil } = await open()
      await store.append(number([{}, {}]))
      const whileAppending = async (work: () => Promise<unknown>) => {
        let working: Promise<unknown> = Promise.resolve()
        const hits = number([{ visitorHash: 'one' }])
        await createTransact(db)(async (queries) => {
          await appendHits(queries, hits)
          working = work()
          await waitForLock(db)
        })
        await working
      }
      // The clock of the process that packs is a day ahead.
      await whileAppending(() => packAll(database, NOON + DAY_MS))
      expect(await findPackedUntil()).toBe('2026-11-22')
      expect(await readDays()).toEqual({ '2026-11-21': { hits: 3, clicks: 3, readers: 1 } })
      await whileAppending(() => createTransact(db)((queries) => eraseHitOwner(queries, 'ada')))
      for (const table of ['packed_month', 'day_reader'] as const) {
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
      }
    },
  )

  it.runIf(kind === 'postgres')('keeps the mark of a late hit that a pack waited for', async () => {
    const { database, db, store, number, findUnpackedFrom } = await open()
    const [early, later] = [NOON - 40 * DAY_MS, NOON - DAY_MS]
    await store.append(number([{}, {}], early))
    await packAll(database, NOON)
    await store.append(number([{}, {}], later))
    let packing: Promise<void> = Promise.resolve()
    await createTransact(db)(async (queries) => {
      await appendHits(queries, number([{}], early))
      packing = packAll(database, NOON)
      await waitForLock(db)
    })
    await packing
    await packAll(database, NOON)
    const months = db.selectFrom('packed_month').select(['month', 'until']).orderBy('month')
    expect(await months.execute()).toEqual([
      { month: '2026-10', until: '2026-11-01' },
      { month: '2026-11', until: '2026-11-21' },
    ])
    expect(await findUnpackedFrom()).toBeNull()
  })

  it('stores any values, which are read as they were recorded', async () => {
    const { database, db, number } = await open()
    await addOwner(database, 'user "bob"')
    const outside = connectOutside(database.config)
    // PostgreSQL refuses this character, and the sender drops such a hit.
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !/\0/.test(value))
    const maybe = fc.option(text)
    const anyHit = fc.record({
      ownerId: fc.constantFrom('ada', 'user "bob"', null),
      identifier: text,
      country: maybe,
      retailer: text,
      marketplace: maybe,
      device: text,
      browser: text,
      referrerHost: maybe,
      language: maybe,
      channel: maybe,
      excludedBecause: maybe,
      visitorHash: maybe,
    }) as fc.Arbitrary<Omit<Hit, 'id'>>
    await fc.assert(
      fc.asyncProperty(fc.array(anyHit, { minLength: 1, maxLength: 20 }), async (all) => {
        await clearClicks(database)
        const hits = number(all)
        await createTransact(db)((queries) => appendHits(queries, hits))
        const stored = (await outside.listHits()).map(({ newReader: _reader, ...hit }) => hit)
        expect(stored).toEqual(
          hits.map(({ visitorHash: _hash, id, ...hit }) => ({ ...hit, id: String(id) })),
        )
      }),
      { numRuns: 20 },
    )
    await outside.close()
  })
})
