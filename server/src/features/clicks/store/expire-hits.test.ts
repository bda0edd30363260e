import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { askOldDays } from '../../../testing/ask-charts.ts'
import {
  addOwner,
  clearClicks,
  numberHits,
  openClickStore,
  packAll,
} from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { anyVariedHit, farZones } from '../../../testing/generated-hits.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import { sliceTimes } from '../counting/hit-columns.ts'
import { unpackColumns } from '../counting/packed-columns.ts'
import { createHitIds, dayOfHitId } from '../hit-id.ts'
import { deleteReadersBefore, deleteTotalsBefore } from './delete-in-steps.repo.ts'
import { expireHits } from './expire-hits.repo.ts'
import { eraseHitOwner } from './hit-owners.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = '9780441172719'
const EMMA = '9780141439587'
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

const anyHits = fc.array(anyVariedHit({ ownerId: fc.constantFrom('ada', 'ada', 'bob', null) }), {
  maxLength: 40,
})

describeEachDatabase('expiring hits', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const transact = createTransact(db)
    for (const owner of ['ada', 'bob']) await addOwner(database, owner)
    const store = openClickStore(database)
    return {
      database,
      db,
      store,
      transact,
      expire: (before: string) => expireHits(db, before, () => false),
      setZone: (timeZone: string) => db.updateTable('user_profile').set({ timeZone }).execute(),
      askAll: (timeZone: string) => askOldDays(store, timeZone),
      listHitDays: async () => {
        const rows = await db
          .selectFrom('link_hit')
          .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('id'))
          .execute()
        return rows.map(({ id }) => dayOfHitId(BigInt(id))).toSorted()
      },
    }
  }

  it('P3 R12 changes no count by day, book, and breakdown, in any time zone', async () => {
    const opened = await open()
    const { database, store, db } = opened
    await fc.assert(
      fc.asyncProperty(
        anyHits,
        fc.constantFrom(...farZones),
        fc.array(fc.constantFrom(...days), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (hits, zone, befores, isPacked) => {
          await clearClicks(database)
          await opened.setZone(zone)
          if (hits.length > 0) await store.append(numberHits(hits, NOW))
          if (isPacked) await packAll(database, NOW)
          const expected = await opened.askAll(zone)
          for (const before of befores) {
            await opened.expire(before)
            expect(await opened.askAll(zone)).toEqual(expected)
          }
          const last = befores.toSorted().at(-1) ?? ''
          expect((await opened.listHitDays()).filter((day) => day < last)).toEqual([])
          const packed = await db.selectFrom('packed_month').select(['month', 'packed']).execute()
          for (const row of packed) {
            const columns = unpackColumns(row.month, row.packed)
            expect(columns && sliceTimes(columns, '2026-01-01', last).length).toBe(0)
          }
        },
      ),
      { numRuns: kind === 'sqlite' ? 40 : 12 },
    )
  }, 120_000)

  it('adds more hits of a day than one query reads, and its late hits', async () => {
    const opened = await open()
    const { store } = opened
    let processes = 0
    const append = async (count: number) => {
      const nextId = createHitIds(() => NOW - 3 * DAY_MS, processes++)
      const hit = { ...sampleHit, ownerId: 'ada' }
      await store.append(
        Array.from({ length: count }, (_, index) => ({
          ...{ ...hit, id: nextId(), visitorHash: String(index) },
          identifier: index % 2 ? DUNE : EMMA,
        })),
      )
    }
    await append(4500)
    await opened.expire('2026-11-19')
    await append(2)
    const expected = await opened.askAll('UTC')
    await opened.expire('2026-11-19')
    expect(await opened.listHitDays()).toEqual([])
    expect(await opened.askAll('UTC')).toEqual(expected)
    const [first] = expected
    expect(first).toMatchObject({
      days: { '2026-11-18': { hits: 4502, clicks: 4502, readers: 4500 } },
    })
  })

  it('P2 P7 deletes more readers and totals than one step does', async () => {
    const { db, store, transact } = await open()
    const count = async (table: 'day_reader' | 'daily_total') =>
      (await db.selectFrom(table).select('owner').execute()).length
    const append = async (ownerId: string, process: number) => {
      const nextId = createHitIds(() => NOW - 3 * DAY_MS, process)
      const hits = Array.from({ length: 2100 }, (_, index) => ({ ...sampleHit, ownerId, index }))
      await store.append(
        hits.map(({ index, ...hit }) => ({
          ...{ ...hit, id: nextId() },
          ...{ visitorHash: String(index), identifier: String(index) },
        })),
      )
    }
    for (const [process, owner] of ['ada', 'bob'].entries()) await append(owner, process)
    await store.expire({ hits: '2026-11-20' }, () => false)
    expect([await count('day_reader'), await count('daily_total')]).toEqual([8400, 4202])
    await transact((queries) => eraseHitOwner(queries, 'ada'))
    expect([await count('day_reader'), await count('daily_total')]).toEqual([4200, 2101])
    await store.expire({ readers: '2026-11-18', totals: '2026-11-18' }, () => false)
    expect([await count('day_reader'), await count('daily_total')]).toEqual([4200, 2101])
    await store.expire({ readers: '2026-11-19', totals: '2026-11-19' }, () => false)
    expect([await count('day_reader'), await count('daily_total')]).toEqual([0, 0])
  })

  it('P7 deletes the hits of deleted accounts and of links without an owner, without totals', async () => {
    const opened = await open()
    const { db, store, transact } = opened
    for (const [index, ownerId] of ['ada', 'bob', null].entries()) {
      for (const daysAgo of [3, 0]) {
        const nextId = createHitIds(() => NOW - daysAgo * DAY_MS, index)
        const hits = [1, 2].map(() => ({ ...sampleHit, ownerId, id: nextId() }))
        await store.append(hits)
      }
    }
    await transact((queries) => eraseHitOwner(queries, 'ada'))
    await opened.expire('2026-11-20')
    expect(await opened.listHitDays()).toEqual(Array.from({ length: 6 }, () => '2026-11-21'))
    const totals = await db.selectFrom('daily_total').select(['owner', 'identifier']).execute()
    expect(totals.map(({ owner }) => owner)).toEqual([2, 2])
  })

  it('R38 stops between two days, and continues later', async () => {
    const { db, store, expire, listHitDays } = await open()
    for (const daysAgo of [4, 3, 2]) {
      const nextId = createHitIds(() => NOW - daysAgo * DAY_MS)
      await store.append([{ ...sampleHit, ownerId: 'ada', id: nextId() }])
    }
    let turns = 0
    await expireHits(db, '2026-11-20', () => ++turns > 1)
    expect(await listHitDays()).toEqual(['2026-11-18', '2026-11-19'])
    await expire('2026-11-20')
    expect(await listHitDays()).toEqual([])
    const totals = db.selectFrom('daily_total').select('day').where('identifier', '=', '')
    expect(await totals.orderBy('day').execute()).toEqual(
      ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => ({ day })),
    )
  })

  it('rolls back a day that fails halfway, and repeats it', async () => {
    const opened = await open()
    const { db, store } = opened
    const nextId = createHitIds(() => NOW - 3 * DAY_MS)
    const hit = { ...sampleHit, ownerId: 'ada' }
    await store.append([DUNE, EMMA].map((identifier) => ({ ...hit, identifier, id: nextId() })))
    const expected = await opened.askAll('UTC')
    await db.schema.alterTable('packed_month').renameTo('packed_month_away').execute()
    await expect(opened.expire('2026-11-20')).rejects.toThrow()
    await db.schema.alterTable('packed_month_away').renameTo('packed_month').execute()
    expect(await db.selectFrom('daily_total').selectAll().execute()).toEqual([])
    await opened.expire('2026-11-20')
    expect(await opened.askAll('UTC')).toEqual(expected)
  })

  it('P3 knows no countries and stores of days without hits', async () => {
    const opened = await open()
    const { store } = opened
    const nextId = createHitIds(() => NOW - 3 * DAY_MS)
    await store.append([{ ...sampleHit, ownerId: 'ada', id: nextId() }])
    const period = { timeZone: 'UTC', from: '2026-11-01', to: '2026-11-21' }
    const filters = { ...noFilters, ...period, ownerId: 'ada' }
    const germany = { ...filters, country: 'DE' }
    expect((await store.countClicks(germany, period.from)).days.size).toBe(1)
    await opened.expire('2026-11-20')
    expect((await store.countClicks(germany, period.from)).days.size).toBe(0)
    const others = [{ seller: 'amazon-de' }, { channel: 'web' as const }, { campaign: 'Spring' }]
    for (const other of others) {
      const counts = await store.countClicks({ ...filters, ...other }, period.from)
      expect(counts.days.size).toBe(0)
    }
  })

  it('P2 P3 deletes visitor hashes and totals of the days before one', async () => {
    const opened = await open()
    const { db, store } = opened
    for (const daysAgo of [4, 3, 2]) {
      const nextId = createHitIds(() => NOW - daysAgo * DAY_MS)
      await store.append([{ ...sampleHit, ownerId: 'ada', visitorHash: 'one', id: nextId() }])
    }
    await opened.expire('2026-11-20')
    const listDays = async (table: 'daily_total' | 'day_reader') => [
      ...new Set(
        (await db.selectFrom(table).select('day').orderBy('day').execute()).map(({ day }) => day),
      ),
    ]
    expect(await listDays('daily_total')).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
    await deleteTotalsBefore(db, '2026-11-19')
    expect(await listDays('daily_total')).toEqual(['2026-11-19'])
    await deleteReadersBefore(db, '2026-11-18')
    expect(await listDays('day_reader')).toEqual(['2026-11-18', '2026-11-19'])
  })
})
