import { describe, expect, it } from 'vitest'
import { createHitIds, HIT_ID_EPOCH_MS, timeOfHitId } from './hit-id.ts'

describe('createHitIds', () => {
  it('creates increasing ids, also within one millisecond', () => {
    const nextId = createHitIds(() => HIT_ID_EPOCH_MS + 5000, 7)
    const ids = Array.from({ length: 1000 }, nextId)
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids)
    expect(new Set(ids).size).toBe(1000)
  })

  it('begins with the milliseconds, then the process, then the counter', () => {
    const nextId = createHitIds(() => HIT_ID_EPOCH_MS + 5000, 7)
    expect(nextId()).toBe(5000n * 4_194_304n + 7n * 64n)
    expect(nextId()).toBe(5000n * 4_194_304n + 7n * 64n + 1n)
  })

  it('borrows from the next millisecond when the counter is used up', () => {
    const nextId = createHitIds(() => HIT_ID_EPOCH_MS + 5000, 7)
    const ids = Array.from({ length: 65 }, nextId)
    expect(ids[64]).toBe(5001n * 4_194_304n + 7n * 64n)
  })

  it('keeps increasing when the clock is set back', () => {
    let time = HIT_ID_EPOCH_MS + 5000
    const nextId = createHitIds(() => time, 7)
    const before = nextId()
    time -= 60_000
    expect(nextId()).toBe(before + 1n)
  })

  it('creates no id twice across processes that start at the same moment', () => {
    const ids = [1, 2, 3].flatMap((process) =>
      Array.from(
        { length: 200 },
        createHitIds(() => HIT_ID_EPOCH_MS + 5000, process),
      ),
    )
    expect(new Set(ids).size).toBe(600)
  })

  it('fits into 63 bits until 2095', () => {
    const nextId = createHitIds(() => Date.UTC(2095, 0, 1), 65_535)
    expect(nextId() < 2n ** 63n).toBe(true)
  })

  it('contains the time of the hit', () => {
    const time = Date.UTC(2026, 10, 21, 9, 30)
    expect(timeOfHitId(createHitIds(() => time)())).toBe(time)
  })
})
