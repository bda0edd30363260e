import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickDayTable } from '../../../db/tables/click-day.table.ts'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  closeAll,
  countSheets,
  openClickTotals,
} from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import {
  anyOpeningBefore,
  type Opening,
  type StoredHit,
  storeLate,
  storeOpenings,
} from '../../../testing/openings.ts'
import { createHitIds } from '../hit-id.ts'
import { addStoredFigures, type Figures } from './figures.ts'
import { createRecountRepo, type RecountRepo } from './recount.repo.ts'
import { recountClicks } from './recount.ts'
import { createRevisionRepo } from './revision.repo.ts'
import { presentRules, type Rules } from './revision.ts'
import type { Sheet } from './sheet.ts'
import { tallyHits } from './tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const LATER = NOW + 15 * 60_000
const ALL = 1n << 62n
const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati']

/** Rules of another day: floods and repeats are people after all, and computers none. */
const laterRules: Rules = {
  version: presentRules.version + 1,
  revise: ({ excludedBecause, device }) => {
    const isPerson = [null, 'over-limit', 'repeat'].includes(excludedBecause)
    if (!isPerson) return excludedBecause
    return device === 'Desktop' ? 'data-centre' : null
  },
}

/** And of the day after: computers without a language are none either. */
const lastRules: Rules = { version: laterRules.version + 1, revise: presentRules.revise }

const anyOpening = anyOpeningBefore(NOW, {
  ownerId: fc.constantFrom('ada', 'ada', 'bob', 'gone', null),
  device: fc.constantFrom('Desktop', 'Mobile'),
  browser: fc.constantFrom('Unknown', 'Safari'),
  language: fc.constantFrom(null, 'de'),
  excludedBecause: fc.constantFrom(null, null, 'crawler', 'over-limit', 'repeat'),
  source: fc.constantFrom('redirect', 'redirect', 'beacon'),
})

/** What may happen meanwhile: hits are added up or come late, and an owner changes the time zone. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('revise' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('move' as const), hits: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('late' as const) }),
  fc.record({ kind: fc.constant('close' as const), days: fc.integer({ min: 0, max: 15 }) }),
  fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }),
)

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

interface Totals {
  readonly days: readonly ClickDayTable[]
  readonly cells: readonly ClickCellTable[]
  readonly sheets: readonly Sheet[]
}

/** In one order, and without readers, whom nobody can count again. */
function comparable({ days, cells, sheets }: Totals) {
  const line = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  const sheetLine = ({ figures, ...row }: Sheet) =>
    `${line(row)} ${JSON.stringify([...figures].map(([name, counts]) => [name, [...counts].toSorted()]).toSorted())}`
  return {
    days: days.map((row) => line({ ...row, readers: 0 })).toSorted(),
    cells: cells.map(line).toSorted(),
    sheets: sheets.map(sheetLine).toSorted(),
  }
}

describeEachDatabase('other rules', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    await addOwner(database, 'ada')
    await addOwner(database, 'bob')
    const begin = () =>
      db
        .insertInto('click_owner')
        .values({ ownerId: 'ada', hits: 0, closingDay: '2026-11-18' })
        .execute()
    await begin()
    const totals = openClickTotals(database)
    const transact = createTransact(db)
    const moves = createRecountRepo(db, transact)
    const reviseBy = (rules: Rules) => createRevisionRepo(db, transact, rules)
    const now = new Date(NOW)
    const askForZone = (nextTimeZone: string) =>
      db.updateTable('user_profile').set({ nextTimeZone }).where('userId', '=', 'ada').execute()
    const openings = {
      store: (all: readonly Opening[]) => storeOpenings(database, all, NOW),
      storeLate: (row: StoredHit) => storeLate(database, row),
    }
    const listHits = () => db.selectFrom('hit').selectAll().execute()
    return {
      /** Takes from the hits that are still to come late. */
      take: async (step: Step, late: StoredHit[], revision: RecountRepo) => {
        switch (step.kind) {
          case 'add':
            await totals.rollUp(ALL, step.hits, now)
            break
          case 'revise':
            await revision.recountNext(step.hits, now)
            break
          case 'move':
            await moves.recountNext(step.hits, now)
            break
          case 'zone':
            await askForZone(step.zone)
            break
          case 'close':
            await closeAll(database, NOW + step.days * DAY_MS)
            break
          case 'late':
            for (const row of late.splice(0, 1)) await openings.storeLate(row)
        }
      },
      database,
      totals,
      moves,
      reviseBy,
      ...openings,
      listHits,
      addUp: async () => {
        for (let turn = 0; turn < 12; turn++) await totals.rollUp(ALL, 10, now)
      },
      clear: async () => {
        await clearClicks(database)
        await begin()
        await db.updateTable('user_profile').set({ timeZone: 'UTC', nextTimeZone: null }).execute()
      },
      readTotals: async () => {
        const days = await db.selectFrom('click_day').selectAll().execute()
        const cells = await db.selectFrom('click_cell').selectAll().execute()
        const stored = await db.selectFrom('click_sheet').selectAll().execute()
        const sheets = stored.map(({ figures, ...row }) => {
          const parsed: Figures = new Map()
          addStoredFigures(parsed, figures)
          return { ...row, figures: parsed }
        })
        for (const { readers, clicks } of days) expect(readers).toBeLessThanOrEqual(clicks)
        return comparable({ days, cells, sheets })
      },
      /** What is kept, counted one by one. */
      countPlainly: async () => {
        const profiles = await db
          .selectFrom('user_profile')
          .select(['userId', 'timeZone'])
          .execute()
        const zoneOf = new Map(profiles.map(({ userId, timeZone }) => [userId, timeZone]))
        const owned = (await listHits()).flatMap(({ ownerId, ...hit }) => {
          const timeZone = ownerId === null ? undefined : zoneOf.get(ownerId)
          if (ownerId === null || timeZone === undefined || hit.source !== 'redirect') return []
          return [{ ...hit, ownerId, timeZone }]
        })
        const { days, cells } = tallyHits(owned)
        const sheets = await countSheets(db, cells)
        return comparable({ days, cells, sheets })
      },
    }
  }

  it('R12 give the totals that a plain count of what is kept gives', async () => {
    const opened = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyOpening, { maxLength: 25 }),
        fc.array(anyStep, { minLength: 3, maxLength: 15 }),
        async (openings, steps) => {
          await opened.clear()
          const late = await opened.store(openings)
          const revision = opened.reviseBy(laterRules)
          for (const step of steps) await opened.take(step, late, revision)
          for (const row of late) await opened.storeLate(row)
          await opened.addUp()
          await recountClicks(opened.moves, () => NOW, undefined, 4)
          for (const rules of [laterRules, lastRules]) {
            await recountClicks(opened.reviseBy(rules), () => NOW, undefined, 4)
            await recountClicks(opened.reviseBy(rules), () => LATER, undefined, 4)
            expect(await opened.readTotals()).toEqual(await opened.countPlainly())
          }
          const hits = await opened.listHits()
          expect(hits.filter((hit) => lastRules.revise(hit) !== hit.excludedBecause)).toEqual([])
        },
      ),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    )
  }, 120_000)

  const sample = () =>
    fc
      .sample(anyOpening, { numRuns: 40, seed: 7 })
      .map((opening): Opening => ({ ...opening, isLate: false }))

  it('R12 take back a turn that fails in its middle, and go on from there', async () => {
    const opened = await open()
    const { db } = opened.database
    await opened.store(sample())
    await opened.addUp()
    const revision = opened.reviseBy(laterRules)
    await revision.recountNext(10, new Date(NOW))
    const hits = await opened.listHits()
    await db.schema.alterTable('click_cell').renameTo('click_cell_away').execute()
    await expect(revision.recountNext(25, new Date(NOW))).rejects.toThrow()
    await db.schema.alterTable('click_cell_away').renameTo('click_cell').execute()
    expect(await opened.listHits()).toEqual(hits)
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
    // Another process finds how far the first has come.
    await recountClicks(opened.reviseBy(laterRules), () => NOW, undefined, 10)
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
    expect(await opened.listHits()).not.toEqual(hits)
  })

  it('R12 count what came late once, as the new rules have it', async () => {
    const opened = await open()
    const [first, ...others] = sample()
    if (!first) throw new Error('no sample')
    const late = await opened.store([first, ...others.map((hit) => ({ ...hit, isLate: true }))])
    await opened.addUp()
    for (const row of late) await opened.storeLate(row)
    // The totals have long passed their place.
    const cursor = { value: String(1n << 61n) }
    await opened.database.db.updateTable('service_state').set(cursor).execute()
    await recountClicks(opened.reviseBy(laterRules), () => NOW, undefined, 10)
    await opened.addUp()
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
  })

  it('R12 lose and double nothing when several processes have them', async () => {
    const opened = await open()
    await opened.store(sample())
    await opened.addUp()
    await Promise.all(
      Array.from({ length: 3 }, () =>
        recountClicks(opened.reviseBy(laterRules), () => NOW, undefined, 7),
      ),
    )
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
    const hits = await opened.listHits()
    expect(hits.filter((hit) => laterRules.revise(hit) !== hit.excludedBecause)).toEqual([])
  })

  it('S9 take computers that name a browser but no language out of the clicks of before', async () => {
    const opened = await open()
    const [first] = sample()
    if (!first) throw new Error('no sample')
    const click = { ...first, ownerId: 'ada', excludedBecause: null, isLate: false } as const
    await opened.store([
      { ...click, device: 'Desktop', browser: 'Safari', language: null },
      { ...click, device: 'Desktop', browser: 'Safari', language: 'de' },
      { ...click, device: 'Mobile', browser: 'Safari', language: null },
    ])
    await opened.addUp()
    const before = await opened.readTotals()
    await recountClicks(opened.reviseBy(presentRules), () => NOW, undefined, 10)
    const hits = await opened.listHits()
    const described = hits.map((hit) => `${hit.device} ${hit.language} ${hit.excludedBecause}`)
    expect(described.toSorted()).toEqual([
      'Desktop de null',
      'Desktop null automation',
      'Mobile null null',
    ])
    expect(await opened.readTotals()).not.toEqual(before)
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
  })

  it('wait for totals that are behind, however long', async () => {
    const opened = await open()
    await opened.store(sample())
    const revision = opened.reviseBy(laterRules)
    await recountClicks(revision, () => NOW)
    await recountClicks(revision, () => LATER)
    await opened.addUp()
    await recountClicks(revision, () => LATER)
    const hits = await opened.listHits()
    expect(hits.filter((hit) => laterRules.revise(hit) !== hit.excludedBecause)).toEqual([])
    expect(await opened.readTotals()).toEqual(await opened.countPlainly())
  })

  it('ask nothing of a service that is new', async () => {
    const opened = await open()
    const revision = opened.reviseBy(laterRules)
    expect(await revision.recountNext(10, new Date(NOW))).toBe(false)
    await opened.store(sample())
    await opened.addUp()
    const hits = await opened.listHits()
    await recountClicks(opened.reviseBy(laterRules), () => LATER)
    expect(await opened.listHits()).toEqual(hits)
  })

  it('wait for hits by the former rules for a quarter of an hour, and then rest', async () => {
    const opened = await open()
    const [first, second, third] = sample().map(
      (opening): Opening => ({
        ...opening,
        device: 'Desktop',
        excludedBecause: 'over-limit',
      }),
    )
    const add = async (opening: Opening | undefined, timeMs: number) => {
      if (!opening) throw new Error('no sample')
      const { minutesAgo, isLate, ...hit } = opening
      const id = String(createHitIds(() => timeMs)())
      await opened.database.db
        .insertInto('hit')
        .values({ ...hit, id })
        .execute()
      await opened.addUp()
    }
    const reasons = async () =>
      (await opened.listHits()).map(({ excludedBecause }) => excludedBecause).toSorted()
    const revision = opened.reviseBy(laterRules)
    await add(first, NOW)
    await recountClicks(revision, () => NOW)
    expect(await reasons()).toEqual(['data-centre'])
    await add(second, NOW + 1000)
    await recountClicks(revision, () => LATER)
    expect(await reasons()).toEqual(['data-centre', 'data-centre'])
    await add(third, NOW + 2000)
    await recountClicks(revision, () => LATER + 1000)
    await recountClicks(opened.reviseBy(laterRules), () => LATER + 1000)
    // A process of an older version leaves them alone too.
    await recountClicks(opened.reviseBy(presentRules), () => LATER + 1000)
    expect(await reasons()).toEqual(['data-centre', 'data-centre', 'over-limit'])
  })
})
