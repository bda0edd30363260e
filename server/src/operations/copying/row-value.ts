import type { DatabaseKind } from '../../db/dialect.ts'

/** A column value in one form for both databases. */
export type RowValue = null | bigint | number | string

/** A row by column name. */
export type Row = Readonly<Record<string, RowValue>>

/** PostgreSQL cannot store U+0000 in text; SQLite can. */
const NUL = '\u0000'
const REPLACEMENT = '\uFFFD'

/**
 * Converts a driver's value: integers to bigint, booleans to 1 and 0, times to ISO text. U+0000
 * becomes the replacement character, in both databases.
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

/** Converts a value to the form that the driver accepts. */
export function toStored(value: RowValue, kind: DatabaseKind, type: string): unknown {
  if (kind === 'sqlite') return value
  if (type === 'bool') return value === null ? null : value !== 0n
  return typeof value === 'bigint' ? value.toString() : value
}
