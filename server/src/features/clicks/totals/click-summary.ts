import { addDays } from '@everyshelf/domain/clicks'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { ClickSummaryTable } from '../../../db/tables/click-summary.table.ts'
import {
  addHourlyTotal,
  type Breakdown,
  formatBreakdown,
  mergeBreakdown,
  mergeStoredBreakdown,
} from './breakdown.ts'

/** Which of an owner's hits a summary counts; an empty field means all. */
export type Scope = Pick<ClickSummaryTable, 'identifier' | 'country' | 'shop'>
export type SummaryKey = Scope & Pick<ClickSummaryTable, 'ownerId' | 'span'>

/**
 * An owner gets summaries from this many hits on. Fewer hits are added up just as fast from the hourly
 * totals, and a summary of a handful takes more room on disk than they do.
 */
export const SUMMARIES_FROM_HITS = 5000

export const EVERYTHING: Scope = { identifier: '', country: '', shop: '' }

/** A summary before it is stored, or what is to be added to a stored one. */
export interface ClickSummary extends Omit<ClickSummaryTable, 'figures'> {
  readonly breakdown: Breakdown
}

export function formatSummaryKey({ ownerId, span, identifier, country, shop }: SummaryKey): string {
  return `${ownerId}\n${span}\n${identifier}\n${country}\n${shop}`
}

/** By owner, the next day to close. Owners without summaries are absent. */
export type NextDaysToClose = ReadonlyMap<string, string>

/**
 * What these hourly totals add to their owners' summaries. A day that is not closed yet has summaries
 * of all books together only, and its month has none.
 */
export function tallySummaries(
  hourlyTotals: readonly HourlyTotalTable[],
  nextDays: NextDaysToClose,
): ClickSummary[] {
  const summaries = new Map<string, ClickSummary>()
  for (const hourlyTotal of hourlyTotals) {
    const closingDay = nextDays.get(hourlyTotal.ownerId)
    if (!closingDay) continue
    addToScopes(summaries, hourlyTotal, scopesOf(hourlyTotal))
    if (hourlyTotal.day <= closingDay)
      addToScopes(summaries, hourlyTotal, bookScopesOf(hourlyTotal))
  }
  for (const day of [...summaries.values()]) {
    const isOver = lastDayOf(monthOf(day.span)) <= (nextDays.get(day.ownerId) ?? '')
    if (day.identifier !== '' || !isOver) continue
    const month = getSummary(summaries, day.ownerId, monthOf(day.span), day)
    month.hits += day.hits
    month.clicks += day.clicks
    mergeBreakdown(month.breakdown, day.breakdown)
  }
  return [...summaries.values()]
}

/** The summaries by book, by book and country, and by book and seller of these hourly totals. */
export function tallyBookSummaries(hourlyTotals: readonly HourlyTotalTable[]): ClickSummary[] {
  const summaries = new Map<string, ClickSummary>()
  for (const hourlyTotal of hourlyTotals)
    addToScopes(summaries, hourlyTotal, bookScopesOf(hourlyTotal))
  return [...summaries.values()]
}

function addToScopes(
  summaries: Map<string, ClickSummary>,
  hourlyTotal: HourlyTotalTable,
  scopes: readonly Scope[],
): void {
  for (const scope of scopes) {
    const summary = getSummary(summaries, hourlyTotal.ownerId, hourlyTotal.day, scope)
    summary.hits += hourlyTotal.hits
    if (hourlyTotal.excludedBecause === '') summary.clicks += hourlyTotal.hits
    addHourlyTotal(summary.breakdown, hourlyTotal)
  }
}

/** These are stored for every day as hits arrive; others are updated only where they exist. */
export function isAlwaysStored({ span, identifier }: SummaryKey): boolean {
  return identifier === '' && span !== monthOf(span)
}

/** @example lastDayOf('2026-02') // '2026-02-28' */
export function lastDayOf(month: string): string {
  return addDays(`${monthOf(addDays(`${month}-28`, 4))}-01`, -1)
}

/** @example monthOf('2026-11-21') // '2026-11' */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

function scopesOf({ country, shop }: Scope): Scope[] {
  const scopes = [EVERYTHING, { ...EVERYTHING, shop }]
  if (country === '') return scopes
  return [...scopes, { ...EVERYTHING, country }, { identifier: '', country, shop }]
}

/** A book in one country at one seller has no summary: hourly totals answer that. */
function bookScopesOf({ identifier, country, shop }: Scope): Scope[] {
  const scopes = [
    { ...EVERYTHING, identifier },
    { identifier, country: '', shop },
  ]
  return country === '' ? scopes : [...scopes, { identifier, country, shop: '' }]
}

function getSummary(
  summaries: Map<string, ClickSummary>,
  ownerId: string,
  span: string,
  { identifier, country, shop }: Scope,
): ClickSummary {
  const key = { ownerId, span, identifier, country, shop }
  const name = formatSummaryKey(key)
  const summary = summaries.get(name) ?? { ...key, hits: 0, clicks: 0, breakdown: new Map() }
  summaries.set(name, summary)
  return summary
}

/** The row to store after adding; undefined when no hits are left, or the summary must not exist yet. */
export function toStoredSummary(
  known: Pick<ClickSummaryTable, 'hits' | 'clicks' | 'figures'> | undefined,
  { breakdown: more, ...row }: ClickSummary,
): ClickSummaryTable | undefined {
  if (!known && !isAlwaysStored(row)) return undefined
  const breakdown: Breakdown = new Map()
  if (known) mergeStoredBreakdown(breakdown, known.figures)
  mergeBreakdown(breakdown, more)
  const hits = (known?.hits ?? 0) + row.hits
  const clicks = (known?.clicks ?? 0) + row.clicks
  return hits === 0 ? undefined : { ...row, hits, clicks, figures: formatBreakdown(breakdown) }
}
