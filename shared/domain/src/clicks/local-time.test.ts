import { describe, expect, it, test } from 'vitest'
import { createLocalClock, isTimeZone } from './index.ts'

test.each([
  ['UTC', '2026-11-21T23:59', '2026-11-21', 23],
  ['Asia/Kolkata', '2026-11-21T18:29', '2026-11-21', 23],
  ['Asia/Kolkata', '2026-11-21T18:30', '2026-11-22', 0],
  ['Asia/Kathmandu', '2026-11-21T18:14', '2026-11-21', 23],
  ['Asia/Kathmandu', '2026-11-21T18:15', '2026-11-22', 0],
  ['America/New_York', '2026-11-21T04:59', '2026-11-20', 23],
  ['Pacific/Kiritimati', '2026-12-31T10:00', '2027-01-01', 0],
  // Clocks go forward in Berlin on 2026-03-29 at 01:00 UTC, and back on 2026-10-25 at 01:00 UTC.
  ['Europe/Berlin', '2026-03-29T00:59', '2026-03-29', 1],
  ['Europe/Berlin', '2026-03-29T01:00', '2026-03-29', 3],
  ['Europe/Berlin', '2026-10-25T00:30', '2026-10-25', 2],
  ['Europe/Berlin', '2026-10-25T01:30', '2026-10-25', 2],
  ['Europe/Berlin', '2028-02-28T23:00', '2028-02-29', 0],
  ['Mars/Olympus', '2026-11-21T18:30', '2026-11-21', 18],
])('in %s the minute %s is on %s, hour %i', (zone, minute, day, hour) => {
  expect(createLocalClock(zone)(minute)).toEqual({ day, hour })
})

describe('isTimeZone', () => {
  it('accepts only names of the time zone database', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', "x'; drop"].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
