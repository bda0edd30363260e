/**
 * All dates read like `Nov 22, 2026`. Times use the browser's 12-hour or 24-hour clock; on the server, that
 * of its locale. A day is a calendar date such as `2026-11-22`, without a time zone.
 */
const DAY = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
const shortDay = /* @__PURE__ */ new Intl.DateTimeFormat('en', DAY)
const fullDay = /* @__PURE__ */ new Intl.DateTimeFormat('en', { ...DAY, year: 'numeric' })
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  ...DAY,
  weekday: 'long',
  year: 'numeric',
})
const date = /* @__PURE__ */ new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** @example formatDate('2026-11-22T09:30:00.000Z') // 'Nov 22, 2026' */
export function formatDate(time: string | number): string {
  return date.format(new Date(time))
}

/** @example formatTime('2026-11-22T09:30:00.000Z', 'UTC') // '9:30 AM' */
export function formatTime(time: string | number, timeZone?: string): string {
  const format = {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: readHourCycle(),
    timeZone,
  } as const
  return new Intl.DateTimeFormat('en', format).format(new Date(time))
}

/** @example formatHour(21) // '9:00 PM' */
export function formatHour(hour: number): string {
  return formatTime(Date.UTC(2026, 0, 1, hour), 'UTC')
}

/**
 * A date and a time in the runtime's time zone. The extension passes its language.
 *
 * @example formatDateTime('2026-11-22T09:30:00.000Z') // 'Nov 22, 2026, 9:30 AM'
 */
export function formatDateTime(time: string | number, language = 'en', timeZone?: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  const format = { ...style, hourCycle: readHourCycle(), timeZone }
  return new Intl.DateTimeFormat(language, format).format(new Date(time))
}

/** @example formatUtcTime('2026-11-22T09:30:00.000Z') // 'Nov 22, 2026, 9:30 AM UTC' */
export function formatUtcTime(time: string): string {
  return `${formatDateTime(time, 'en', 'UTC')} UTC`
}

/** Also takes a time, and then returns its day in UTC. @example formatDay('2026-11-22') // 'Nov 22, 2026' */
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
  // Some email programs show thin spaces as boxes.
  return fullDay.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
}

function readHourCycle(): Intl.ResolvedDateTimeFormatOptions['hourCycle'] {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle
}
