import { ANALYTICS_DAYS_MAX, addDays, countDays } from '@everyshelf/domain/clicks'
import { useSearchParams } from 'react-router'

/** The days that a page shows, as its URL holds them. */
export interface Range {
  readonly from: string
  readonly to: string
  /** The days of the chosen preset; null for a custom range. */
  readonly preset: number | null
}

/** Changes URL parameters; null removes one. */
export type ChangeQuery = (change: Readonly<Record<string, string | null>>) => void

export function useChangeQuery(): ChangeQuery {
  const [, setQuery] = useSearchParams()
  return (change) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true },
    )
}

interface Preset {
  readonly days: number
  readonly name: string
}

export const presets: readonly Preset[] = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: '12 months' },
]

const DEFAULT_DAYS = 30

/** Reads the range from the URL. Invalid values are ignored. */
export function readRange(
  query: URLSearchParams,
  today: string,
  defaultDays = DEFAULT_DAYS,
): Range {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (isRange(from, to)) return { from, to, preset: null }
  const days = Number(query.get('days'))
  const preset = presets.find((preset) => preset.days === days)?.days ?? defaultDays
  return { from: addDays(today, 1 - preset), to: today, preset }
}

/** Whether two days are a valid range for the server. */
export function isRange(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && from <= to && countDays(from, to) <= ANALYTICS_DAYS_MAX
}

function isDay(text: string): boolean {
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  )
}
