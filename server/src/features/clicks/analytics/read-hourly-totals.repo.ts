import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { ClickFilters, ClickRows } from './click-filters.ts'
import { sumHourlyTotals } from './sum-hourly-totals.ts'

/** Adds up the hourly totals of a period. */
export async function readHourlyTotals(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
): Promise<ClickRows> {
  const days = listDays(filters.to, countDays(firstDay, filters.to))
  return await readHourlyTotalsOfDays(queries, filters, firstDay, days)
}

/** The same for the given days. The primary key begins with the day, so the query lists them all. */
export async function readHourlyTotalsOfDays(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
  days: readonly string[],
): Promise<ClickRows> {
  const { ownerId, identifier, books, country, seller } = filters
  if (books?.length === 0) return { days: [], breakdown: new Map() }
  let hourlyTotals = queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', 'in', days)
    .where('ownerId', '=', ownerId)
  if (identifier !== null) hourlyTotals = hourlyTotals.where('identifier', '=', identifier)
  if (books !== null) hourlyTotals = hourlyTotals.where('identifier', 'in', books)
  if (country !== null) hourlyTotals = hourlyTotals.where('country', '=', country)
  if (seller !== null) hourlyTotals = hourlyTotals.where('shop', '=', seller)
  return sumHourlyTotals(await hourlyTotals.execute(), filters, firstDay)
}
