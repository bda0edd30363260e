/**
 * All dates read like `Nov 22, 2026`. Times follow the 12 or 24 hours that the browser is set to.
 * A day is a date of the calendar such as `2026-11-22`, in no time zone.
 */
const DAY = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
const shortDay = new Intl.DateTimeFormat('en', DAY)
const fullDay = new Intl.DateTimeFormat('en', { ...DAY, year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en', { ...DAY, weekday: 'long', year: 'numeric' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** @example formatDate('2026-11-22T09:30:00.000Z') // 'Nov 22, 2026' */
export function formatDate(time: string | number): string {
  return date.format(new Date(time))
}

/** @example formatTime('2026-11-22T09:30:00.000Z') // '9:30 AM' */
export function formatTime(time: string | number, timeZone?: string): string {
  return createTimeFormat(timeZone).format(new Date(time))
}

/** @example formatHour(21) // '9:00 PM' */
export function formatHour(hour: number): string {
  return formatTime(Date.UTC(2026, 0, 1, hour), 'UTC')
}

/** @example formatDateTime('2026-11-22T09:30:00.000Z') // 'Nov 22, 2026, 9:30 AM' */
export function formatDateTime(time: string | number): string {
  return `${formatDate(time)}, ${formatTime(time)}`
}

/** @example formatDay('2026-11-22') // 'Nov 22, 2026' */
export function formatDay(day: string): string {
  return fullDay.format(Date.parse(day))
}

/** @example formatShortDay('2026-11-22') // 'Nov 22' */
export function formatShortDay(day: string): string {
  return shortDay.format(Date.parse(day))
}

/** @example formatLongDay('2026-11-22') // 'Sunday, Nov 22, 2026' */
export function formatLongDay(day: string): string {
  return longDay.format(Date.parse(day))
}

/** @example formatDayRange('2026-11-15', '2026-11-21') // 'Nov 15 – 21, 2026' */
export function formatDayRange(from: string, to: string): string {
  return fullDay.formatRange(Date.parse(from), Date.parse(to))
}

function createTimeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const hours = { hour: 'numeric', minute: '2-digit' } as const
  const { hourCycle } = new Intl.DateTimeFormat(undefined, hours).resolvedOptions()
  return new Intl.DateTimeFormat('en', { ...hours, hourCycle, timeZone })
}
