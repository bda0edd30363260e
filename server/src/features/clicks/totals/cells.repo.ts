import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { Queries } from '../../../db/transact.ts'

/** All of an owner's cells; each day is looked for by itself, as the key is in that order. */
export async function listCellsOf(queries: Queries, ownerId: string): Promise<ClickCellTable[]> {
  const days = await listCountedDays(queries)
  if (days.length === 0) return []
  return await queries
    .selectFrom('click_cell')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('day', 'in', days)
    .execute()
}

/** From the first day that there is a cell of to the last. */
async function listCountedDays(queries: Queries): Promise<string[]> {
  const edge = (order: 'asc' | 'desc') =>
    queries.selectFrom('click_cell').select('day').orderBy('day', order).limit(1).executeTakeFirst()
  const first = await edge('asc')
  const last = await edge('desc')
  return first && last ? listDays(last.day, countDays(first.day, last.day)) : []
}
