import { expect, it } from 'vitest'
import { firstHitIdAt } from '../hit-id.ts'
import { ROLL_UP_AFTER_MS, rollUpClicks } from './roll-up.ts'

it('goes on until a turn is not full, and leaves the newest hits alone', async () => {
  const asked: bigint[] = []
  const left = [10, 10, 3]
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const rollUp = (before: bigint) => {
    asked.push(before)
    return { hits: left.shift() ?? 0 }
  }
  await rollUpClicks({ rollUp }, () => now, 10)
  expect(asked).toEqual(Array.from({ length: 3 }, () => firstHitIdAt(now - ROLL_UP_AFTER_MS)))
})
