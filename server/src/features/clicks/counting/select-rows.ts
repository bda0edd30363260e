import type { LocalQuarters } from '@everyshelf/domain/clicks'
import type { Codes, Column, HitColumns } from './hit-columns.ts'

// Loops over positions: over millions of rows, iterators take several times as long.

export function listRows(length: number): Uint32Array {
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[row] = row
  return rows
}

/** Those of the rows whose code is marked with 1. */
export function selectCodes(rows: Uint32Array, codes: Codes, isWanted: Uint8Array): Uint32Array {
  const selected = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    selected[count] = row
    count += isWanted[codes[row] as number] as number
  }
  return selected.subarray(0, count)
}

/** Those of the rows that have one of some values. */
export function selectValues(
  rows: Uint32Array,
  { values, codes }: Column,
  isSelected: (value: string) => boolean,
): Uint32Array {
  const isWanted = Uint8Array.from(values, (value) => Number(isSelected(value)))
  if (!isWanted.includes(1)) return rows.subarray(0, 0)
  return isWanted.includes(0) ? selectCodes(rows, codes, isWanted) : rows
}

/** Those of the rows on days that count. */
export function selectDays(
  { quarters }: HitColumns,
  rows: Uint32Array,
  { days, dayIndex }: LocalQuarters,
  isCounted: (day: string) => boolean,
): Uint32Array {
  const counts = days.map((day) => Number(isCounted(day)))
  if (!counts.includes(0)) return rows
  if (!counts.includes(1)) return rows.subarray(0, 0)
  return selectCodes(
    rows,
    quarters,
    dayIndex.map((day) => counts[day] as number),
  )
}

export function selectClicks({ columns }: HitColumns, rows: Uint32Array): Uint32Array {
  return selectValues(rows, columns.reason, (reason) => reason === '')
}

export function selectExcluded({ columns }: HitColumns, rows: Uint32Array): Uint32Array {
  return selectValues(rows, columns.reason, (reason) => reason !== '')
}
