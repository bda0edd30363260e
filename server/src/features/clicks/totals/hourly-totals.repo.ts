import { countDays, listDays } from '@everyshelf/domain/clicks'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { Queries } from '../../../db/transact.ts'

/** All of an owner's hourly totals. The primary key begins with the day, so the query lists every day. */
export async function listHourlyTotals(
  queries: Queries,
  ownerId: string,
): Promise<HourlyTotalTable[]> {
  const days = await listCountedDays(queries)
  if (days.length === 0) return []
  return await queries
    .selectFrom('click_cell')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('day', 'in', days)
    .execute()
}

/** From the first day with hourly totals to the last. */
async function listCountedDays(queries: Queries): Promise<string[]> {
  const edge = (order: 'asc' | 'desc') =>
    queries.selectFrom('click_cell').select('day').orderBy('day', order).limit(1).executeTakeFirst()
  const first = await edge('asc')
  const last = await edge('desc')
  return first && last ? listDays(last.day, countDays(first.day, last.day)) : []
}
