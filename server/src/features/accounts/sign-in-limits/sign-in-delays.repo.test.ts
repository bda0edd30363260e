import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createSignInDelaysRepo } from './sign-in-delays.repo.ts'

const START = Date.parse('2026-11-01T09:00:00.000Z')
const DAY_S = 24 * 60 * 60

describeEachDatabase('S72 the delays of failed sign-ins', (open) => {
  async function start(free: number, delaysS: readonly number[] = [60, 120]) {
    const { db } = await open()
    const repo = createSignInDelaysRepo(db)
    const countAt = async (seconds: number, key = 'key') => {
      const time = new Date(START + seconds * 1000)
      const counted = await repo.count(key, time, { free, delaysS })
      if ('attempts' in counted) return counted.attempts
      return `until ${(counted.blockedUntil.getTime() - START) / 1000}`
    }
    return { countAt, clear: repo.clear }
  }

  it('grow with each attempt past the free ones, up to the last', async () => {
    const { countAt } = await start(2)
    expect([await countAt(0), await countAt(0), await countAt(0)]).toEqual([1, 2, 3])
    expect(await countAt(59)).toBe('until 60')
    expect(await countAt(60)).toBe(4)
    expect(await countAt(60)).toBe('until 180')
    expect(await countAt(180)).toBe(5)
    expect(await countAt(181)).toBe('until 300')
    expect(await countAt(300)).toBe(6)
    expect(await countAt(300)).toBe('until 420')
  })

  it('start with the first attempt when none is free', async () => {
    const { countAt } = await start(0)
    expect([await countAt(0), await countAt(0)]).toEqual([1, 'until 60'])
    expect([await countAt(60), await countAt(60)]).toEqual([2, 'until 180'])
  })

  it('are zero without a rule', async () => {
    const { countAt } = await start(0, [])
    expect([await countAt(0), await countAt(0), await countAt(0)]).toEqual([1, 2, 3])
  })

  it.each([0, 1])('reset a day after the last attempt, with %i free', async (free) => {
    const { countAt } = await start(free)
    for (const seconds of [0, 60, 180]) await countAt(seconds)
    expect(await countAt(180 + DAY_S - 1)).toBe(4)
    expect(await countAt(180 + DAY_S - 1 + DAY_S)).toBe(1)
    const again = await countAt(180 + DAY_S - 1 + DAY_S)
    expect(again).toBe(free === 0 ? `until ${180 + DAY_S - 1 + DAY_S + 60}` : 2)
  })

  it('apply to one key, and end when it is cleared', async () => {
    const { countAt, clear } = await start(0)
    await countAt(0)
    expect(await countAt(0, 'other')).toBe(1)
    await clear('key')
    expect(await countAt(0)).toBe(1)
    expect(await countAt(0, 'other')).toBe('until 60')
  })
})
