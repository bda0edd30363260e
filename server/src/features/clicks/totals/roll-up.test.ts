import { expect, it } from 'vitest'
import { firstHitIdAt } from '../hit-id.ts'
import { besideRedirects, ROLL_UP_AFTER_MS, rollUpClicks } from './roll-up.ts'

it('goes on until a turn is not full, and leaves the newest hits alone', async () => {
  const asked: bigint[] = []
  const left = [10, 10, 3]
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const rollUp = (before: bigint) => {
    asked.push(before)
    return { hits: left.shift() ?? 0, reached: before }
  }
  await rollUpClicks({ rollUp }, () => now, 10)
  expect(asked).toEqual(Array.from({ length: 3 }, () => firstHitIdAt(now - ROLL_UP_AFTER_MS)))
})

it('leaves the rest to the next run when its time is over', async () => {
  let turns = 0
  const rollUp = (before: bigint) => {
    turns++
    return { hits: 10, reached: before }
  }
  await rollUpClicks({ rollUp }, Date.now, 10, { forMs: -1, pauseFactor: () => 0 })
  expect(turns).toBe(1)
})

it.each([
  [0, 19],
  [299_999, 19],
  [300_000, 3],
  [1_800_000, 1],
])('pauses less the further the totals are behind: by %i ms, %i times a turn', (behind, factor) => {
  expect(besideRedirects.pauseFactor(behind)).toBe(factor)
})
