import type { RouterOutputs } from '@everyshelf/server/api'

export type StatusReport = RouterOutputs['status']['report']
export type StatusPart = StatusReport['days'][number]

const count = new Intl.NumberFormat('en')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** @example nameOf(part, 'hours') // '09:00' */
export function nameOf({ from }: StatusPart, unit: 'hours' | 'days'): string {
  return (unit === 'hours' ? hour : day).format(new Date(from))
}

/** @example formatMoment('2026-11-21T09:30:00.000Z') // '21 Nov, 09:30 UTC' */
export function formatMoment(iso: string): string {
  const date = new Date(iso)
  return `${day.format(date)}, ${hour.format(date)} UTC`
}

/** @example formatSeconds(5400) // '1 h 30 min' */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${count.format(Math.floor(hours / 24))} days`
  const rest = minutes % 60
  return `${hours} h${rest ? ` ${rest} min` : ''}`
}

/** Rounded down: what is not quite all is not called all. */
export function formatShare(part: number, whole: number): string {
  const hundredths = Math.floor((part / whole) * 10_000)
  return `${(hundredths / 100).toFixed(hundredths === 10_000 ? 0 : 2)} %`
}

/** @example formatTime({ timed: 10 }, 2) // '2 ms' */
export function formatTime({ timed }: Pick<StatusPart, 'timed'>, ms: number | null): string {
  if (timed === 0) return '–'
  return ms === null ? 'over 1 s' : `${ms} ms`
}

export function formatCount(number: number): string {
  return count.format(number)
}

const STATES = ['upSeconds', 'stoppedSeconds', 'downSeconds', 'unknownSeconds'] as const
export type Seconds = Readonly<Record<(typeof STATES)[number], number>>

export function sumSeconds(parts: readonly StatusPart[]): Seconds {
  const sum = { upSeconds: 0, stoppedSeconds: 0, downSeconds: 0, unknownSeconds: 0 }
  for (const part of parts) for (const state of STATES) sum[state] += part[state]
  return sum
}

/** The time in one sentence, without a figure for what nobody measured. */
export function describeSeconds(seconds: Seconds): string {
  const { upSeconds, stoppedSeconds, downSeconds, unknownSeconds } = seconds
  const measured = upSeconds + stoppedSeconds + downSeconds
  if (measured === 0) return 'Nothing has been measured in this time.'
  const said = [
    `Up for ${formatSeconds(upSeconds)} of ${formatSeconds(measured)} measured (${formatShare(upSeconds, measured)})`,
    downSeconds > 0 && `down for ${formatSeconds(downSeconds)}`,
    stoppedSeconds > 0 && `stopped in order for ${formatSeconds(stoppedSeconds)}`,
    unknownSeconds > 0 && `no data for the ${formatSeconds(unknownSeconds)} before`,
  ]
  return `${said.filter(Boolean).join('; ')}.`
}
