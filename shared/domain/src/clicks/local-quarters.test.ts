import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, createLocalClock, createQuarterClock } from './index.ts'

const zones = [
  ...['UTC', 'Asia/Kathmandu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  ...['America/New_York', 'America/St_Johns', 'Europe/Berlin', 'Africa/Casablanca'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Apia', 'Mars/Olympus'],
]

/** A quarter hour's day and hour by the other clock, which asks for each minute. */
function readDirectly(timeZone: string, utcDay: string) {
  const clock = createLocalClock(timeZone)
  return Array.from({ length: 96 }, (_, quarter) => {
    const time = new Date(Date.parse(utcDay) + quarter * 15 * 60_000).toISOString().slice(0, 16)
    const { day, hour } = clock(time)
    return `${day} ${hour}`
  })
}

function readQuarters(timeZone: string, utcDay: string) {
  const { days, dayIndex, hour } = createQuarterClock(timeZone)(utcDay)
  expect(days).toEqual([...new Set(days)].toSorted())
  return Array.from(dayIndex, (index, quarter) => `${days[index]} ${hour[quarter]}`)
}

describe('createQuarterClock', () => {
  it('equals createLocalClock for every quarter of any day in any time zone', () => {
    const anyZone = fc.oneof(
      fc.constantFrom(...zones),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    )
    const anyDay = fc.integer({ min: 0, max: 365 * 12 }).map((day) => addDays('2024-01-01', day))
    fc.assert(
      fc.property(anyZone, anyDay, (zone, day) => {
        expect(readQuarters(zone, day)).toEqual(readDirectly(zone, day))
      }),
      { numRuns: 400 },
    )
  })

  // Clocks change by an hour, and by half an hour on Lord Howe Island.
  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['America/St_Johns', '2026-03-08'],
    ['Australia/Lord_Howe', '2026-04-04'],
    ['Australia/Lord_Howe', '2026-10-03'],
    ['Pacific/Chatham', '2026-04-04'],
    ['Africa/Casablanca', '2026-02-15'],
    // Samoa skipped December 30, 2011.
    ['Pacific/Apia', '2011-12-30'],
  ])('equals it in %s around %s, when clocks change', (zone, day) => {
    for (const near of [-1, 0, 1].map((days) => addDays(day, days))) {
      expect(readQuarters(zone, near)).toEqual(readDirectly(zone, near))
    }
  })

  it('gives the same answers in any order of days', () => {
    const clock = createQuarterClock('Europe/Berlin')
    const days = ['2026-03-28', '2026-03-29', '2026-07-01', '2026-10-25', '2026-12-31']
    const first = days.map((day) => clock(day))
    expect(days.toReversed().map((day) => clock(day))).toEqual(first.toReversed())
    expect(first[1]?.hour.slice(0, 8)).toEqual(Uint8Array.of(1, 1, 1, 1, 3, 3, 3, 3))
  })
})
