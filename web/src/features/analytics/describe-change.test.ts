import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test.each([
  [30, 20, '50% more than the 20 before'],
  [10, 20, '50% fewer than the 20 before'],
  [0, 20, '100% fewer than the 20 before'],
  [2000, 1000, '100% more than the 1,000 before'],
  [5000, 1000, '4,000 more than the 1,000 before'],
  [1001, 1000, 'Slightly more than the 1,000 before'],
  [999, 1000, 'Slightly fewer than the 1,000 before'],
  [7, 7, 'As many as before'],
  [7, 0, 'None before'],
  [0, 0, 'None before either'],
])('%d after %d reads %j', (now, before, text) => {
  expect(describeChange(now, before)).toBe(text)
})
