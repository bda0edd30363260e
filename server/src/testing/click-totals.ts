import { toJsonText } from '../db/columns.ts'
import type { ClickCellTable } from '../db/tables/click-cell.table.ts'
import type { ClickDayTable } from '../db/tables/click-day.table.ts'
import { createTransact, type Queries } from '../db/transact.ts'
import type { ClickTotals } from '../features/clicks/totals/click-totals.ts'
import { createClosingRepo } from '../features/clicks/totals/close-sheets.repo.ts'
import { atFullSpeed, closeSheets } from '../features/clicks/totals/close-sheets.ts'
import { addStoredFigures, type Figures } from '../features/clicks/totals/figures.ts'
import { createPostgresClickTotals } from '../features/clicks/totals/postgres-click-totals.repo.ts'
import {
  isAlwaysKept,
  keyOfSheet,
  type Sheet,
  tallySheets,
} from '../features/clicks/totals/sheet.ts'
import { createSqliteClickTotals } from '../features/clicks/totals/sqlite-click-totals.repo.ts'
import { type OwnedHit, tallyHits } from '../features/clicks/totals/tally.ts'
import type { TestDatabase } from './databases.ts'

/**
 * The totals of clicks of whichever database a test has opened. Owners get sheets with a few hits, so
 * that a test sees some with and some without.
 */
export function openClickTotals({ db, sqlite }: TestDatabase, sheetsFromHits = 8): ClickTotals {
  return sqlite
    ? createSqliteClickTotals(sqlite, sheetsFromHits)
    : createPostgresClickTotals(db, sheetsFromHits)
}

/** Writes the sheets of the days that are over at a time; busy are books that were opened twice. */
export async function closeAll({ db }: Pick<TestDatabase, 'db'>, nowMs: number): Promise<void> {
  await closeSheets(createClosingRepo(db, createTransact(db), 2), () => nowMs, atFullSpeed)
}

/** Adds the profile of somebody whose links are opened. */
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

/** Takes away all openings, and all that was counted of them. */
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

/** What was counted of all of an owner's books, and of each, by day. */
export async function listBookDays({ db }: TestDatabase): Promise<ClickDayTable[]> {
  return await db.selectFrom('click_day').selectAll().orderBy('day').orderBy('identifier').execute()
}

/** All that is stored of the totals, but for the readers, as texts that can be compared. */
export async function readTotals({ db }: TestDatabase): Promise<readonly string[]> {
  const sheets = await db.selectFrom('click_sheet').selectAll().execute()
  return toLines(
    await db.selectFrom('click_day').selectAll().execute(),
    await db.selectFrom('click_cell').selectAll().execute(),
    sheets.map(({ figures, ...row }) => {
      const parsed: Figures = new Map()
      addStoredFigures(parsed, figures)
      return { ...row, figures: parsed }
    }),
  )
}

/**
 * The same, of hits that are counted plainly: with sheets for those who have some, lasting ones where
 * they were written.
 */
export async function countTotals(
  { db }: TestDatabase,
  hits: readonly OwnedHit[],
): Promise<readonly string[]> {
  const { days, cells } = tallyHits(hits)
  return toLines(days, cells, await countSheets(db, cells))
}

/** What each sheet says that must be there, or is. */
export async function countSheets(db: Queries, cells: readonly ClickCellTable[]): Promise<Sheet[]> {
  const owners = await db
    .selectFrom('click_owner')
    .selectAll()
    .where('closingDay', '!=', '')
    .execute()
  const stored = await db.selectFrom('click_sheet').selectAll().execute()
  const known = new Set(stored.map(keyOfSheet))
  const sheets = tallySheets(cells, new Map(owners.map(({ ownerId }) => [ownerId, '9999-12-31'])))
  return sheets.filter((sheet) => isAlwaysKept(sheet) || known.has(keyOfSheet(sheet)))
}

function toLines(
  days: readonly ClickDayTable[],
  cells: readonly object[],
  sheets: readonly Sheet[],
): string[] {
  const line = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  return [
    ...days.map(({ readers, ...row }) => `day ${line(row)}`),
    ...cells.map((row) => `cell ${line(row)}`),
    ...sheets.map(({ figures, ...row }) => {
      const values = [...figures].map(([name, counts]) => [name, [...counts].toSorted()])
      return `sheet ${line(row)} ${JSON.stringify(values.toSorted())}`
    }),
  ].toSorted()
}
