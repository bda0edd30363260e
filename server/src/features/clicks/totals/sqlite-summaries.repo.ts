import { countDays, listDays } from '@everyshelf/domain/clicks'
import type Sqlite from 'better-sqlite3'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { ClickOwnerTable } from '../../../db/tables/click-owner.table.ts'
import type { ClickSummaryTable } from '../../../db/tables/click-summary.table.ts'
import { type ClickSummary, tallySummaries, toStoredSummary } from './click-summary.ts'
import { countByOwner } from './count-by-owner.ts'

/** `addToSummaries` on the redirects' connection, within one turn of the event loop. */
export function prepareSummaryUpdates(
  sqlite: Sqlite.Database,
  summariesFromHits: number,
): (hourlyTotals: readonly HourlyTotalTable[]) => void {
  const addHits = sqlite.prepare<[string, number], ClickOwnerTable>(`insert into click_owner
  (ownerId, hits, closingDay) values (?, ?, '')
on conflict (ownerId) do update set hits = hits + excluded.hits returning *`)
  const findEdge = (order: 'asc' | 'desc') =>
    sqlite.prepare<[], string>(`select day from click_cell order by day ${order} limit 1`).pluck()
  const [findFirst, findLast] = [findEdge('asc'), findEdge('desc')]
  const listHourlyTotals = sqlite.prepare<[string, string], HourlyTotalTable>(
    'select * from click_cell where day = ? and ownerId = ?',
  )
  const setNextDay = sqlite.prepare('update click_owner set closingDay = ? where ownerId = ?')
  const addSummary = prepareSummaryUpdate(sqlite)

  function createSummaries(ownerId: string): void {
    const [first, last] = [findFirst.get(), findLast.get()]
    if (first === undefined || last === undefined) return
    const days = listDays(last, countDays(first, last))
    const hourlyTotals = days.flatMap((day) => listHourlyTotals.all(day, ownerId))
    const closingDay = hourlyTotals[0]?.day
    if (closingDay === undefined) return
    for (const summary of tallySummaries(hourlyTotals, new Map([[ownerId, closingDay]])))
      addSummary(summary)
    setNextDay.run(closingDay, ownerId)
  }

  return (hourlyTotals) => {
    const closing = new Map<string, string>()
    for (const [ownerId, more] of countByOwner(hourlyTotals)) {
      const owner = addHits.get(ownerId, more)
      if (owner?.closingDay) closing.set(ownerId, owner.closingDay)
      else if (owner && owner.hits >= summariesFromHits) createSummaries(ownerId)
    }
    for (const summary of tallySummaries(hourlyTotals, closing)) addSummary(summary)
  }
}

function prepareSummaryUpdate(sqlite: Sqlite.Database): (summary: ClickSummary) => void {
  const find = sqlite.prepare<string[], ClickSummaryTable>(`select hits, clicks, figures
from click_sheet where ownerId = ? and span = ? and identifier = ? and country = ? and shop = ?`)
  const put = sqlite.prepare(`insert into click_sheet
  (ownerId, span, identifier, country, shop, hits, clicks, figures) values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set hits = excluded.hits, clicks = excluded.clicks, figures = excluded.figures`)
  return (summary) => {
    const { ownerId, span, identifier, country, shop } = summary
    // Hits are only added here, so no summary drops to zero, but some do not exist yet.
    const row = toStoredSummary(find.get(ownerId, span, identifier, country, shop), summary)
    if (!row) return
    put.run(ownerId, span, identifier, country, shop, row.hits, row.clicks, row.figures)
  }
}
