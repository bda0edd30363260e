import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../totals/tally.ts'
import { findClosingDay } from '../totals/update-summaries.repo.ts'
import { type ClickFilters, type ClickRows, type DayRow, hasReaderCounts } from './click-filters.ts'
import { readHourlyTotals } from './read-hourly-totals.repo.ts'
import { readSummaries } from './read-summaries.repo.ts'

/** Reads the totals of the days from `firstDay` on. */
export async function readCounted(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
): Promise<ClickRows> {
  const rows = (await hasSummariesFor(queries, filters))
    ? await readSummaries(queries, filters, firstDay)
    : await readHourlyTotals(queries, filters, firstDay)
  if (!hasReaderCounts(filters)) return rows
  return { ...rows, days: await readDays(queries, filters, firstDay) }
}

/** The daily totals of one book, or of all books together, including readers. */
export async function readDays(
  queries: Queries,
  { ownerId, identifier, to }: Pick<ClickFilters, 'ownerId' | 'identifier' | 'to'>,
  firstDay: string,
): Promise<DayRow[]> {
  return await queries
    .selectFrom('click_day')
    .select(['day', 'hits', 'clicks', 'readers'])
    // A list of days, since the primary key begins with the day.
    .where('day', 'in', listDays(to, countDays(firstDay, to)))
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier ?? ALL_BOOKS)
    .execute()
}

/**
 * No summary has a book, a country, and a seller at once, or several books. Owners with few hits have
 * no summaries.
 */
async function hasSummariesFor(queries: Queries, filters: ClickFilters): Promise<boolean> {
  const { identifier, books, country, seller } = filters
  if (books !== null) return false
  if (identifier !== null && country !== null && seller !== null) return false
  return (await findClosingDay(queries, filters.ownerId)) !== ''
}
