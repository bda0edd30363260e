import { addDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries, Transact } from '../../../db/transact.ts'
import { findClosingDay, putSheets } from './add-sheets.repo.ts'
import { inParts } from './add-totals.repo.ts'
import { addStoredFigures, type Figures, formatFigures } from './figures.ts'
import { lockTotals } from './lock-totals.repo.ts'
import { lastDayOf, monthOf, type Scope, type Sheet, tallyBookSheets } from './sheet.ts'

/** Fewer openings are read from the cells as fast, and take less room there. */
const BOOK_SHEET_FROM_HITS = 25
/** Of so many openings the cells are read at a time, that no redirect waits for them long. */
const HITS_AT_ONCE = 500

export interface OwnersDay {
  readonly ownerId: string
  readonly day: string
}

/** A part of what is to be written when a day is over. */
export type ClosingStep = { readonly books: readonly string[] } | { readonly month: Scope }

export interface ClosingRepo {
  /** A day before this one that is still to be closed. */
  readonly findNext: (before: string) => Promise<OwnersDay | undefined>
  readonly listSteps: (closing: OwnersDay) => Promise<ClosingStep[]>
  /** One transaction. May be taken again: a sheet is written whole. */
  readonly take: (closing: OwnersDay, step: ClosingStep, now: Date) => Promise<void>
  readonly finish: (closing: OwnersDay, now: Date) => Promise<void>
}

export function createClosingRepo(
  db: Queries,
  transact: Transact,
  bookSheetFromHits = BOOK_SHEET_FROM_HITS,
): ClosingRepo {
  /** Nobody else changes totals meanwhile, and the account is still there. */
  const change = ({ ownerId, day }: OwnersDay, now: Date, work: (queries: Queries) => unknown) =>
    transact(async (queries) => {
      await lockTotals(queries, now.toISOString())
      if ((await findClosingDay(queries, ownerId)) === day) await work(queries)
    })
  return {
    findNext: async (before) => {
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
      ...(await listBusyBooks(db, closing, bookSheetFromHits)),
      ...(await listScopesOfMonth(db, closing)),
    ],
    take: (closing, step, now) =>
      change(closing, now, (queries) =>
        'month' in step
          ? writeMonth(queries, closing, step.month)
          : writeBusyBooks(queries, closing, step.books, bookSheetFromHits),
      ),
    finish: (closing, now) =>
      change(closing, now, (queries) =>
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
  { ownerId, day }: OwnersDay,
  fromHits: number,
): Promise<ClosingStep[]> {
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
    if (last && last.hits < HITS_AT_ONCE) {
      last.books.push(row.identifier)
      last.hits += Number(row.hits)
    } else {
      steps.push({ books: [row.identifier], hits: Number(row.hits) })
    }
  }
  return steps
}

/** The sheets of the month's days are there; none unless this is the last of them. */
async function listScopesOfMonth(db: Queries, { ownerId, day }: OwnersDay): Promise<ClosingStep[]> {
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
  { ownerId, day }: OwnersDay,
  books: readonly string[],
  fromHits: number,
): Promise<void> {
  const cells = await cellsOf(queries, { ownerId, day }).where('identifier', 'in', books).execute()
  await putTallied(
    queries,
    tallyBookSheets(cells).filter(({ hits }) => hits >= fromHits),
  )
}

/** Before the day's cells go: a sheet for every book; what one country or shop had of it goes too. */
export async function writeBooksOfDay(queries: Queries, ownersDay: OwnersDay): Promise<void> {
  const { ownerId, day } = ownersDay
  const isOfBook = ({ country, shop }: Scope) => country === '' && shop === ''
  await putTallied(
    queries,
    tallyBookSheets(await cellsOf(queries, ownersDay).execute()).filter(isOfBook),
  )
  await queries
    .deleteFrom('click_sheet')
    .where('ownerId', '=', ownerId)
    .where('span', '=', day)
    .where('identifier', '!=', '')
    .where(({ eb, or }) => or([eb('country', '!=', ''), eb('shop', '!=', '')]))
    .execute()
}

function cellsOf(queries: Queries, { ownerId, day }: OwnersDay) {
  return queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', '=', day)
    .where('ownerId', '=', ownerId)
}

async function putTallied(queries: Queries, sheets: readonly Sheet[]): Promise<void> {
  for (const part of inParts(sheets)) {
    await putSheets(
      queries,
      part.map((sheet) => ({ ...sheet, figures: formatFigures(sheet.figures) })),
    )
  }
}

async function writeMonth(
  queries: Queries,
  { ownerId, day }: OwnersDay,
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
  const figures: Figures = new Map()
  const month = { ownerId, span: monthOf(day), identifier, country, shop, hits: 0, clicks: 0 }
  for (const row of rows) {
    month.hits += row.hits
    month.clicks += row.clicks
    addStoredFigures(figures, row.figures)
  }
  if (month.hits > 0) await putSheets(queries, [{ ...month, figures: formatFigures(figures) }])
}

function daysOfMonth(lastDay: string): string[] {
  return listDays(lastDay, Number(lastDay.slice(8)))
}
