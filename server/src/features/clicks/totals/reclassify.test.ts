import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DailyTotalTable } from '../../../db/tables/click-daily-total.table.ts'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  closeAll,
  countSummaries,
  openClickTotals,
} from '../../../testing/click-totals.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import {
  anyHitBefore,
  type GeneratedHit,
  type StoredHit,
  storeHits,
  storeLateHit,
} from '../../../testing/generated-hits.ts'
import { createHitIds } from '../hit-id.ts'
import { type Breakdown, mergeStoredBreakdown } from './breakdown.ts'
import type { ClickSummary } from './click-summary.ts'
import { createRebuildTotalsWork } from './rebuild-totals.repo.ts'
import { currentRules, type Rules } from './reclassification.ts'
import { createReclassifyWork } from './reclassify.repo.ts'
import { runInSlices, type SlicedWork } from './run-in-slices.ts'
import { tallyHits } from './tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const LATER = NOW + 15 * 60_000
const ALL = 1n << 62n
const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati']

/** Rules of another day: floods and repeats are people after all, and computers none. */
const laterRules: Rules = {
  version: currentRules.version + 1,
  reclassify: ({ excludedBecause, device }) => {
    const isPerson = [null, 'over-limit', 'repeat'].includes(excludedBecause)
    if (!isPerson) return excludedBecause
    return device === 'Desktop' ? 'data-centre' : null
  },
}

/** And of the day after: computers without a language are none either. */
const lastRules: Rules = { version: laterRules.version + 1, reclassify: currentRules.reclassify }

const anyHit = anyHitBefore(NOW, {
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
  readonly days: readonly DailyTotalTable[]
  readonly hourlyTotals: readonly HourlyTotalTable[]
  readonly summaries: readonly ClickSummary[]
}

/** Sorted, and without readers, who cannot be counted again. */
function comparable({ days, hourlyTotals, summaries }: Totals) {
  const line = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  const summaryLine = ({ breakdown, ...row }: ClickSummary) =>
    `${line(row)} ${JSON.stringify([...breakdown].map(([name, counts]) => [name, [...counts].toSorted()]).toSorted())}`
  return {
    days: days.map((row) => line({ ...row, readers: 0 })).toSorted(),
    hourlyTotals: hourlyTotals.map(line).toSorted(),
    summaries: summaries.map(summaryLine).toSorted(),
  }
}

describeEachDatabase('reclassifying stored hits', (openDatabase, kind) => {
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
    const moves = createRebuildTotalsWork(db, transact)
    const reclassifyBy = (rules: Rules) => createReclassifyWork(db, transact, rules)
    const now = new Date(NOW)
    const askForZone = (nextTimeZone: string) =>
      db.updateTable('user_profile').set({ nextTimeZone }).where('userId', '=', 'ada').execute()
    const hits = {
      store: (all: readonly GeneratedHit[]) => storeHits(database, all, NOW),
      storeLateHit: (row: StoredHit) => storeLateHit(database, row),
    }
    const listHits = () => db.selectFrom('hit').selectAll().execute()
    return {
      /** Takes from the hits that are still to come late. */
      take: async (step: Step, late: StoredHit[], reclassification: SlicedWork) => {
        switch (step.kind) {
          case 'add':
            await totals.rollUp(ALL, step.hits, now)
            break
          case 'revise':
            await reclassification.processNext(step.hits, now)
            break
          case 'move':
            await moves.processNext(step.hits, now)
            break
          case 'zone':
            await askForZone(step.zone)
            break
          case 'close':
            await closeAll(database, NOW + step.days * DAY_MS)
            break
          case 'late':
            for (const row of late.splice(0, 1)) await hits.storeLateHit(row)
        }
      },
      database,
      totals,
      moves,
      reclassifyBy,
      ...hits,
      listHits,
      rollUp: async () => {
        for (let turn = 0; turn < 12; turn++) await totals.rollUp(ALL, 10, now)
      },
      clear: async () => {
        await clearClicks(database)
        await begin()
        await db.updateTable('user_profile').set({ timeZone: 'UTC', nextTimeZone: null }).execute()
      },
      readTotals: async () => {
        const days = await db.selectFrom('click_day').selectAll().execute()
        const hourlyTotals = await db.selectFrom('click_cell').selectAll().execute()
        const stored = await db.selectFrom('click_sheet').selectAll().execute()
        const summaries = stored.map(({ figures, ...row }) => {
          const parsed: Breakdown = new Map()
          mergeStoredBreakdown(parsed, figures)
          return { ...row, breakdown: parsed }
        })
        for (const { readers, clicks } of days) expect(readers).toBeLessThanOrEqual(clicks)
        return comparable({ days, hourlyTotals, summaries })
      },
      /** A direct count of the stored hits. */
      countDirectly: async () => {
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
        const { days, hourlyTotals } = tallyHits(owned)
        const summaries = await countSummaries(db, hourlyTotals)
        return comparable({ days, hourlyTotals, summaries })
      },
    }
  }

  it('R12 gives the same totals as a direct count of the stored hits', async () => {
    const opened = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHit, { maxLength: 25 }),
        fc.array(anyStep, { minLength: 3, maxLength: 15 }),
        async (hits, steps) => {
          await opened.clear()
          const late = await opened.store(hits)
          const reclassification = opened.reclassifyBy(laterRules)
          for (const step of steps) await opened.take(step, late, reclassification)
          for (const row of late) await opened.storeLateHit(row)
          await opened.rollUp()
          await runInSlices(opened.moves, () => NOW, undefined, 4)
          for (const rules of [laterRules, lastRules]) {
            await runInSlices(opened.reclassifyBy(rules), () => NOW, undefined, 4)
            await runInSlices(opened.reclassifyBy(rules), () => LATER, undefined, 4)
            expect(await opened.readTotals()).toEqual(await opened.countDirectly())
          }
          const stored = await opened.listHits()
          expect(stored.filter((hit) => lastRules.reclassify(hit) !== hit.excludedBecause)).toEqual(
            [],
          )
        },
      ),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    )
  }, 120_000)

  const sample = () =>
    fc
      .sample(anyHit, { numRuns: 40, seed: 7 })
      .map((hit): GeneratedHit => ({ ...hit, isLate: false }))

  it('R12 rolls back a slice that fails halfway, and continues from there', async () => {
    const opened = await open()
    const { db } = opened.database
    await opened.store(sample())
    await opened.rollUp()
    const reclassification = opened.reclassifyBy(laterRules)
    await reclassification.processNext(10, new Date(NOW))
    const hits = await opened.listHits()
    await db.schema.alterTable('click_cell').renameTo('click_cell_away').execute()
    await expect(reclassification.processNext(25, new Date(NOW))).rejects.toThrow()
    await db.schema.alterTable('click_cell_away').renameTo('click_cell').execute()
    expect(await opened.listHits()).toEqual(hits)
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
    // Another process finds how far the first has come.
    await runInSlices(opened.reclassifyBy(laterRules), () => NOW, undefined, 10)
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
    expect(await opened.listHits()).not.toEqual(hits)
  })

  it('R12 counts late hits once, by the new rules', async () => {
    const opened = await open()
    const [first, ...others] = sample()
    if (!first) throw new Error('no sample')
    const late = await opened.store([first, ...others.map((hit) => ({ ...hit, isLate: true }))])
    await opened.rollUp()
    for (const row of late) await opened.storeLateHit(row)
    // The totals have long passed their place.
    const cursor = { value: String(1n << 61n) }
    await opened.database.db.updateTable('service_state').set(cursor).execute()
    await runInSlices(opened.reclassifyBy(laterRules), () => NOW, undefined, 10)
    await opened.rollUp()
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
  })

  it('R12 loses and doubles nothing with several processes', async () => {
    const opened = await open()
    await opened.store(sample())
    await opened.rollUp()
    await Promise.all(
      Array.from({ length: 3 }, () =>
        runInSlices(opened.reclassifyBy(laterRules), () => NOW, undefined, 7),
      ),
    )
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
    const hits = await opened.listHits()
    expect(hits.filter((hit) => laterRules.reclassify(hit) !== hit.excludedBecause)).toEqual([])
  })

  it('S9 excludes earlier clicks of computers that send a browser but no language', async () => {
    const opened = await open()
    const [first] = sample()
    if (!first) throw new Error('no sample')
    const click = { ...first, ownerId: 'ada', excludedBecause: null, isLate: false } as const
    await opened.store([
      { ...click, device: 'Desktop', browser: 'Safari', language: null },
      { ...click, device: 'Desktop', browser: 'Safari', language: 'de' },
      { ...click, device: 'Mobile', browser: 'Safari', language: null },
    ])
    await opened.rollUp()
    const before = await opened.readTotals()
    await runInSlices(opened.reclassifyBy(currentRules), () => NOW, undefined, 10)
    const hits = await opened.listHits()
    const described = hits.map((hit) => `${hit.device} ${hit.language} ${hit.excludedBecause}`)
    expect(described.toSorted()).toEqual([
      'Desktop de null',
      'Desktop null automation',
      'Mobile null null',
    ])
    expect(await opened.readTotals()).not.toEqual(before)
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
  })

  it('waits for totals that are behind, however long', async () => {
    const opened = await open()
    await opened.store(sample())
    const reclassification = opened.reclassifyBy(laterRules)
    await runInSlices(reclassification, () => NOW)
    await runInSlices(reclassification, () => LATER)
    await opened.rollUp()
    await runInSlices(reclassification, () => LATER)
    const hits = await opened.listHits()
    expect(hits.filter((hit) => laterRules.reclassify(hit) !== hit.excludedBecause)).toEqual([])
    expect(await opened.readTotals()).toEqual(await opened.countDirectly())
  })

  it('does nothing on a new server', async () => {
    const opened = await open()
    const reclassification = opened.reclassifyBy(laterRules)
    expect(await reclassification.processNext(10, new Date(NOW))).toBe(false)
    await opened.store(sample())
    await opened.rollUp()
    const hits = await opened.listHits()
    await runInSlices(opened.reclassifyBy(laterRules), () => LATER)
    expect(await opened.listHits()).toEqual(hits)
  })

  it('waits 15 minutes for hits by the older rules, and then stops', async () => {
    const opened = await open()
    const [first, second, third] = sample().map(
      (sampled): GeneratedHit => ({
        ...sampled,
        device: 'Desktop',
        excludedBecause: 'over-limit',
      }),
    )
    const add = async (sampled: GeneratedHit | undefined, timeMs: number) => {
      if (!sampled) throw new Error('no sample')
      const { minutesAgo, isLate, ...hit } = sampled
      const id = String(createHitIds(() => timeMs)())
      await opened.database.db
        .insertInto('hit')
        .values({ ...hit, id })
        .execute()
      await opened.rollUp()
    }
    const reasons = async () =>
      (await opened.listHits()).map(({ excludedBecause }) => excludedBecause).toSorted()
    const reclassification = opened.reclassifyBy(laterRules)
    await add(first, NOW)
    await runInSlices(reclassification, () => NOW)
    expect(await reasons()).toEqual(['data-centre'])
    await add(second, NOW + 1000)
    await runInSlices(reclassification, () => LATER)
    expect(await reasons()).toEqual(['data-centre', 'data-centre'])
    await add(third, NOW + 2000)
    await runInSlices(reclassification, () => LATER + 1000)
    await runInSlices(opened.reclassifyBy(laterRules), () => LATER + 1000)
    // A process of an older version leaves them alone too.
    await runInSlices(opened.reclassifyBy(currentRules), () => LATER + 1000)
    expect(await reasons()).toEqual(['data-centre', 'data-centre', 'over-limit'])
  })
})
