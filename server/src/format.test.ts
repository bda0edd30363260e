import { expect, it } from 'vitest'
import { formatClicks, formatCount, formatDay, formatDayRange } from './format.ts'

it('formats counts with separators', () => {
  expect([formatCount(0), formatCount(1234567)]).toEqual(['0', '1,234,567'])
  expect([0, 1, 1500].map(formatClicks)).toEqual(['0 clicks', '1 click', '1,500 clicks'])
})

it('formats days and times in UTC', () => {
  expect(formatDay('2026-11-22')).toBe('Nov 22, 2026')
  expect(formatDay('2026-11-22T23:59:59.999Z')).toBe('Nov 22, 2026')
})

it.each([
  ['2026-11-15', '2026-11-21', 'Nov 15 – 21, 2026'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026'],
  ['2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
])('formats %s to %s with plain spaces', (from, to, text) => {
  expect(formatDayRange(from, to)).toBe(text)
})
