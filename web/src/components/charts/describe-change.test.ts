import { expect, test } from 'vitest'
import { describeChange, formatChange } from './describe-change.ts'

test.each([
  [30, 20, 30, '↑ 50% vs. 20 in the previous 30 days'],
  [10, 20, 30, '↓ 50% vs. 20 in the previous 30 days'],
  [0, 20, 7, '↓ 100% vs. 20 in the previous 7 days'],
  [2000, 1000, 30, '↑ 100% vs. 1,000 in the previous 30 days'],
  [5000, 1000, 30, '+4,000 vs. 1,000 in the previous 30 days'],
  [1001, 1000, 30, '↑ <1% vs. 1,000 in the previous 30 days'],
  [999, 1000, 30, '↓ <1% vs. 1,000 in the previous 30 days'],
  [7, 7, 30, 'Same as in the previous 30 days'],
  [7, 0, 30, 'None in the previous 30 days'],
  [0, 0, 1, 'None on the previous day'],
])('compares %d with %d in %d days as %j', (count, previousCount, days, text) => {
  expect(describeChange(count, previousCount, days)).toBe(text)
})

test.each([
  [30, 20, '↑ 50%'],
  [10, 20, '↓ 50%'],
  [5000, 1000, '+4,000'],
  [7, 7, ''],
  [7, 0, ''],
])('shortens %d instead of %d to %j', (count, previousCount, text) => {
  expect(formatChange(count, previousCount)).toBe(text)
})
