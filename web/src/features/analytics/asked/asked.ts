import { ANALYTICS_DAYS_MAX, addDays, countDays } from '@everyshelf/domain/clicks'
import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { isShopPlace } from '../value-names.ts'

/** What of the clicks is to be seen, as it stands in the page's address. */
export interface Asked {
  readonly from: string
  readonly to: string
  /** The preset that the range is; null for days of one's own. */
  readonly preset: number | null
  /** The id of a saved link. */
  readonly link: string | null
  readonly country: CountryCode | null
  readonly shop: string | null
}

export interface Preset {
  readonly days: number
  readonly name: string
}

export const presets: readonly Preset[] = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: '12 months' },
]

const USUAL_DAYS = 30

/** Reads an address; what in it makes no sense is as if it were not there. */
export function readAsked(query: URLSearchParams, today: string): Asked {
  const country = query.get('country')
  const shop = query.get('shop') ?? ''
  const link = query.get('link') ?? ''
  return {
    ...readRange(query, today),
    link: /^[a-z0-9]{10,32}$/.test(link) ? link : null,
    country: isCountryCode(country) ? country : null,
    shop: isShopPlace(shop) ? shop : null,
  }
}

function readRange(query: URLSearchParams, today: string): Pick<Asked, 'from' | 'to' | 'preset'> {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (isRange(from, to)) return { from, to, preset: null }
  const days = Number(query.get('days'))
  const preset = presets.find((one) => one.days === days)?.days ?? USUAL_DAYS
  return { from: addDays(today, 1 - preset), to: today, preset }
}

/** Whether these are two days that can be asked for. */
export function isRange(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && from <= to && countDays(from, to) <= ANALYTICS_DAYS_MAX
}

function isDay(text: string): boolean {
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  )
}
