import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { findClosingDay } from '../totals/add-sheets.repo.ts'
import { ALL_BOOKS } from '../totals/tally.ts'
import { type ClickQuestion, type ClickRows, type DayRow, tellsReaders } from './click-rows.ts'
import { readCells } from './counted-cells.repo.ts'
import { readSheets } from './counted-sheets.repo.ts'

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

/** No sheet is of a book and a country and a shop, and who has few openings has no sheets. */
async function isOfSheets(queries: Queries, question: ClickQuestion): Promise<boolean> {
  const { identifier, country, shop } = question
  if (identifier !== null && country !== null && shop !== null) return false
  return (await findClosingDay(queries, question.ownerId)) !== ''
}
