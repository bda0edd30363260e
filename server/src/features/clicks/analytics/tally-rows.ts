import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import { addCell, type Figures } from '../totals/figures.ts'
import { type OwnedHit, shopOf } from '../totals/tally.ts'
import type { ClickQuestion, ClickRows, DayRow } from './click-rows.ts'

type AskedFacts = Pick<OwnedHit, 'identifier' | 'country' | 'retailer' | 'marketplace'>

/** Whether a hit is asked about, apart from its day. */
export function isAskedFor(hit: AskedFacts, { identifier, country, shop }: ClickQuestion): boolean {
  return (
    (identifier === null || hit.identifier === identifier) &&
    (country === null || hit.country === country) &&
    (shop === null || shopOf(hit) === shop)
  )
}

/** What cells that are all asked about say, apart from their day. */
export function sumCells(
  cells: readonly ClickCellTable[],
  { from, to }: Pick<ClickQuestion, 'from' | 'to'>,
  firstDay: string,
): ClickRows {
  const days = new Map<string, DayRow>()
  const figures: Figures = new Map()
  for (const cell of cells) {
    const { day, hits } = cell
    if (day < firstDay || day > to) continue
    const known = days.get(day) ?? { day, hits: 0, clicks: 0, readers: 0 }
    const clicks = known.clicks + (cell.excludedBecause === '' ? hits : 0)
    days.set(day, { ...known, hits: known.hits + hits, clicks })
    if (day >= from) addCell(figures, cell)
  }
  return { days: [...days.values()], figures }
}
