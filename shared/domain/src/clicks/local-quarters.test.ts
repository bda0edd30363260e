import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createLocalClock, createQuarterClock } from './index.ts'

const zones = [
  ...['UTC', 'Asia/Kathmandu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  ...['America/New_York', 'America/St_Johns', 'Europe/Berlin', 'Africa/Casablanca'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Apia', 'Mars/Olympus'],
]

/** A quarter hour's day and hour by the other clock, which asks for each minute. */
function readDirectly(timeZone: string, utcMonth: string) {
  const clock = createLocalClock(timeZone)
  const start = new Date(utcMonth)
  const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: 96 * days }, (_, quarter) => {
    const time = new Date(start.getTime() + quarter * 15 * 60_000).toISOString().slice(0, 16)
    const { day, hour } = clock(time)
    return `${day} ${hour}`
  })
}

function readQuarters(timeZone: string, utcMonth: string) {
  const { days, dayIndex, hour } = createQuarterClock(timeZone)(utcMonth)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(dayIndex).toEqual(dayIndex.toSorted())
  return Array.from(dayIndex, (index, quarter) => `${days[index]} ${hour[quarter]}`)
}

describe('createQuarterClock', () => {
  it('equals createLocalClock for every quarter of any month in any time zone', () => {
    const anyZone = fc.oneof(
      fc.constantFrom(...zones),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    )
    const anyMonth = fc
      .record({
        year: fc.integer({ min: 2024, max: 2036 }),
        month: fc.integer({ min: 1, max: 12 }),
      })
      .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(anyZone, anyMonth, (zone, month) => {
        expect(readQuarters(zone, month)).toEqual(readDirectly(zone, month))
      }),
      { numRuns: 60 },
    )
  })

  // Clocks change by an hour, and by half an hour on Lord Howe Island.
  test.each([
    ['Europe/Berlin', '2026-03'],
    ['Europe/Berlin', '2026-10'],
    ['America/New_York', '2026-03'],
    ['America/New_York', '2026-11'],
    ['America/St_Johns', '2026-03'],
    ['Australia/Lord_Howe', '2026-04'],
    ['Australia/Lord_Howe', '2026-10'],
    ['Pacific/Chatham', '2026-04'],
    // Twice within 31 days, around Ramadan.
    ['Africa/Casablanca', '2026-02'],
    ['Africa/Casablanca', '2026-03'],
    // Samoa skipped December 30, 2011.
    ['Pacific/Apia', '2011-12'],
  ])('equals it in %s in %s, when clocks change', (zone, month) => {
    expect(readQuarters(zone, month)).toEqual(readDirectly(zone, month))
  })
})
