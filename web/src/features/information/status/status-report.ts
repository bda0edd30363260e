import { formatCount, formatShortDay, formatTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'

export type StatusReport = RouterOutputs['status']['report']
export type StatusInterval = StatusReport['days'][number]

/** @example formatIntervalStart(interval, 'hours') // '9:00 AM' */
export function formatIntervalStart({ from }: StatusInterval, unit: 'hours' | 'days'): string {
  return unit === 'hours' ? formatTime(from, 'UTC') : formatShortDay(from)
}

/** @example formatSeconds(5400) // '1 h 30 min' */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${formatCount(Math.floor(hours / 24))} days`
  const rest = minutes % 60
  return `${hours} h${rest ? ` ${rest} min` : ''}`
}

/** Rounded down, so that 99.999% does not read as 100%. */
export function formatShare(part: number, whole: number): string {
  const hundredths = Math.floor((part / whole) * 10_000)
  return `${(hundredths / 100).toFixed(hundredths === 10_000 ? 0 : 2)}%`
}

/** @example formatRedirectTime({ timed: 10 }, 2) // '2 ms' */
export function formatRedirectTime(
  { timed }: Pick<StatusInterval, 'timed'>,
  ms: number | null,
): string {
  if (timed === 0) return '–'
  return ms === null ? 'over 1 s' : `${ms} ms`
}

const STATES = ['upSeconds', 'stoppedSeconds', 'downSeconds', 'unknownSeconds'] as const
type Seconds = Readonly<Record<(typeof STATES)[number], number>>

export function sumSeconds(intervals: readonly StatusInterval[]): Seconds {
  const sum = { upSeconds: 0, stoppedSeconds: 0, downSeconds: 0, unknownSeconds: 0 }
  for (const interval of intervals) {
    for (const state of STATES) sum[state] += interval[state]
  }
  return sum
}

/** Describes the time in one sentence. Without measurements, it gives no numbers. */
export function describeSeconds(seconds: Seconds): string {
  const { upSeconds, stoppedSeconds, downSeconds, unknownSeconds } = seconds
  const measured = upSeconds + stoppedSeconds + downSeconds
  if (measured === 0) return 'No measurements in this period.'
  const facts = [
    `${formatShare(upSeconds, measured)} uptime (${formatSeconds(measured)} measured)`,
    downSeconds > 0 && `down for ${formatSeconds(downSeconds)}`,
    stoppedSeconds > 0 && `clean shutdown for ${formatSeconds(stoppedSeconds)}`,
    unknownSeconds > 0 && `no data for ${formatSeconds(unknownSeconds)} before that`,
  ]
  return `${facts.filter(Boolean).join(', ')}.`
}
