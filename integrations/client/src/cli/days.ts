const DAY_MS = 24 * 60 * 60 * 1000
const USUAL_DAYS = 30

/** @example addDays('2026-11-30', -29) // '2026-11-01' */
function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS
  return Number.isNaN(time) ? day : new Date(time).toISOString().slice(0, 10)
}

/** The options of a command that reports a period, and what its help says of them. */
export const periodOptions = { from: { type: 'string' }, to: { type: 'string' } } as const
export const periodHelp = [
  ['--from <day>', 'The first day, such as 2026-11-01'],
  ['--to <day>', 'The last day'],
] as const

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days that the user named; the server refuses what is no day. Without any, the last 30. */
export function readPeriod({ from, to }: Days, today: string): { from: string; to: string } {
  const lastDay = to ?? today
  return { from: from ?? addDays(lastDay, 1 - USUAL_DAYS), to: lastDay }
}
