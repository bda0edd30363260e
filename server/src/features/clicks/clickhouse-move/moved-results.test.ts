import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberHits, packAll, type TimedHit } from '../../../testing/click-store.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { anyVariedHit } from '../../../testing/generated-hits.ts'
import { askEverything, askTotals, openMovingClicks } from '../../../testing/moving-clicks.ts'
import { deleteCopied } from './delete-copied.repo.ts'
import { writeMoveState } from './move-state.repo.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati']
const never = () => false

const anyHits = fc.array(
  anyVariedHit({
    excludedBecause: fc.constantFrom(null, null, 'crawler', 'head'),
    ownerId: fc.constantFrom('ada', 'ada', 'bob', null),
  }),
  { maxLength: 50 },
)

interface Sample {
  readonly hits: readonly TimedHit[]
  readonly zone: string
  /** The first day that has hits before the first run; null when none has expired. */
  readonly expiredBefore: string | null
  /** How many hits are stored before the first run. */
  readonly firstHits: number
}

const anySample: fc.Arbitrary<Sample> = fc.record({
  hits: anyHits,
  zone: fc.constantFrom(...zones),
  expiredBefore: fc.constantFrom(null, ...days.slice(1, 5)),
  firstHits: fc.nat({ max: 50 }),
})

type MovingClicks = Awaited<ReturnType<typeof openMovingClicks>>

async function fill(moving: MovingClicks, { hits, zone, expiredBefore, firstHits }: Sample) {
  const { clear, database, main, move, setZone } = moving
  await clear()
  await setZone(zone)
  const numbered = numberHits(hits, NOON)
  await main.append(numbered.slice(0, firstHits))
  if (expiredBefore) await main.expire({ hits: expiredBefore }, never)
  await move()
  await main.append(numbered.slice(firstHits))
  await packAll(database, NOON)
}

/** As after `--delete-copied`. */
async function emptyMain({ clickHouse, database: { db, kind } }: MovingClicks) {
  const state = { phase: 'emptied', rulesVersion: null, hasTotals: true } as const
  await writeMoveState(db, state, new Date(NOON))
  const deps = { db, kind, clickHouse, fromDay: '2026-01-01', onDeleted: () => {} }
  expect(await deleteCopied(deps)).toBe(0)
}

/** Once ClickHouse has deleted hits, only what totals know stays the same. */
async function expectSameAfterExpiry({ main, moved, moveBack }: MovingClicks, zone: string) {
  const before = await askTotals(main, zone, days)
  await moved.expire({ readers: '2026-11-24', hits: '2026-11-20' }, never)
  expect(await askTotals(moved, zone, days)).toEqual(before)
  expect(await moveBack()).toMatchObject({ copiedHits: 0, lostReaders: 0 })
  expect(await askTotals(main, zone, days)).toEqual(before)
  const all = await askEverything(moved, zone, days)
  expect(await askEverything(main, zone, days)).toEqual(all)
}

describeEachDatabase('every answer', (openDatabase, kind) => {
  describeClickHouse('after a move of clicks', (openServer) => {
    it('is the same in any time zone, also on expired days, and after copying back', async () => {
      const moving = await openMovingClicks(openDatabase, openServer, NOON)
      const { main, moved, move, moveBack } = moving
      await fc.assert(
        fc.asyncProperty(anySample, async (sample) => {
          const { zone } = sample
          await fill(moving, sample)
          const expected = await askEverything(main, zone, days)
          expect(await move()).toMatchObject({ left: 0, isSwitched: false })
          expect(await askEverything(moved, zone, days)).toEqual(expected)
          await emptyMain(moving)
          expect(await moveBack()).toMatchObject({ isEverythingCopied: true, lostReaders: 0 })
          expect(await askEverything(main, zone, days)).toEqual(expected)
          await expectSameAfterExpiry(moving, zone)
        }),
        { numRuns: kind === 'sqlite' ? 6 : 4 },
      )
    }, 240_000)
  })
})
