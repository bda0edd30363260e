import { type IsoTime, toIsoTime } from '../../db/columns.ts'

export const HOUR_MS = 60 * 60 * 1000

/** @example startOfHour(Date.parse('2026-11-21T09:45:00Z')) // '2026-11-21T09:00:00.000Z' */
export function startOfHour(time: number): IsoTime {
  return toIsoTime(Math.floor(time / HOUR_MS) * HOUR_MS)
}
