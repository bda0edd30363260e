import { toJsonText } from '../db/columns.ts'
import type { DailyTotalTable } from '../db/tables/click-daily-total.table.ts'
import type { HourlyTotalTable } from '../db/tables/click-hourly-total.table.ts'
import { createTransact, type Queries } from '../db/transact.ts'
import { type Breakdown, mergeStoredBreakdown } from '../features/clicks/totals/breakdown.ts'
import {
  type ClickSummary,
  formatSummaryKey,
  isAlwaysStored,
  tallySummaries,
} from '../features/clicks/totals/click-summary.ts'
import type { ClickTotals } from '../features/clicks/totals/click-totals.ts'
import { createCloseDaysRepo } from '../features/clicks/totals/close-days.repo.ts'
import { atFullSpeed, closeDays } from '../features/clicks/totals/close-days.ts'
import { createPostgresClickTotals } from '../features/clicks/totals/postgres-click-totals.repo.ts'
import { createSqliteClickTotals } from '../features/clicks/totals/sqlite-click-totals.repo.ts'
import { type OwnedHit, tallyHits } from '../features/clicks/totals/tally.ts'
import type { TestDatabase } from './databases.ts'

/**
 * The totals of clicks of whichever database a test has opened. Owners get summaries with a few hits, so
 * that a test sees some with and some without.
 */
export function openClickTotals({ db, sqlite }: TestDatabase, summariesFromHits = 8): ClickTotals {
  return sqlite
    ? createSqliteClickTotals(sqlite, summariesFromHits)
    : createPostgresClickTotals(db, summariesFromHits)
}

/** Writes the summaries of the days that have ended. Books with two hits count as busy. */
export async function closeAll({ db }: Pick<TestDatabase, 'db'>, nowMs: number): Promise<void> {
  await closeDays(createCloseDaysRepo(db, createTransact(db), 2), () => nowMs, atFullSpeed)
}

/** Adds the profile of a link owner. */
export async function addOwner({ db }: TestDatabase, userId: string, timeZone = 'UTC') {
  await db
    .insertInto('user_profile')
    .values({
      userId,
      publicId: `${userId.repeat(12).slice(0, 12)}2345` as never,
      username: null,
      affiliateTags: toJsonText({}),
      premiumUntil: null,
      timeZone,
      createdAt: '',
      updatedAt: '',
    })
    .execute()
}

/** Deletes all hits and their totals. */
export async function clearClicks({ db }: TestDatabase): Promise<void> {
  for (const table of [
    'hit',
    'late_hit',
    'click_day',
    'click_owner',
    'click_sheet',
    'click_cell',
    'reader_day',
    'service_state',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

/** The daily totals of each book, and of all of an owner's books together. */
export async function listBookDays({ db }: TestDatabase): Promise<DailyTotalTable[]> {
  return await db.selectFrom('click_day').selectAll().orderBy('day').orderBy('identifier').execute()
}

/** All stored totals without the numbers of readers, as comparable texts. */
export async function readTotals({ db }: TestDatabase): Promise<readonly string[]> {
  const summaries = await db.selectFrom('click_sheet').selectAll().execute()
  return toLines(
    await db.selectFrom('click_day').selectAll().execute(),
    await db.selectFrom('click_cell').selectAll().execute(),
    summaries.map(({ figures, ...row }) => {
      const parsed: Breakdown = new Map()
      mergeStoredBreakdown(parsed, figures)
      return { ...row, breakdown: parsed }
    }),
  )
}

/**
 * The same texts, counted from the hits directly: with summaries for owners who have some, and with
 * those of closed days where they are stored.
 */
export async function countTotals(
  { db }: TestDatabase,
  hits: readonly OwnedHit[],
): Promise<readonly string[]> {
  const { days, hourlyTotals } = tallyHits(hits)
  return toLines(days, hourlyTotals, await countSummaries(db, hourlyTotals))
}

/** The expected summaries: those that must exist, and those that do. */
export async function countSummaries(
  db: Queries,
  hourlyTotals: readonly HourlyTotalTable[],
): Promise<ClickSummary[]> {
  const owners = await db
    .selectFrom('click_owner')
    .selectAll()
    .where('closingDay', '!=', '')
    .execute()
  const stored = await db.selectFrom('click_sheet').selectAll().execute()
  const known = new Set(stored.map(formatSummaryKey))
  const summaries = tallySummaries(
    hourlyTotals,
    new Map(owners.map(({ ownerId }) => [ownerId, '9999-12-31'])),
  )
  return summaries.filter(
    (summary) => isAlwaysStored(summary) || known.has(formatSummaryKey(summary)),
  )
}

function toLines(
  days: readonly DailyTotalTable[],
  hourlyTotals: readonly object[],
  summaries: readonly ClickSummary[],
): string[] {
  const line = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  return [
    ...days.map(({ readers, ...row }) => `day ${line(row)}`),
    ...hourlyTotals.map((row) => `hour ${line(row)}`),
    ...summaries.map(({ breakdown, ...row }) => {
      const values = [...breakdown].map(([name, counts]) => [name, [...counts].toSorted()])
      return `summary ${line(row)} ${JSON.stringify(values.toSorted())}`
    }),
  ].toSorted()
}
