import { countDays, listDays } from '@everyshelf/domain/clicks'
import type Sqlite from 'better-sqlite3'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickOwnerTable } from '../../../db/tables/click-owner.table.ts'
import type { ClickSheetTable } from '../../../db/tables/click-sheet.table.ts'
import { countByOwner } from './count-by-owner.ts'
import { type Sheet, tallySheets, toStoredSheet } from './sheet.ts'

/** `addToSheets` for the connection of the redirects, without leaving the event loop. */
export function prepareSheets(
  sqlite: Sqlite.Database,
  sheetsFromHits: number,
): (cells: readonly ClickCellTable[]) => void {
  const addHits = sqlite.prepare<[string, number], ClickOwnerTable>(`insert into click_owner
  (ownerId, hits, closingDay) values (?, ?, '')
on conflict (ownerId) do update set hits = hits + excluded.hits returning *`)
  const findEdge = (order: 'asc' | 'desc') =>
    sqlite.prepare<[], string>(`select day from click_cell order by day ${order} limit 1`).pluck()
  const [findFirst, findLast] = [findEdge('asc'), findEdge('desc')]
  const listCells = sqlite.prepare<[string, string], ClickCellTable>(
    'select * from click_cell where day = ? and ownerId = ?',
  )
  const markOwner = sqlite.prepare('update click_owner set closingDay = ? where ownerId = ?')
  const addSheet = prepareSheet(sqlite)

  function makeSheets(ownerId: string): void {
    const [first, last] = [findFirst.get(), findLast.get()]
    if (first === undefined || last === undefined) return
    const days = listDays(last, countDays(first, last))
    const cells = days.flatMap((day) => listCells.all(day, ownerId))
    const closingDay = cells[0]?.day
    if (closingDay === undefined) return
    for (const sheet of tallySheets(cells, new Map([[ownerId, closingDay]]))) addSheet(sheet)
    markOwner.run(closingDay, ownerId)
  }

  return (cells) => {
    const closing = new Map<string, string>()
    for (const [ownerId, more] of countByOwner(cells)) {
      const owner = addHits.get(ownerId, more)
      if (owner?.closingDay) closing.set(ownerId, owner.closingDay)
      else if (owner && owner.hits >= sheetsFromHits) makeSheets(ownerId)
    }
    for (const sheet of tallySheets(cells, closing)) addSheet(sheet)
  }
}

function prepareSheet(sqlite: Sqlite.Database): (sheet: Sheet) => void {
  const find = sqlite.prepare<string[], ClickSheetTable>(`select hits, clicks, figures
from click_sheet where ownerId = ? and span = ? and identifier = ? and country = ? and shop = ?`)
  const put = sqlite.prepare(`insert into click_sheet
  (ownerId, span, identifier, country, shop, hits, clicks, figures) values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set hits = excluded.hits, clicks = excluded.clicks, figures = excluded.figures`)
  return (sheet) => {
    const { ownerId, span, identifier, country, shop } = sheet
    // Hits are only added here: no sheet comes to nothing, but some are not there.
    const row = toStoredSheet(find.get(ownerId, span, identifier, country, shop), sheet)
    if (!row) return
    put.run(ownerId, span, identifier, country, shop, row.hits, row.clicks, row.figures)
  }
}
