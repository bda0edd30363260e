import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { addFigures, addStoredFigures, type Figures } from '../totals/figures.ts'
import { monthOf } from '../totals/sheet.ts'
import { type ClickQuestion, type ClickRows, type DayRow, tellsReaders } from './click-rows.ts'
import { readCellsOfDays } from './counted-cells.repo.ts'
import { listMonths } from './list-months.ts'

/** What an owner's sheets say: of whole months where there are some, else of days. */
export async function readSheets(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  if (question.identifier !== null) return await readBookSheets(queries, question, firstDay)
  const { from, to } = question
  const figures: Figures = new Map()
  const months = await sheetsOf(queries, question, listMonths(from, to)).execute()
  const known = new Set(months.map(({ day }) => day))
  const others = listDays(to, countDays(from, to)).filter((day) => !known.has(monthOf(day)))
  const rest = await sheetsOf(queries, question, others).execute()
  for (const sheet of [...months, ...rest]) addStoredFigures(figures, sheet.figures)
  if (tellsReaders(question)) return { days: [], figures }
  const allDays = listDays(to, countDays(firstDay, to))
  return { days: await readDaysOfSheets(queries, question, allDays), figures }
}

/** Days on which a book had few openings have no sheet. */
async function readBookSheets(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { from, to } = question
  const figures: Figures = new Map()
  const sheets = await sheetsOf(queries, question, listDays(to, countDays(from, to)))
    .select(['hits', 'clicks'])
    .execute()
  for (const sheet of sheets) addStoredFigures(figures, sheet.figures)
  const isWithReaders = tellsReaders(question)
  const first = isWithReaders ? from : firstDay
  const before = await readDaysOfSheets(
    queries,
    question,
    listDays(addDays(from, -1), countDays(first, from) - 1),
  )
  const days = [
    ...before,
    ...sheets.map(({ day, hits, clicks }) => ({ day, hits, clicks, readers: 0 })),
  ]
  const known = new Set(days.map(({ day }) => day))
  const others = listDays(to, countDays(first, to)).filter((day) => !known.has(day))
  const rows = await readCellsOfDays(queries, question, first, others)
  addFigures(figures, rows.figures)
  return { days: isWithReaders ? [] : [...days, ...rows.days], figures }
}

async function readDaysOfSheets(
  queries: Queries,
  question: ClickQuestion,
  days: readonly string[],
): Promise<DayRow[]> {
  const rows = await sheetsOf(queries, question, days)
    .clearSelect()
    .select(['span as day', 'hits', 'clicks'])
    .execute()
  return rows.map((row) => ({ ...row, readers: 0 }))
}

function sheetsOf(queries: Queries, question: ClickQuestion, spans: readonly string[]) {
  const { ownerId, identifier, country, shop } = question
  return queries
    .selectFrom('click_sheet')
    .select(['span as day', 'figures'])
    .where('ownerId', '=', ownerId)
    .where('span', 'in', spans)
    .where('identifier', '=', identifier ?? '')
    .where('country', '=', country ?? '')
    .where('shop', '=', shop ?? '')
}
