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
  formatUtcTime,
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

test('times in UTC name it, and days of a time are those of UTC', () => {
  setBrowserClock('h23')
  expect(formatUtcTime('2026-11-22T23:59:59.999Z')).toBe('Nov 22, 2026, 23:59 UTC')
  expect(formatDay('2026-11-22T23:59:59.999Z')).toBe('Nov 22, 2026')
})

test('a time in another language follows the browser’s clock too', () => {
  setBrowserClock('h23')
  expect(formatDateTime('2026-11-22T20:05:00.000Z', 'de', 'UTC')).toBe('22.11.2026, 20:05')
  vi.restoreAllMocks()
  setBrowserClock('h12')
  expect(formatDateTime('2026-11-22T20:05:00.000Z', 'de', 'UTC')).toMatch(
    /^22\.11\.2026, 08:05\sPM$/,
  )
})

test.each([
  ['2026-11-15', '2026-11-21', 'Nov 15 – 21, 2026'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026'],
])('%s to %s has plain spaces, which every email program shows', (from, to, text) => {
  expect(formatDayRange(from, to)).toBe(text)
})
