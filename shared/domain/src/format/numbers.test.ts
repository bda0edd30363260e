import { expect, test } from 'vitest'
import { countOf, formatBytes, formatCount, formatDuration, formatMoney } from './numbers.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_540_000, '1.5 MB'],
  [200_000_000_000, '200 GB'],
  [5e15, '5,000 TB'],
])('formatBytes(%d) is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.each([
  [12, '12\u00A0ms'],
  [1000, '1 second'],
  [5_400_000, '1.5 hours'],
  [172_800_000, '2 days'],
])('formatDuration(%d) is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test.each([
  [399, 'usd', '$3.99'],
  [123_456, 'eur', '€1,234.56'],
  [500, 'jpy', '¥500'],
])('formatMoney(%d, %s) is %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test('counts have separators, and one thing is singular', () => {
  expect([formatCount(0), formatCount(1_234_567)]).toEqual(['0', '1,234,567'])
  expect([0, 1, 1500].map((count) => countOf(count, 'click'))).toEqual([
    '0 clicks',
    '1 click',
    '1,500 clicks',
  ])
})
