/** By a person's own clock. @example formatMinute('2026-11-21T20:05', 'Europe/Berlin') // '9:05 PM' */
export function formatMinute(openedAt: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    Date.parse(`${openedAt}Z`),
  )
}
