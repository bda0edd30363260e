const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const number = new Intl.NumberFormat('en')
const oneDigit = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return number.format(count)
}

/** By the clock of whoever looks. @example formatMoment('2026-11-21T09:30:00.000Z') // 'Nov 21, 2026, 9:30 AM' */
export function formatMoment(time: string): string {
  return moment.format(new Date(time))
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** @example formatBytes(1_540_000) // '1.5 MB' */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  return `${oneDigit.format(bytes / 1000 ** power)} ${units[power]}`
}

const steps = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

/** @example formatDuration(5_400_000) // '1.5 hours' */
export function formatDuration(ms: number): string {
  for (const [size, name] of steps) {
    if (ms < size) continue
    const amount = oneDigit.format(ms / size)
    return `${amount} ${amount === '1' ? name : `${name}s`}`
  }
  return `${Math.round(ms)} ms`
}
