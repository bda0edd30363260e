import { describe, expect, it } from 'vitest'
import { dueWeek } from './reported-week.ts'

describe('dueWeek', () => {
  it.each([
    // 22 November 2026 is a Sunday.
    ['2026-11-22T23:00Z', 'UTC', null],
    ['2026-11-23T06:59Z', 'UTC', null],
    ['2026-11-23T07:00Z', 'UTC', '2026-11-23'],
    ['2026-11-24T23:59Z', 'UTC', '2026-11-23'],
    ['2026-11-25T00:00Z', 'UTC', null],
    ['2026-11-22T22:30Z', 'Asia/Tokyo', '2026-11-23'],
    ['2026-11-23T07:00Z', 'America/New_York', null],
    ['2026-11-23T12:00Z', 'America/New_York', '2026-11-23'],
  ])('at %s in time zone %s is %s', (time, zone, week) => {
    expect(dueWeek(Date.parse(time), zone)).toBe(week)
  })
})
