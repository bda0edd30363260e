import { expect, it } from 'vitest'
import { createGathering } from './gathering.ts'

function start() {
  let ms = 5000
  const { isWorthWhile, note } = createGathering(() => ms)
  /** What is decided after so many milliseconds with so many waiting. */
  const decide = (waiting: number, afterMs = 0) => {
    ms += afterMs
    return isWorthWhile(waiting)
  }
  return { decide, note }
}

it('whoever comes alone waits for nobody', () => {
  const { decide, note } = start()
  expect(decide(1)).toBe(false)
  note(1)
  expect(decide(1)).toBe(false)
})

it('after a commit of several, a few wait as long as others come', () => {
  const { decide, note } = start()
  note(5)
  expect([decide(1), decide(1, 0.09), decide(2, 0.005), decide(2, 0.09)]).toEqual(
    Array(4).fill(true),
  )
  expect(decide(2, 0.02)).toBe(false)
})

it('but never for long, however many keep coming', () => {
  const { decide, note } = start()
  note(5)
  const decisions = [1, 2, 3, 4, 5].map((waiting) => decide(waiting, 0.08))
  expect(decisions).toEqual([true, true, true, true, false])
})

it('enough of them are committed at once', () => {
  const { decide, note } = start()
  note(40)
  expect([decide(15), decide(16)]).toEqual([true, false])
})

it('begins anew after each commit', () => {
  const { decide, note } = start()
  note(5)
  expect([decide(3), decide(3, 1)]).toEqual([true, false])
  note(3)
  expect([decide(3), decide(3, 1)]).toEqual([true, false])
  note(1)
  expect(decide(3)).toBe(false)
})
