import { afterEach, expect, test, vi } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatHour,
  formatLongDay,
  formatShortDay,
  formatTime,
} from './dates.ts'

afterEach(() => vi.restoreAllMocks())

function setBrowserClock(hourCycle: 'h12' | 'h23') {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), hourCycle }
  })
}

test('days read the same in every zone', () => {
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(formatShortDay('2026-11-21')).toBe('Nov 21')
  expect(formatLongDay('2026-01-01')).toBe('Thursday, Jan 1, 2026')
  expect(formatDayRange('2025-12-31', '2026-01-01')).toMatch(/^Dec 31, 2025\s–\sJan 1, 2026$/)
})

test('a moment reads as a date in the browser’s time zone', () => {
  expect(formatDate('2026-11-22T12:00:00.000Z')).toBe('Nov 22, 2026')
})

test('times follow the clock that the browser is set to', () => {
  setBrowserClock('h12')
  expect(formatTime('2026-11-22T20:05:00.000Z', 'Europe/Berlin')).toMatch(/^9:05\sPM$/)
  expect(formatHour(21)).toMatch(/^9:00\sPM$/)
  vi.restoreAllMocks()
  setBrowserClock('h23')
  expect(formatTime('2026-11-22T20:05:00.000Z', 'Europe/Berlin')).toBe('21:05')
  expect(formatDateTime('2026-11-22T12:00:00.000Z')).toMatch(/^Nov 22, 2026, \d\d:00$/)
})
