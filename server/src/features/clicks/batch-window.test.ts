import { expect, it } from 'vitest'
import { createBatchWindow } from './click-recorder.ts'

function start() {
  let ms = 5000
  const { shouldWait, noteCommit } = createBatchWindow(() => ms)
  /** The decision after `afterMs` more milliseconds. */
  const decide = (waiting: number, afterMs = 0) => {
    ms += afterMs
    return shouldWait(waiting)
  }
  return { decide, noteCommit }
}

it('a single hit never waits', () => {
  const { decide, noteCommit } = start()
  expect(decide(1)).toBe(false)
  noteCommit(1)
  expect(decide(1)).toBe(false)
})

it('after a commit of several hits, a small batch waits while more arrive', () => {
  const { decide, noteCommit } = start()
  noteCommit(5)
  expect([decide(1), decide(1, 0.09), decide(2, 0.005), decide(2, 0.09)]).toEqual(
    Array(4).fill(true),
  )
  expect(decide(2, 0.02)).toBe(false)
})

it('never waits longer than the limit, however many keep arriving', () => {
  const { decide, noteCommit } = start()
  noteCommit(5)
  const decisions = [1, 2, 3, 4, 5].map((waiting) => decide(waiting, 0.08))
  expect(decisions).toEqual([true, true, true, true, false])
})

it('a full batch is committed at once', () => {
  const { decide, noteCommit } = start()
  noteCommit(40)
  expect([decide(15), decide(16)]).toEqual([true, false])
})

it('starts over after each commit', () => {
  const { decide, noteCommit } = start()
  noteCommit(5)
  expect([decide(3), decide(3, 1)]).toEqual([true, false])
  noteCommit(3)
  expect([decide(3), decide(3, 1)]).toEqual([true, false])
  noteCommit(1)
  expect(decide(3)).toBe(false)
})
