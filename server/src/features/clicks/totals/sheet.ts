import { addDays } from '@everyshelf/domain/clicks'
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
export const SHEETS_FROM_HITS = 5000

export const EVERYTHING: Scope = { identifier: '', country: '', shop: '' }

/** A sheet before it is stored, or what is to be added to one. */
export interface Sheet extends Omit<ClickSheetTable, 'figures'> {
  readonly figures: Figures
}

export function keyOfSheet({ ownerId, span, identifier, country, shop }: SheetKey): string {
  return `${ownerId}\n${span}\n${identifier}\n${country}\n${shop}`
}

/** The day whose lasting sheets are written next, of each owner who has sheets. */
export type ClosingDays = ReadonlyMap<string, string>

/**
 * What so many cells add to the sheets that their owners have or may have. Of a day that is not over
 * there are only those of all books, of its month there is none.
 */
export function tallySheets(cells: readonly ClickCellTable[], closing: ClosingDays): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const cell of cells) {
    const closingDay = closing.get(cell.ownerId)
    if (!closingDay) continue
    addToScopes(sheets, cell, scopesOf(cell))
    if (cell.day <= closingDay) addToScopes(sheets, cell, bookScopesOf(cell))
  }
  for (const day of [...sheets.values()]) {
    const isOver = lastDayOf(monthOf(day.span)) <= (closing.get(day.ownerId) ?? '')
    if (day.identifier !== '' || !isOver) continue
    const month = sheetOf(sheets, day.ownerId, monthOf(day.span), day)
    month.hits += day.hits
    month.clicks += day.clicks
    addFigures(month.figures, day.figures)
  }
  return [...sheets.values()]
}

/** What the sheets of a book, of a book and a country, and of a book and a shop say of such cells. */
export function tallyBookSheets(cells: readonly ClickCellTable[]): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const cell of cells) addToScopes(sheets, cell, bookScopesOf(cell))
  return [...sheets.values()]
}

function addToScopes(
  sheets: Map<string, Sheet>,
  cell: ClickCellTable,
  scopes: readonly Scope[],
): void {
  for (const scope of scopes) {
    const sheet = sheetOf(sheets, cell.ownerId, cell.day, scope)
    sheet.hits += cell.hits
    if (cell.excludedBecause === '') sheet.clicks += cell.hits
    addCell(sheet.figures, cell)
  }
}

/** Those are kept of every day, as hits come; others are changed only where they were written. */
export function isAlwaysKept({ span, identifier }: SheetKey): boolean {
  return identifier === '' && span !== monthOf(span)
}

/** @example lastDayOf('2026-02') // '2026-02-28' */
export function lastDayOf(month: string): string {
  return addDays(`${monthOf(addDays(`${month}-28`, 4))}-01`, -1)
}

/** @example monthOf('2026-11-21') // '2026-11' */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

function scopesOf({ country, shop }: Scope): Scope[] {
  const scopes = [EVERYTHING, { ...EVERYTHING, shop }]
  if (country === '') return scopes
  return [...scopes, { ...EVERYTHING, country }, { identifier: '', country, shop }]
}

/** Whoever asks for a book of one country and one shop is answered from the cells. */
function bookScopesOf({ identifier, country, shop }: Scope): Scope[] {
  const scopes = [
    { ...EVERYTHING, identifier },
    { identifier, country: '', shop },
  ]
  return country === '' ? scopes : [...scopes, { identifier, country, shop: '' }]
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

/** What is stored when more is added to it; undefined when nothing is left, or none is to be. */
export function toStoredSheet(
  known: Pick<ClickSheetTable, 'hits' | 'clicks' | 'figures'> | undefined,
  { figures: more, ...row }: Sheet,
): ClickSheetTable | undefined {
  if (!known && !isAlwaysKept(row)) return undefined
  const figures: Figures = new Map()
  if (known) addStoredFigures(figures, known.figures)
  addFigures(figures, more)
  const hits = (known?.hits ?? 0) + row.hits
  const clicks = (known?.clicks ?? 0) + row.clicks
  return hits === 0 ? undefined : { ...row, hits, clicks, figures: formatFigures(figures) }
}
