import { expect, it } from 'vitest'
import { firstHitIdAt } from '../hit-id.ts'
import {
  atFullSpeed,
  backgroundPace,
  createThrottledRollUp,
  postgresPace,
  ROLL_UP_AFTER_MS,
  rollUpClicks,
} from './roll-up.ts'

it('continues until a batch is not full, and skips the newest hits', async () => {
  const limits: bigint[] = []
  const left = [10, 10, 3]
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const rollUp = (before: bigint) => {
    limits.push(before)
    return { hits: left.shift() ?? 0, reached: before }
  }
  await rollUpClicks({ rollUp }, () => now, atFullSpeed(10))
  expect(limits).toEqual(Array.from({ length: 3 }, () => firstHitIdAt(now - ROLL_UP_AFTER_MS)))
})

it('leaves the rest to the next run when its time is up', async () => {
  let turns = 0
  const rollUp = (before: bigint) => {
    turns++
    return { hits: 10, reached: before }
  }
  await rollUpClicks({ rollUp }, Date.now, { ...atFullSpeed(10), forMs: -1 })
  expect(turns).toBe(1)
})

it.each([
  [0, 19, 100],
  [299_999, 19, 100],
  [300_000, 3, 500],
  [1_800_000, 1, 500],
])(
  'pauses less the further the totals are behind: by %i ms, %i times a turn of %i hits',
  (behind, factor, hits) => {
    expect(backgroundPace.pauseFactor(behind)).toBe(factor)
    expect(backgroundPace.hitsPerBatch(behind)).toBe(hits)
  },
)

it('uses 20% of the time with PostgreSQL, and 50% when far behind', () => {
  expect([0, 299_999, 300_000, 1_800_000].map(postgresPace.pauseFactor)).toEqual([4, 4, 3, 1])
  expect(postgresPace.hitsPerBatch(0)).toBe(500)
})

it('waits during a rush of readers, for at most five minutes', async () => {
  let [turns, recorded, time] = [0, 0, Date.parse('2026-11-21T12:00:00.000Z')]
  const rollUp = (before: bigint) => {
    turns++
    return { hits: 0, reached: before }
  }
  const run = createThrottledRollUp(
    { rollUp },
    () => time,
    () => recorded,
  )
  const pass = async (ms: number, hits: number) => {
    time += ms
    recorded += hits
    await run()
    return turns
  }
  expect(await pass(2000, 1999)).toBe(1)
  expect(await pass(2000, 2001)).toBe(1)
  expect(await pass(9000, 0)).toBe(1)
  expect(await pass(2000, 0)).toBe(2)
  for (let second = 0; second < 290; second += 10) expect(await pass(10_000, 50_000)).toBe(2)
  expect(await pass(10_000, 50_000)).toBe(3)
})
