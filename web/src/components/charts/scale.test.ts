import { expect, test } from 'vitest'
import { roundUp } from './scale.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [37, 40],
  [207, 300],
  [81, 100],
  [1000, 1000],
  [1_234_567, 2_000_000],
])('a chart with a maximum of %d ends at %d', (highest, top) => {
  expect(roundUp(highest)).toBe(top)
})
