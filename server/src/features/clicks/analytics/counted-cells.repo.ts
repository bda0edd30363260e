import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { ClickQuestion, ClickRows } from './click-rows.ts'
import { sumCells } from './tally-rows.ts'

/** What the finest totals say; each day is looked for by itself, as the key is in that order. */
export async function readCells(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { ownerId, identifier, country, shop, to } = question
  let cells = queries
    .selectFrom('click_cell')
    .selectAll()
    .where('day', 'in', listDays(to, countDays(firstDay, to)))
    .where('ownerId', '=', ownerId)
  if (identifier !== null) cells = cells.where('identifier', '=', identifier)
  if (country !== null) cells = cells.where('country', '=', country)
  if (shop !== null) cells = cells.where('shop', '=', shop)
  return sumCells(await cells.execute(), question, firstDay)
}
