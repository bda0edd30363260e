const options = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
const short = new Intl.DateTimeFormat('en', options)
const long = new Intl.DateTimeFormat('en', {
  ...options,
  weekday: 'long',
  month: 'long',
  year: 'numeric',
})
const withYear = new Intl.DateTimeFormat('en', { ...options, year: 'numeric' })

/** A day of the calendar, in no zone. @example shortDay('2026-11-21') // 'Nov 21' */
export function shortDay(day: string): string {
  return short.format(Date.parse(day))
}

/** @example longDay('2026-11-21') // 'Saturday, November 21, 2026' */
export function longDay(day: string): string {
  return long.format(Date.parse(day))
}

/** @example dayRange('2026-11-15', '2026-11-21') // 'Nov 15 – 21, 2026' */
export function dayRange(from: string, to: string): string {
  return withYear.formatRange(Date.parse(from), Date.parse(to))
}
