import { createQuarterClock } from '@everyshelf/domain/clicks'
import {
  addToBreakdown,
  type Breakdown,
  type BreakdownDimension,
  breakdownDimensions,
  formatBreakdown,
} from '../counting/breakdown.ts'
import { noFilters } from '../counting/click-filters.ts'
import { countColumns, createClickCounts } from '../counting/count-columns.ts'
import { monthOf, toColumns } from '../counting/hit-columns.ts'
import type { MarkedHit } from '../hit.ts'
import type { HitOwner } from '../store/hit-owners.repo.ts'
import type { FormerQueries, FormerTables } from './former-tables.repo.ts'

export interface BookDay {
  readonly day: string
  /** Empty for all books. */
  readonly identifier: string
}

/** The stored breakdown of a day's deleted hits; `left` are its hits that are not deleted. */
export async function findDeletedBreakdown(
  queries: FormerQueries,
  owner: HitOwner,
  bookDay: BookDay,
  left: readonly MarkedHit[],
): Promise<string> {
  const { day, identifier } = bookDay
  const summary = await queries
    .selectFrom('click_sheet')
    .select('figures')
    .where('ownerId', '=', owner.ownerId)
    .where('span', '=', day)
    .where('identifier', '=', identifier)
    .where('country', '=', '')
    .where('shop', '=', '')
    .executeTakeFirst()
  if (summary && left.length === 0) return convertFigures(summary.figures)
  // Only the first day with hits, which has hourly totals of all its hits.
  const cells = await queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', '=', day)
    .where('ownerId', '=', owner.ownerId)
    .$if(identifier !== '', (query) => query.where('identifier', '=', identifier))
    .execute()
  const breakdown: Breakdown = new Map()
  for (const cell of cells) addCell(breakdown, cell)
  return formatBreakdown(subtract(breakdown, countLeft(owner, day, left)))
}

/** The former form had a value, its hits, and its clicks, in the same order of dimensions. */
function convertFigures(figures: string): string {
  const lists: (string | number)[][] = JSON.parse(figures)
  const breakdown: Breakdown = new Map()
  for (const [index, list] of lists.entries()) {
    const dimension = breakdownDimensions[index]
    for (let at = 0; dimension && at < list.length; at += 3) {
      const count = Number(list[dimension === 'reason' ? at + 1 : at + 2])
      if (count > 0) addToBreakdown(breakdown, dimension, String(list[at]), count)
    }
  }
  return formatBreakdown(breakdown)
}

function addCell(breakdown: Breakdown, cell: FormerTables['click_cell']): void {
  const { day, hour, hits, excludedBecause } = cell
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const values: Record<BreakdownDimension, string> = {
    book: cell.identifier,
    country: cell.country,
    seller: cell.shop,
    device: cell.device,
    browser: cell.browser,
    referer: cell.refererHost,
    hour: String(weekday * 24 + hour),
    reason: excludedBecause,
    channel: 'web',
    campaign: '',
  }
  for (const [dimension, value] of Object.entries(values) as [BreakdownDimension, string][]) {
    const isCounted = (dimension === 'reason') === (excludedBecause !== '')
    if (isCounted) addToBreakdown(breakdown, dimension, value, hits)
  }
}

function countLeft({ timeZone }: HitOwner, day: string, left: readonly MarkedHit[]): Breakdown {
  const counts = createClickCounts()
  const filters = { ...noFilters, ownerId: '', timeZone, from: day, to: day }
  const localQuarters = createQuarterClock(timeZone)
  for (const [month, hits] of Map.groupBy(left, ({ openedAt }) => monthOf(openedAt))) {
    countColumns(counts, toColumns(month, hits), localQuarters(month), filters, day)
  }
  return counts.breakdown
}

function subtract(all: Breakdown, some: Breakdown): Breakdown {
  const rest: Breakdown = new Map()
  for (const [dimension, values] of all) {
    for (const [value, count] of values) {
      const left = count - (some.get(dimension)?.get(value) ?? 0)
      if (left > 0) addToBreakdown(rest, dimension, value, left)
    }
  }
  return rest
}
