import type { DatabaseKind } from '../../db/dialect.ts'

/** What a column holds, written the same way whichever database it comes from. */
export type RowValue = null | bigint | number | string

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, RowValue>>

/** PostgreSQL keeps no U+0000 in a text; SQLite does. */
const NUL = '\u0000'
const REPLACEMENT = '\uFFFD'

/**
 * Reads what a driver gives: wide numbers as bigint, true and false as 1 and 0, times as ISO text.
 * A U+0000 in a text becomes the replacement character, on both databases alike.
 */
export function toRowValue(value: unknown, type: string): RowValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value
  if (typeof value === 'string') {
    if (type === 'int8') return BigInt(value)
    return value.includes(NUL) ? value.replaceAll(NUL, REPLACEMENT) : value
  }
  throw new TypeError(`a column of type ${type} cannot be copied`)
}

/** What a driver takes for a column of the type. */
export function toStored(value: RowValue, kind: DatabaseKind, type: string): unknown {
  if (kind === 'sqlite') return value
  if (type === 'bool') return value === null ? null : value !== 0n
  return typeof value === 'bigint' ? value.toString() : value
}
