import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberHits, packAll, type TimedHit } from '../../../testing/click-store.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { anyVariedHit } from '../../../testing/generated-hits.ts'
import { askEverything, askTotals, openMovingClicks } from '../../../testing/moving-clicks.ts'

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
  /** The first day that has hits before the move; null when none has expired. */
  readonly expiredBefore: string | null
  /** How many hits are stored before some expire; the others are late. */
  readonly firstHits: number
  /** How many of the last hits arrive during the first move. */
  readonly lastHits: number
}

const anySample: fc.Arbitrary<Sample> = fc.record({
  hits: anyHits,
  zone: fc.constantFrom(...zones),
  expiredBefore: fc.constantFrom(null, ...days.slice(1, 5)),
  firstHits: fc.nat({ max: 50 }),
  lastHits: fc.nat({ max: 20 }),
})

describeEachDatabase('every answer', (openDatabase, kind) => {
  describeClickHouse('after a move of clicks', (openServer) => {
    it('is the same in any time zone, also on expired days, there and back', async () => {
      const moving = await openMovingClicks(openDatabase, openServer, NOON)
      const { clear, database, main, moved, move, moveBack, servers, setZone } = moving
      await fc.assert(
        fc.asyncProperty(anySample, async ({ hits, zone, expiredBefore, firstHits, lastHits }) => {
          await clear()
          await setZone(zone)
          const numbered = numberHits(hits, NOON)
          const last = numbered.slice(numbered.length - lastHits)
          const before = numbered.filter((hit) => !last.includes(hit))
          await servers.main.append(before.slice(0, firstHits))
          if (expiredBefore) await main.expire({ hits: expiredBefore }, never)
          await servers.main.append(before.slice(firstHits))
          await packAll(database, NOON)
          const expected = await askEverything(main, zone, days)
          expect(await move()).toMatchObject({ outcome: 'moved' })
          expect(await askEverything(moved, zone, days)).toEqual(expected)

          await servers.moved.append(last)
          const later = await askEverything(moved, zone, days)
          const all = await moveBack()
          expect(all).toMatchObject({ outcome: 'moved', source: all.target })
          expect(await askEverything(main, zone, days)).toEqual(later)
          await packAll(database, NOON)
          expect(await askEverything(main, zone, days)).toEqual(later)

          // ClickHouse still has the copies of the first move.
          expect(await move()).toMatchObject({ outcome: 'moved' })
          expect(await askEverything(moved, zone, days)).toEqual(later)
          const totals = await askTotals(moved, zone, days)
          await servers.moved.expire({ readers: '2026-11-24', hits: '2026-11-20' }, never)
          expect(await askTotals(moved, zone, days)).toEqual(totals)
          expect(await moveBack()).toMatchObject({ outcome: 'moved' })
          expect(await askTotals(main, zone, days)).toEqual(totals)
          expect(await askEverything(main, zone, days)).toEqual(
            await askEverything(moved, zone, days),
          )
        }),
        { numRuns: kind === 'sqlite' ? 6 : 4 },
      )
    }, 240_000)
  })
})
