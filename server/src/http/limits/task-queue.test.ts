import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

function setUp(maxWaiting = 10) {
  const loop = { nowMs: 0, events: 0 }
  const done: string[] = []
  const enqueueTask = createTaskQueue({
    maxWaiting,
    now: () => loop.nowMs,
    countEvents: () => loop.events,
  })
  /** A task that takes two milliseconds. */
  const take = (name: string) =>
    enqueueTask(() => {
      done.push(name)
      loop.nowMs += 2
    })
  return { loop, done, take }
}

describe('createTurnQueue', () => {
  it('R51 runs one task at once, and the others in turns of their own', async () => {
    const { done, take } = setUp()
    for (const name of ['a', 'b', 'c']) expect(take(name)).toBe(true)
    expect(done).toEqual(['a'])
    await nextTurn()
    expect(done).toEqual(['a', 'b'])
    await nextTurn()
    expect(done).toEqual(['a', 'b', 'c'])
  })

  it('R51 leaves a busy loop to others for seven times as long as a task took', async () => {
    const { loop, done, take } = setUp()
    take('a')
    take('b')
    for (let turn = 0; turn < 13; turn++) {
      loop.events++
      loop.nowMs++
      await nextTurn()
    }
    expect(done).toEqual(['a'])
    loop.events++
    loop.nowMs++
    await nextTurn()
    expect(done).toEqual(['a', 'b'])
  })

  it('R51 takes no more tasks than may wait', async () => {
    const { done, take } = setUp(2)
    expect(['a', 'b', 'c', 'd'].map(take)).toEqual([true, true, true, false])
    for (let turn = 0; turn < 4; turn++) await nextTurn()
    expect(done).toEqual(['a', 'b', 'c'])
    expect(take('e')).toBe(true)
  })
})
