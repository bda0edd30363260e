import { addDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries, Transact } from '../../../db/transact.ts'
import { toChunks } from './add-totals.repo.ts'
import { type Breakdown, formatBreakdown, mergeStoredBreakdown } from './breakdown.ts'
import {
  type ClickSummary,
  lastDayOf,
  monthOf,
  type Scope,
  tallyBookSummaries,
} from './click-summary.ts'
import { lockTotals } from './lock-totals.repo.ts'
import { findClosingDay, upsertSummaries } from './update-summaries.repo.ts'

/** Below this, hourly totals are read just as fast and take less room. */
const BOOK_SUMMARY_FROM_HITS = 25
/** Few enough that no redirect waits long for the database. */
const HITS_PER_SLICE = 500

export interface OwnerDay {
  readonly ownerId: string
  readonly day: string
}

/** One transaction's share of what is written when a day is over. */
export type CloseDayStep = { readonly books: readonly string[] } | { readonly month: Scope }

export interface CloseDaysRepo {
  /** An owner's day before this one that is not closed yet. */
  readonly findNextDay: (before: string) => Promise<OwnerDay | undefined>
  readonly listSteps: (closing: OwnerDay) => Promise<CloseDayStep[]>
  /** One transaction. Safe to repeat: a summary is written as a whole. */
  readonly runStep: (closing: OwnerDay, step: CloseDayStep, now: Date) => Promise<void>
  readonly finish: (closing: OwnerDay, now: Date) => Promise<void>
}

export function createCloseDaysRepo(
  db: Queries,
  transact: Transact,
  bookSummaryFromHits = BOOK_SUMMARY_FROM_HITS,
): CloseDaysRepo {
  /** Holds the lock on the totals, and checks that the account still exists. */
  const changeDay = ({ ownerId, day }: OwnerDay, now: Date, work: (queries: Queries) => unknown) =>
    transact(async (queries) => {
      await lockTotals(queries, now.toISOString())
      if ((await findClosingDay(queries, ownerId)) === day) await work(queries)
    })
  return {
    findNextDay: async (before) => {
      const row = await db
        .selectFrom('click_owner')
        .select(['ownerId', 'closingDay as day'])
        .where('closingDay', '!=', '')
        .where('closingDay', '<', before)
        .limit(1)
        .executeTakeFirst()
      return row
    },
    listSteps: async (closing) => [
      ...(await listBusyBooks(db, closing, bookSummaryFromHits)),
      ...(await listScopesOfMonth(db, closing)),
    ],
    runStep: (closing, step, now) =>
      changeDay(closing, now, (queries) =>
        'month' in step
          ? writeMonth(queries, closing, step.month)
          : writeBusyBooks(queries, closing, step.books, bookSummaryFromHits),
      ),
    finish: (closing, now) =>
      changeDay(closing, now, (queries) =>
        queries
          .updateTable('click_owner')
          .set({ closingDay: addDays(closing.day, 1) })
          .where('ownerId', '=', closing.ownerId)
          .execute(),
      ),
  }
}

async function listBusyBooks(
  db: Queries,
  { ownerId, day }: OwnerDay,
  fromHits: number,
): Promise<CloseDayStep[]> {
  const rows = await db
    .selectFrom('click_cell')
    .select(({ fn }) => ['identifier', fn.sum('hits').as('hits')])
    .where('day', '=', day)
    .where('ownerId', '=', ownerId)
    .groupBy('identifier')
    .having(({ fn }) => fn.sum('hits'), '>=', fromHits)
    .execute()
  const steps: { books: string[]; hits: number }[] = []
  for (const row of rows) {
    const last = steps.at(-1)
    if (last && last.hits < HITS_PER_SLICE) {
      last.books.push(row.identifier)
      last.hits += Number(row.hits)
    } else {
      steps.push({ books: [row.identifier], hits: Number(row.hits) })
    }
  }
  return steps
}

/** Once the month's last day is closed, its days add up to the month; before that there is nothing to do. */
async function listScopesOfMonth(db: Queries, { ownerId, day }: OwnerDay): Promise<CloseDayStep[]> {
  if (day !== lastDayOf(monthOf(day))) return []
  const scopes = await db
    .selectFrom('click_sheet')
    .select(['identifier', 'country', 'shop'])
    .distinct()
    .where('ownerId', '=', ownerId)
    .where('span', 'in', daysOfMonth(day))
    .where('identifier', '=', '')
    .execute()
  return scopes.map((month) => ({ month }))
}

async function writeBusyBooks(
  queries: Queries,
  { ownerId, day }: OwnerDay,
  books: readonly string[],
  fromHits: number,
): Promise<void> {
  const hourlyTotals = await selectHourlyTotals(queries, { ownerId, day })
    .where('identifier', 'in', books)
    .execute()
  await upsertTallied(
    queries,
    tallyBookSummaries(hourlyTotals).filter(({ hits }) => hits >= fromHits),
  )
}

/**
 * Before a day's hourly totals are deleted, writes a summary for every book. Summaries by book and
 * country or by book and seller are deleted with them.
 */
export async function summarizeBooksOfDay(queries: Queries, ownerDay: OwnerDay): Promise<void> {
  const { ownerId, day } = ownerDay
  const isWholeBook = ({ country, shop }: Scope) => country === '' && shop === ''
  await upsertTallied(
    queries,
    tallyBookSummaries(await selectHourlyTotals(queries, ownerDay).execute()).filter(isWholeBook),
  )
  await queries
    .deleteFrom('click_sheet')
    .where('ownerId', '=', ownerId)
    .where('span', '=', day)
    .where('identifier', '!=', '')
    .where(({ eb, or }) => or([eb('country', '!=', ''), eb('shop', '!=', '')]))
    .execute()
}

function selectHourlyTotals(queries: Queries, { ownerId, day }: OwnerDay) {
  return queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', '=', day)
    .where('ownerId', '=', ownerId)
}

async function upsertTallied(queries: Queries, summaries: readonly ClickSummary[]): Promise<void> {
  for (const part of toChunks(summaries)) {
    await upsertSummaries(
      queries,
      part.map(({ breakdown, ...summary }) => ({
        ...summary,
        figures: formatBreakdown(breakdown),
      })),
    )
  }
}

async function writeMonth(
  queries: Queries,
  { ownerId, day }: OwnerDay,
  { identifier, country, shop }: Scope,
): Promise<void> {
  const rows = await queries
    .selectFrom('click_sheet')
    .select(['hits', 'clicks', 'figures'])
    .where('ownerId', '=', ownerId)
    .where('span', 'in', daysOfMonth(day))
    .where('identifier', '=', identifier)
    .where('country', '=', country)
    .where('shop', '=', shop)
    .execute()
  const breakdown: Breakdown = new Map()
  const month = { ownerId, span: monthOf(day), identifier, country, shop, hits: 0, clicks: 0 }
  for (const row of rows) {
    month.hits += row.hits
    month.clicks += row.clicks
    mergeStoredBreakdown(breakdown, row.figures)
  }
  if (month.hits > 0)
    await upsertSummaries(queries, [{ ...month, figures: formatBreakdown(breakdown) }])
}

function daysOfMonth(lastDay: string): string[] {
  return listDays(lastDay, Number(lastDay.slice(8)))
}
