import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  closeAll,
  countTotals,
  listBookDays,
  openClickTotals,
  readTotals,
} from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import {
  anyHitBefore,
  type GeneratedHit,
  type StoredHit,
  storeHits,
  storeLateHit,
} from '../../../testing/generated-hits.ts'
import type { Hit } from '../hit.ts'
import { createRebuildTotalsWork } from './rebuild-totals.repo.ts'
import { runInSlices } from './run-in-slices.ts'
import type { OwnedHit } from './tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const ALL = 1n << 62n
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

const anyHit = anyHitBefore(NOW, {
  excludedBecause: fc.constantFrom(null, null, 'crawler'),
  source: fc.constantFrom('redirect', 'redirect', 'redirect', 'beacon'),
})

/** What may happen, in any order: hits are added up, moved, come late, and the owner changes again. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('rebuild' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('late' as const) }),
  fc.record({ kind: fc.constant('close' as const), days: fc.integer({ min: 0, max: 15 }) }),
  fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }),
)

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** The hits that are counted when ada has had this time zone from the start, and bob none. */
function ownedBy(hits: readonly Hit[], timeZone: string): OwnedHit[] {
  return hits.flatMap(({ ownerId, ...hit }): OwnedHit[] => {
    if (ownerId === null || hit.source !== 'redirect') return []
    return [{ ...hit, ownerId, timeZone: ownerId === 'ada' ? timeZone : 'UTC' }]
  })
}

describeEachDatabase('rebuilding totals for another time zone', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const totals = openClickTotals(database)
    const rebuild = createRebuildTotalsWork(db, createTransact(db))
    const askFor = (nextTimeZone: string) =>
      db.updateTable('user_profile').set({ nextTimeZone }).where('userId', '=', 'ada').execute()
    return {
      database,
      totals,
      rebuild,
      askFor,
      storeLateHit: (row: StoredHit) => storeLateHit(database, row),
      /** Takes from the hits that are still to come late. */
      take: async (step: Step, late: StoredHit[]) => {
        switch (step.kind) {
          case 'add':
            await totals.rollUp(ALL, step.hits, new Date(NOW))
            break
          case 'rebuild':
            await rebuild.processNext(step.hits, new Date(NOW))
            break
          case 'close':
            await closeAll(database, NOW + step.days * DAY_MS)
            break
          case 'zone':
            await askFor(step.zone)
            break
          case 'late':
            for (const row of late.splice(0, 1)) await storeLateHit(database, row)
        }
      },
      store: (hits: readonly GeneratedHit[]) => storeHits(database, hits, NOW),
      clear: async () => {
        await clearClicks(database)
        await db.updateTable('user_profile').set({ timeZone: 'UTC', nextTimeZone: null }).execute()
      },
    }
  }

  it('R12 gives the same totals as counting in that time zone from the start', async () => {
    const opened = await open()
    const { database } = opened
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHit, { maxLength: 25 }),
        fc.array(anyStep, { minLength: 3, maxLength: 15 }),
        fc.constantFrom(...zones),
        async (hits, steps, lastZone) => {
          await opened.clear()
          const late = await opened.store(hits)
          const stored = [...hits.filter(({ isLate }) => !isLate), ...late]
          for (const step of steps) await opened.take(step, late)
          for (const row of late) await opened.storeLateHit(row)
          await opened.askFor(lastZone)
          await runInSlices(opened.rebuild, () => NOW, undefined, 4)
          for (let turn = 0; turn < 12; turn++) await opened.totals.rollUp(ALL, 10, new Date(NOW))

          const expected = await countTotals(database, ownedBy(stored, lastZone))
          expect(await readTotals(database)).toEqual(expected)
          for (const row of await listBookDays(database))
            expect(row.readers).toBeLessThanOrEqual(row.clicks)
        },
      ),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    )
  }, 120_000)

  it('R12 includes hits that arrive late meanwhile, before and after its progress', async () => {
    const opened = await open()
    const [sampled] = fc.sample(anyHit, { numRuns: 1, seed: 7 })
    if (!sampled) throw new Error('no sample')
    const hits = [5, 4, 3, 2, 1, 0].map(
      (minute): GeneratedHit => ({
        ...sampled,
        ...{ ownerId: 'ada', source: 'redirect', openedAt: `2026-11-20T20:0${5 - minute}` },
        ...{ minutesAgo: 24 * 60 + minute, isLate: minute === 5 || minute === 0 },
      }),
    )
    const late = await opened.store(hits)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    await opened.askFor('Asia/Kolkata')
    await opened.rebuild.processNext(2, new Date(NOW))
    for (const row of late) await opened.storeLateHit(row)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    await runInSlices(opened.rebuild, () => NOW)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    const expected = await countTotals(opened.database, ownedBy(hits, 'Asia/Kolkata'))
    expect(await readTotals(opened.database)).toEqual(expected)
  })

  it('keeps the number of readers', async () => {
    const opened = await open()
    const { database, totals, rebuild } = opened
    const [sampled] = fc.sample(anyHit, { numRuns: 1, seed: 7 })
    if (!sampled) throw new Error('no sample')
    const at = (openedAt: string, reader: string): GeneratedHit => ({
      ...sampled,
      ...{ ownerId: 'ada', source: 'redirect', excludedBecause: null, isLate: false },
      ...{ openedAt, reader, minutesAgo: (NOW - Date.parse(`${openedAt}Z`)) / 60_000 },
    })
    await opened.store([
      at('2026-11-20T19:00', 'one'),
      at('2026-11-20T19:10', 'one'),
      at('2026-11-20T20:00', 'two'),
      at('2026-11-20T01:00', 'three'),
    ])
    await totals.rollUp(ALL, 10, new Date(NOW))
    const readersByDay = async () =>
      Object.fromEntries(
        (await listBookDays(database))
          .filter(({ identifier }) => identifier === '')
          .map(({ day, readers }) => [day, readers]),
      )
    expect(await readersByDay()).toEqual({ '2026-11-20': 3 })
    await opened.askFor('Asia/Kolkata')
    await runInSlices(rebuild, () => NOW)
    expect(await readersByDay()).toEqual({ '2026-11-20': 1, '2026-11-21': 2 })
    await opened.askFor('Pacific/Kiritimati')
    await runInSlices(rebuild, () => NOW)
    await opened.askFor('UTC')
    await runInSlices(rebuild, () => NOW)
    expect(await readersByDay()).toEqual({ '2026-11-20': 3 })
  })

  it('ends when the account is deleted meanwhile', async () => {
    const opened = await open()
    const { database, totals, rebuild } = opened
    const hits = fc.sample(anyHit, { numRuns: 20, seed: 7 })
    await opened.store(hits.map((hit) => ({ ...hit, ownerId: 'ada', isLate: false })))
    await totals.rollUp(ALL, 100, new Date(NOW))
    await opened.askFor('Asia/Kolkata')
    await rebuild.processNext(5, new Date(NOW))
    const { db } = database
    for (const table of ['click_day', 'click_sheet', 'click_cell', 'reader_day'] as const) {
      await db.deleteFrom(table).where('ownerId', '=', 'ada').execute()
    }
    await db.deleteFrom('user_profile').where('userId', '=', 'ada').execute()
    await runInSlices(rebuild, () => NOW)
    expect(await readTotals(database)).toEqual([])
    const states = await db.selectFrom('service_state').select(['key', 'value']).execute()
    expect(JSON.stringify(states)).not.toContain('ada')
  })
})
