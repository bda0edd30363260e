import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { hasSheets } from '../totals/add-sheets.repo.ts'
import { addStoredFigures, type Figures } from '../totals/figures.ts'
import { ALL_BOOKS } from '../totals/tally.ts'
import { type ClickQuestion, type ClickRows, type DayRow, tellsReaders } from './click-rows.ts'
import { readCells } from './counted-cells.repo.ts'
import { listSpans } from './list-spans.ts'

/** What the totals say, of days from `firstDay` on. */
export async function readCounted(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const rows = (await isOfSheets(queries, question))
    ? await readSheets(queries, question, firstDay)
    : await readCells(queries, question, firstDay)
  if (!tellsReaders(question)) return rows
  return { ...rows, days: await readDays(queries, question, firstDay) }
}

/** The days of one book, or of all together, readers included. */
export async function readDays(
  queries: Queries,
  { ownerId, identifier, to }: Pick<ClickQuestion, 'ownerId' | 'identifier' | 'to'>,
  firstDay: string,
): Promise<DayRow[]> {
  return await queries
    .selectFrom('click_day')
    .select(['day', 'hits', 'clicks', 'readers'])
    // One by one, as the key is in that order.
    .where('day', 'in', listDays(to, countDays(firstDay, to)))
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier ?? ALL_BOOKS)
    .execute()
}

/** No sheet is of a book and something else, and who has few openings has no sheets. */
async function isOfSheets(queries: Queries, question: ClickQuestion): Promise<boolean> {
  if (question.identifier !== null && !tellsReaders(question)) return false
  return await hasSheets(queries, question.ownerId)
}

async function readSheets(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { from, to } = question
  const figures: Figures = new Map()
  const sheets = await sheetsOf(queries, question)
    .select('figures')
    .where('span', 'in', listSpans(from, to))
    .execute()
  for (const sheet of sheets) addStoredFigures(figures, sheet.figures)
  if (tellsReaders(question)) return { days: [], figures }
  const days = await sheetsOf(queries, question)
    .select(['span as day', 'hits', 'clicks'])
    .where('span', 'in', listDays(to, countDays(firstDay, to)))
    .execute()
  return { days: days.map((row) => ({ ...row, readers: 0 })), figures }
}

function sheetsOf(queries: Queries, { ownerId, identifier, country, shop }: ClickQuestion) {
  return queries
    .selectFrom('click_sheet')
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier ?? '')
    .where('country', '=', country ?? '')
    .where('shop', '=', shop ?? '')
}
