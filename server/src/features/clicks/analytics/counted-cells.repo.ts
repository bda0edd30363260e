import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { ClickQuestion, ClickRows } from './click-rows.ts'
import { sumCells } from './tally-rows.ts'

/** What the finest totals say. */
export async function readCells(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const days = listDays(question.to, countDays(firstDay, question.to))
  return await readCellsOfDays(queries, question, firstDay, days)
}

/** The same of some days alone: each is looked for by itself, as the key is in that order. */
export async function readCellsOfDays(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
  days: readonly string[],
): Promise<ClickRows> {
  const { ownerId, identifier, country, shop } = question
  let cells = queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', 'in', days)
    .where('ownerId', '=', ownerId)
  if (identifier !== null) cells = cells.where('identifier', '=', identifier)
  if (country !== null) cells = cells.where('country', '=', country)
  if (shop !== null) cells = cells.where('shop', '=', shop)
  return sumCells(await cells.execute(), question, firstDay)
}
