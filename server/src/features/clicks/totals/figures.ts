import { clickDimensions, type LocalTime } from '@everyshelf/domain/clicks'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'

/** What the openings of a sheet are counted by; `hour` is one of the week's 168, Monday's first. */
export const figureDimensions = ['book', ...clickDimensions] as const
export type FigureDimension = (typeof figureDimensions)[number]

export interface Count {
  hits: number
  clicks: number
}

/** Of every dimension the values that there were; the empty one where nothing told. */
export type Figures = Map<FigureDimension, Map<string, Count>>

export function addFigure(
  figures: Figures,
  dimension: FigureDimension,
  value: string,
  { hits, clicks }: Readonly<Count>,
): void {
  addCount(valuesOf(figures, dimension), value, hits, clicks)
}

function valuesOf(figures: Figures, dimension: FigureDimension): Map<string, Count> {
  let values = figures.get(dimension)
  if (!values) {
    values = new Map()
    figures.set(dimension, values)
  }
  return values
}

function addCount(values: Map<string, Count>, value: string, hits: number, clicks: number): void {
  const known = values.get(value)
  if (known) {
    known.hits += hits
    known.clicks += clicks
  } else {
    values.set(value, { hits, clicks })
  }
}

export function addFigures(figures: Figures, more: Figures): void {
  for (const [dimension, values] of more) {
    for (const [value, count] of values) addFigure(figures, dimension, value, count)
  }
}

export function addCell(figures: Figures, cell: ClickCellTable): void {
  const { hits, excludedBecause } = cell
  const count = { hits, clicks: excludedBecause === '' ? hits : 0 }
  addFigure(figures, 'book', cell.identifier, count)
  addFigure(figures, 'country', cell.country, count)
  addFigure(figures, 'shop', cell.shop, count)
  addFigure(figures, 'device', cell.device, count)
  addFigure(figures, 'browser', cell.browser, count)
  addFigure(figures, 'referer', cell.refererHost, count)
  addFigure(figures, 'hour', String(hourOfWeek(cell)), count)
  if (excludedBecause !== '') addFigure(figures, 'reason', excludedBecause, count)
}

let weekday = { day: '', first: 0 }

/** One of the week's 168, Monday's first. */
function hourOfWeek({ day, hour }: LocalTime): number {
  if (weekday.day !== day) {
    weekday = { day, first: ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) * 24 }
  }
  return weekday.first + hour
}

/**
 * As they are stored: by dimension, in order, a list of value, hits and clicks. Values that came to
 * nothing are left out.
 *
 * @example formatFigures(new Map([['country', new Map([['DE', { hits: 3, clicks: 2 }]])]])) // '[[],["DE",3,2]]'
 */
export function formatFigures(figures: Figures): string {
  const lists = figureDimensions.map((dimension) => {
    const list: (string | number)[] = []
    for (const [value, { hits, clicks }] of figures.get(dimension) ?? []) {
      if (hits !== 0 || clicks !== 0) list.push(value, hits, clicks)
    }
    return list
  })
  const last = lists.findLastIndex(({ length }) => length > 0)
  return JSON.stringify(lists.slice(0, last + 1))
}

/** Adds figures as they are stored. */
export function addStoredFigures(figures: Figures, text: string): void {
  const lists: (string | number)[][] = JSON.parse(text)
  for (const [index, list] of lists.entries()) {
    const dimension = figureDimensions[index]
    if (!dimension || list.length === 0) continue
    const values = valuesOf(figures, dimension)
    for (let at = 0; at < list.length; at += 3) {
      addCount(values, String(list[at]), Number(list[at + 1]), Number(list[at + 2]))
    }
  }
}
