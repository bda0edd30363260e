import type { Column, HitColumns } from './hit-columns.ts'

// Loops over positions: over millions of rows, iterators take several times as long.

export function listRows(length: number): Uint32Array {
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[row] = row
  return rows
}

/** Those of the rows that have one of the values. */
export function selectValues(
  rows: Uint32Array,
  { values, codes }: Column,
  wanted: readonly string[],
): Uint32Array {
  const isWanted = new Set(wanted)
  const matches = Uint8Array.from(values, (value) => Number(isWanted.has(value)))
  if (!matches.includes(1)) return rows.subarray(0, 0)
  const selected = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    selected[count] = row
    count += matches[codes[row] as number] as number
  }
  return selected.subarray(0, count)
}

/** The rows of clicks. */
export function selectClicks({ length, columns }: HitColumns): Uint32Array {
  return selectValues(listRows(length), columns.reason, [''])
}
