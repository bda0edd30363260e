const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** @example formatDay('2026-12-21T09:30:00.000Z') // 'December 21, 2026' */
export function formatDay(time: string): string {
  return format.format(new Date(time))
}
