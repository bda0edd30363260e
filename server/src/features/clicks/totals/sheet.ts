import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickSheetTable } from '../../../db/tables/click-sheet.table.ts'
import { addCell, addFigures, addStoredFigures, type Figures, formatFigures } from './figures.ts'

/** Which of an owner's openings a sheet counts; empty for all. */
export type Scope = Pick<ClickSheetTable, 'identifier' | 'country' | 'shop'>
export type SheetKey = Scope & Pick<ClickSheetTable, 'ownerId' | 'span'>

/**
 * An owner gets sheets with so many hits. Fewer are counted from the cells as fast, and a sheet that
 * counts a handful costs the disk more than they do.
 */
export const SHEETS_FROM_HITS = 1000

export const EVERYTHING: Scope = { identifier: '', country: '', shop: '' }

/** A sheet before it is stored, or what is to be added to one. */
export interface Sheet extends Omit<ClickSheetTable, 'figures'> {
  readonly figures: Figures
}

export function keyOfSheet({ ownerId, span, identifier, country, shop }: SheetKey): string {
  return `${ownerId}\n${span}\n${identifier}\n${country}\n${shop}`
}

/** What so many cells add to the sheets of their days and months. */
export function tallySheets(cells: readonly ClickCellTable[]): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const cell of cells) {
    const clicks = cell.excludedBecause === '' ? cell.hits : 0
    for (const scope of scopesOf(cell)) {
      const sheet = sheetOf(sheets, cell.ownerId, cell.day, scope)
      sheet.hits += cell.hits
      sheet.clicks += clicks
      addCell(sheet.figures, cell)
    }
  }
  for (const day of [...sheets.values()]) {
    const month = sheetOf(sheets, day.ownerId, monthOf(day.span), day)
    month.hits += day.hits
    month.clicks += day.clicks
    addFigures(month.figures, day.figures)
  }
  return [...sheets.values()]
}

/** @example monthOf('2026-11-21') // '2026-11' */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Whoever asks for a book of one country or shop is answered from the cells. */
function scopesOf({ identifier, country, shop }: Scope): Scope[] {
  const scopes = [EVERYTHING, { ...EVERYTHING, identifier }, { ...EVERYTHING, shop }]
  if (country === '') return scopes
  return [...scopes, { ...EVERYTHING, country }, { identifier: '', country, shop }]
}

function sheetOf(
  sheets: Map<string, Sheet>,
  ownerId: string,
  span: string,
  { identifier, country, shop }: Scope,
): Sheet {
  const key = { ownerId, span, identifier, country, shop }
  const name = keyOfSheet(key)
  const sheet = sheets.get(name) ?? { ...key, hits: 0, clicks: 0, figures: new Map() }
  sheets.set(name, sheet)
  return sheet
}

/** What is stored when more is added to it; undefined when nothing is left. */
export function toStoredSheet(
  known: Pick<ClickSheetTable, 'hits' | 'clicks' | 'figures'> | undefined,
  { figures: more, ...row }: Sheet,
): ClickSheetTable | undefined {
  const figures: Figures = new Map()
  if (known) addStoredFigures(figures, known.figures)
  addFigures(figures, more)
  const hits = (known?.hits ?? 0) + row.hits
  const clicks = (known?.clicks ?? 0) + row.clicks
  return hits === 0 ? undefined : { ...row, hits, clicks, figures: formatFigures(figures) }
}
