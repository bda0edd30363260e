import { expect, test } from 'vitest'
import { dayRange, longDay, shortDay } from './format-days.ts'

test('days read the same in every zone', () => {
  expect(shortDay('2026-11-21')).toBe('Nov 21')
  expect(longDay('2026-01-01')).toBe('Thursday, January 1, 2026')
  expect(dayRange('2025-12-31', '2026-01-01')).toMatch(/^Dec 31, 2025\s–\sJan 1, 2026$/)
})
