import { addDays, createLocalClock } from '@everyshelf/domain/clicks'

/** The Monday of the week of a day. @example mondayOf('2026-11-21') // '2026-11-16' */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

const FIRST_HOUR = 7

/**
 * The Monday whose weekly email is due now in this time zone; null at other times. It is due from Monday
 * 07:00 to the end of Tuesday, in case the server was down on Monday.
 *
 * @example dueWeek(Date.parse('2026-11-23T06:30Z'), 'Europe/Berlin') // '2026-11-23'
 */
export function dueWeek(nowMs: number, timeZone: string): string | null {
  const { day, hour } = createLocalClock(timeZone)(new Date(nowMs).toISOString().slice(0, 16))
  const monday = mondayOf(day)
  if (day === monday) return hour >= FIRST_HOUR ? monday : null
  return day === addDays(monday, 1) ? monday : null
}
