import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import {
  addOwner,
  clearClicks,
  numberHits,
  openClickStore,
  packAll,
  type TimedHit,
  waitForLock,
} from '../../../testing/click-store.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { anyTimedHit } from '../../../testing/generated-hits.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { noFilters } from '../counting/click-filters.ts'
import type { ClickCounts } from '../counting/count-columns.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { lockOwners } from './hit-owners.repo.ts'
import { currentRules, type Rules, reclassifyHits } from './reclassify.repo.ts'
import { selectHits } from './stored-hits.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const LATER = NOW + 15 * 60_000

/** Rules of another day: floods and repeats are people after all, and computers none. */
const laterRules: Rules = {
  version: currentRules.version + 1,
  reclassify: ({ excludedBecause, device }) => {
    const isPerson = [null, 'over-limit', 'repeat'].includes(excludedBecause)
    if (!isPerson) return excludedBecause
    return device === 'Desktop' ? 'data-center' : null
  },
}

/** And of the day after: computers without a language are none either. */
const lastRules: Rules = { version: laterRules.version + 1, reclassify: currentRules.reclassify }

const anyHit = anyTimedHit({
  ownerId: fc.constantFrom('ada', 'ada', 'bob', 'gone', null),
  device: fc.constantFrom('Desktop', 'Mobile'),
  browser: fc.constantFrom('Unknown', 'Safari'),
  language: fc.constantFrom(null, 'de'),
  excludedBecause: fc.constantFrom(null, null, 'crawler', 'over-limit', 'repeat'),
})

/** What may happen meanwhile, in any order. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('pack' as const) }),
  fc.record({ kind: fc.constant('late' as const) }),
  fc.record({
    kind: fc.constant('reclassify' as const),
    stopAfter: fc.integer({ min: 1, max: 3 }),
  }),
)

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

describeEachDatabase('reclassifying stored hits', (openDatabase, kind) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const transact = createTransact(db)
    await addOwner(database, 'ada', 'Asia/Kolkata')
    await addOwner(database, 'bob')
    const state = { nowMs: NOW }
    const now = () => state.nowMs
    const store = openClickStore(database)
    /** By the day and without readers, who cannot be counted again. */
    const compare = ({ days, breakdown }: ClickCounts) => ({
      days: [...days].map(([day, { hits, clicks }]) => [day, hits, clicks]).toSorted(),
      breakdown: [...breakdown]
        .map(([name, values]) => [name, [...values].map((row) => JSON.stringify(row)).toSorted()])
        .toSorted(),
    })
    const ask = async (from: typeof store, ownerId: string) => {
      const filters = { ownerId, timeZone: 'Asia/Kolkata', from: '2026-11-17', to: '2026-11-22' }
      const counts = await from.countClicks({ ...noFilters, ...filters }, filters.from)
      for (const { clicks, readers } of counts.days.values())
        expect(readers).toBeLessThanOrEqual(clicks)
      return compare(counts)
    }
    const jobOf =
      (rules: Rules, shouldStop = () => false) =>
      (hitsPerStep?: number) =>
        reclassifyHits({ db, rules, now, shouldStop }, hitsPerStep)
    let processes = 100
    return {
      database,
      db,
      store,
      transact,
      at: (timeMs: number) => {
        state.nowMs = timeMs
      },
      jobOf,
      /** Takes from the hits that are still to come. */
      take: async (step: Step, coming: Hit[][]) => {
        switch (step.kind) {
          case 'pack':
            await packAll(database, NOW)
            break
          case 'late':
            for (const late of coming.splice(0, 1)) await store.append(late)
            break
          case 'reclassify': {
            let turns = 0
            await jobOf(laterRules, () => ++turns > step.stopAfter)(3)
          }
        }
      },
      askBoth: async (from = store) => [await ask(from, 'ada'), await ask(from, 'bob')],
      /** Appends one hit as of another process. */
      append: (timeMs: number, facts: Partial<Hit>) =>
        store.append([
          {
            ...{ ...sampleHit, ownerId: 'ada', ...facts },
            id: createHitIds(() => timeMs, processes++)(),
          },
        ]),
      listReasons: async () =>
        (await db.selectFrom('link_hit').select('excludedBecause').orderBy('id').execute()).map(
          ({ excludedBecause }) => excludedBecause,
        ),
      listHits: () => selectHits(db).orderBy('id').execute(),
    }
  }

  const countByRules = (hits: readonly TimedHit[], rules: readonly Rules[]) =>
    hits.map((hit) => ({
      ...hit,
      excludedBecause: rules.reduce(
        (excludedBecause, { reclassify }) => reclassify({ ...hit, excludedBecause }),
        hit.excludedBecause,
      ),
    }))

  it('R12 gives the same counts as hits that were counted by the new rules from the start', async () => {
    const opened = await open()
    const other = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHit, { minLength: 1, maxLength: 25 }),
        fc.array(anyHit, { maxLength: 5 }),
        fc.array(anyStep, { maxLength: 8 }),
        async (hits, late, steps) => {
          for (const each of [opened, other]) {
            await clearClicks(each.database)
            each.at(NOW)
          }
          await opened.store.append(numberHits(hits, NOW))
          // Processes of the new version store them.
          const coming = countByRules(late, [laterRules]).map((hit) => numberHits([hit], NOW))
          await opened.jobOf(laterRules)(3)
          opened.at(LATER)
          for (const step of steps) {
            await opened.take(step, coming)
          }
          for (const one of coming) await opened.store.append(one)
          const rules: Rules[] = []
          for (const rule of [laterRules, lastRules]) {
            rules.push(rule)
            opened.at(NOW)
            await opened.jobOf(rule)(3)
            opened.at(LATER)
            await opened.jobOf(rule)(3)
            await clearClicks(other.database)
            const expected = countByRules([...hits, ...late], rules)
            await other.store.append(numberHits(expected, NOW))
            expect(await opened.askBoth()).toEqual(await other.askBoth())
            await packAll(opened.database, NOW)
            expect(await opened.askBoth()).toEqual(await other.askBoth())
          }
        },
      ),
      { numRuns: kind === 'sqlite' ? 40 : 12 },
    )
  }, 120_000)

  const sample = () => numberHits(fc.sample(anyHit, { numRuns: 40, seed: 7 }), NOW)

  it('R12 rolls back a step that fails halfway, and continues from there', async () => {
    const opened = await open()
    const { db, store } = opened
    await store.append(sample())
    await opened.jobOf(laterRules)()
    opened.at(LATER)
    const before = await opened.listHits()
    await db.schema.alterTable('packed_month').renameTo('packed_month_away').execute()
    await expect(opened.jobOf(laterRules)(10)).rejects.toThrow()
    await db.schema.alterTable('packed_month_away').renameTo('packed_month').execute()
    expect(await opened.listHits()).not.toEqual([])
    expect((await opened.listHits()).slice(0, 10)).toEqual(before.slice(0, 10))
    await opened.jobOf(laterRules)(10)
    const hits = await opened.listHits()
    expect(hits.filter((hit) => laterRules.reclassify(hit) !== hit.excludedBecause)).toEqual([])
    expect(hits).not.toEqual(before)
  })

  it('R12 loses and doubles nothing with several processes', async () => {
    const opened = await open()
    await opened.store.append(sample())
    const before = await opened.listHits()
    await opened.jobOf(laterRules)()
    opened.at(LATER)
    await Promise.all(Array.from({ length: 3 }, () => opened.jobOf(laterRules)(7)))
    expect(await opened.listHits()).toEqual(
      before.map((hit) => ({ ...hit, excludedBecause: laterRules.reclassify(hit) })),
    )
  })

  it('S9 excludes earlier clicks of computers that send a browser but no language', async () => {
    const opened = await open()
    await opened.append(NOW - 3000, { device: 'Desktop', browser: 'Safari', language: null })
    await opened.append(NOW - 2000, { device: 'Desktop', browser: 'Safari', language: 'de' })
    await opened.append(NOW - 1000, { device: 'Mobile', browser: 'Safari', language: null })
    await opened.jobOf(currentRules)()
    opened.at(LATER)
    await opened.jobOf(currentRules)()
    expect(await opened.listReasons()).toEqual(['automation', null, null])
  })

  it.runIf(kind === 'postgres')('locks owners in order, as adding hits does', async () => {
    const opened = await open()
    const { db, store } = opened
    // Those of owners 1 and 3 are on one day, that of owner 2 on another.
    const owners = ['ada', 'bob', 'cem']
    for (const owner of owners.slice(2)) await addOwner(opened.database, owner)
    for (const [index, ownerId] of owners.entries()) {
      const nextId = createHitIds(() => NOW - (index % 2) * 24 * 60 * 60_000, index)
      await store.append([{ ...sampleHit, ownerId, id: nextId() }])
    }
    const everything: Rules = { version: laterRules.version, reclassify: () => 'crawler' }
    await opened.jobOf(everything)()
    opened.at(LATER)
    let running: Promise<void> = Promise.resolve()
    await createTransact(db)(async (queries) => {
      await lockOwners(queries, [2])
      running = opened.jobOf(everything)()
      await waitForLock(db)
      await lockOwners(queries, [3])
    })
    await running
    const reasons = await db.selectFrom('link_hit').select('excludedBecause').execute()
    expect(reasons.map((row) => row.excludedBecause)).toEqual(['crawler', 'crawler', 'crawler'])
  })

  it('does nothing on a new server', async () => {
    const opened = await open()
    await opened.jobOf(laterRules)()
    await opened.store.append(sample())
    const hits = await opened.listHits()
    opened.at(LATER)
    await opened.jobOf(laterRules)()
    expect(await opened.listHits()).toEqual(hits)
  })

  it('waits 15 minutes for hits by the older rules, and then runs once', async () => {
    const opened = await open()
    const hit = { device: 'Desktop', excludedBecause: 'over-limit' } as const
    await opened.append(NOW, hit)
    await opened.jobOf(laterRules)()
    await opened.append(NOW + 1000, hit)
    opened.at(LATER - 1)
    await opened.jobOf(laterRules)()
    expect(await opened.listReasons()).toEqual(['over-limit', 'over-limit'])
    opened.at(LATER)
    await opened.jobOf(laterRules)()
    expect(await opened.listReasons()).toEqual(['data-center', 'data-center'])
    await opened.append(NOW + 2000, hit)
    opened.at(LATER + 1000)
    await opened.jobOf(laterRules)()
    // A process of an older version leaves them alone too.
    await opened.jobOf(currentRules)()
    expect(await opened.listReasons()).toEqual(['data-center', 'data-center', 'over-limit'])
  })

  it('R38 stops between two steps, and continues after a restart', async () => {
    const opened = await open()
    await opened.store.append(sample())
    await opened.jobOf(laterRules)()
    opened.at(LATER)
    const before = await opened.listHits()
    let steps = 0
    await opened.jobOf(laterRules, () => ++steps > 1)(10)
    const meanwhile = await opened.listHits()
    const changedBy = (hits: typeof before) =>
      hits.filter((hit, index) => hit.excludedBecause !== before[index]?.excludedBecause).length
    expect(changedBy(meanwhile)).toBeGreaterThan(0)
    await opened.jobOf(laterRules)(10)
    expect(changedBy(await opened.listHits())).toBeGreaterThan(changedBy(meanwhile))
  })
})
