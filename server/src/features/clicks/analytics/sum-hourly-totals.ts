import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import { addHourlyTotal, type Breakdown } from '../totals/breakdown.ts'
import { type OwnedHit, sellerOf } from '../totals/tally.ts'
import type { ClickFilters, ClickRows, DayRow } from './click-filters.ts'

type MatchedFields = Pick<OwnedHit, 'identifier' | 'country' | 'retailer' | 'marketplace'>

/** Whether a hit matches the filters, apart from its day. */
export function matchesFilters(
  hit: MatchedFields,
  { identifier, books, country, seller }: ClickFilters,
): boolean {
  return (
    (identifier === null || hit.identifier === identifier) &&
    (books === null || books.includes(hit.identifier)) &&
    (country === null || hit.country === country) &&
    (seller === null || sellerOf(hit) === seller)
  )
}

/** Adds up hourly totals that match the filters, apart from their day. */
export function sumHourlyTotals(
  hourlyTotals: readonly HourlyTotalTable[],
  { from, to }: Pick<ClickFilters, 'from' | 'to'>,
  firstDay: string,
): ClickRows {
  const days = new Map<string, DayRow>()
  const breakdown: Breakdown = new Map()
  for (const hourlyTotal of hourlyTotals) {
    const { day, hits } = hourlyTotal
    if (day < firstDay || day > to) continue
    const known = days.get(day) ?? { day, hits: 0, clicks: 0, readers: 0 }
    const clicks = known.clicks + (hourlyTotal.excludedBecause === '' ? hits : 0)
    days.set(day, { ...known, hits: known.hits + hits, clicks })
    if (day >= from) addHourlyTotal(breakdown, hourlyTotal)
  }
  return { days: [...days.values()], breakdown }
}
