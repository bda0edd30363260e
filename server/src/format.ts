/**
 * Numbers and dates in emails and command output, in the same formats as `web/src/format`. A day is
 * a calendar date such as `2026-11-22`, in no time zone; a time is shown in UTC.
 */
const count = new Intl.NumberFormat('en')
const day = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** @example formatCount(1234) // '1,234' */
export function formatCount(value: number): string {
  return count.format(value)
}

/** @example formatClicks(1) // '1 click' */
export function formatClicks(clicks: number): string {
  return clicks === 1 ? '1 click' : `${formatCount(clicks)} clicks`
}

/** @example formatDay('2026-11-22') // 'Nov 22, 2026' */
export function formatDay(dayOrTime: string): string {
  return day.format(Date.parse(dayOrTime))
}

/** @example formatDayRange('2026-11-15', '2026-11-21') // 'Nov 15 – 21, 2026' */
export function formatDayRange(from: string, to: string): string {
  // Some email programs show thin spaces as boxes.
  return day.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
}
