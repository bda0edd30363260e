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
  anyOpeningBefore,
  type Opening,
  type StoredHit,
  storeLate,
  storeOpenings,
} from '../../../testing/openings.ts'
import type { Hit } from '../hit.ts'
import { createRecountRepo } from './recount.repo.ts'
import { recountClicks } from './recount.ts'
import type { OwnedHit } from './tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const ALL = 1n << 62n
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

const anyOpening = anyOpeningBefore(NOW, {
  excludedBecause: fc.constantFrom(null, null, 'crawler'),
  source: fc.constantFrom('redirect', 'redirect', 'redirect', 'beacon'),
})

/** What may happen, in any order: hits are added up, moved, come late, and the owner changes again. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('recount' as const), hits: fc.integer({ min: 1, max: 8 }) }),
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

describeEachDatabase('another time zone', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const totals = openClickTotals(database)
    const recounts = createRecountRepo(db, createTransact(db))
    const askFor = (nextTimeZone: string) =>
      db.updateTable('user_profile').set({ nextTimeZone }).where('userId', '=', 'ada').execute()
    return {
      database,
      totals,
      recounts,
      askFor,
      storeLate: (row: StoredHit) => storeLate(database, row),
      /** Takes from the hits that are still to come late. */
      take: async (step: Step, late: StoredHit[]) => {
        switch (step.kind) {
          case 'add':
            await totals.rollUp(ALL, step.hits, new Date(NOW))
            break
          case 'recount':
            await recounts.recountNext(step.hits, new Date(NOW))
            break
          case 'close':
            await closeAll(database, NOW + step.days * DAY_MS)
            break
          case 'zone':
            await askFor(step.zone)
            break
          case 'late':
            for (const row of late.splice(0, 1)) await storeLate(database, row)
        }
      },
      store: (openings: readonly Opening[]) => storeOpenings(database, openings, NOW),
      clear: async () => {
        await clearClicks(database)
        await db.updateTable('user_profile').set({ timeZone: 'UTC', nextTimeZone: null }).execute()
      },
    }
  }

  it('R12 gives the totals that it would have given from the start', async () => {
    const opened = await open()
    const { database } = opened
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOpening, { maxLength: 25 }),
        fc.array(anyStep, { minLength: 3, maxLength: 15 }),
        fc.constantFrom(...zones),
        async (openings, steps, lastZone) => {
          await opened.clear()
          const late = await opened.store(openings)
          const stored = [...openings.filter(({ isLate }) => !isLate), ...late]
          for (const step of steps) await opened.take(step, late)
          for (const row of late) await opened.storeLate(row)
          await opened.askFor(lastZone)
          await recountClicks(opened.recounts, () => NOW, undefined, 4)
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

  it('R12 takes hits that come late meanwhile, before and behind the place it has reached', async () => {
    const opened = await open()
    const [opening] = fc.sample(anyOpening, { numRuns: 1, seed: 7 })
    if (!opening) throw new Error('no sample')
    const openings = [5, 4, 3, 2, 1, 0].map(
      (minute): Opening => ({
        ...opening,
        ...{ ownerId: 'ada', source: 'redirect', openedAt: `2026-11-20T20:0${5 - minute}` },
        ...{ minutesAgo: 24 * 60 + minute, isLate: minute === 5 || minute === 0 },
      }),
    )
    const late = await opened.store(openings)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    await opened.askFor('Asia/Kolkata')
    await opened.recounts.recountNext(2, new Date(NOW))
    for (const row of late) await opened.storeLate(row)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    await recountClicks(opened.recounts, () => NOW)
    await opened.totals.rollUp(ALL, 10, new Date(NOW))
    const expected = await countTotals(opened.database, ownedBy(openings, 'Asia/Kolkata'))
    expect(await readTotals(opened.database)).toEqual(expected)
  })

  it('keeps as many readers as there were', async () => {
    const opened = await open()
    const { database, totals, recounts } = opened
    const [opening] = fc.sample(anyOpening, { numRuns: 1, seed: 7 })
    if (!opening) throw new Error('no sample')
    const at = (openedAt: string, reader: string): Opening => ({
      ...opening,
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
    await recountClicks(recounts, () => NOW)
    expect(await readersByDay()).toEqual({ '2026-11-20': 1, '2026-11-21': 2 })
    await opened.askFor('Pacific/Kiritimati')
    await recountClicks(recounts, () => NOW)
    await opened.askFor('UTC')
    await recountClicks(recounts, () => NOW)
    expect(await readersByDay()).toEqual({ '2026-11-20': 3 })
  })

  it('ends with an account that is deleted meanwhile', async () => {
    const opened = await open()
    const { database, totals, recounts } = opened
    const openings = fc.sample(anyOpening, { numRuns: 20, seed: 7 })
    await opened.store(openings.map((hit) => ({ ...hit, ownerId: 'ada', isLate: false })))
    await totals.rollUp(ALL, 100, new Date(NOW))
    await opened.askFor('Asia/Kolkata')
    await recounts.recountNext(5, new Date(NOW))
    const { db } = database
    for (const table of ['click_day', 'click_sheet', 'click_cell', 'reader_day'] as const) {
      await db.deleteFrom(table).where('ownerId', '=', 'ada').execute()
    }
    await db.deleteFrom('user_profile').where('userId', '=', 'ada').execute()
    await recountClicks(recounts, () => NOW)
    expect(await readTotals(database)).toEqual([])
    const states = await db.selectFrom('service_state').select(['key', 'value']).execute()
    expect(JSON.stringify(states)).not.toContain('ada')
  })
})
