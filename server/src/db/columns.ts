import type { ColumnType } from 'kysely'

declare const jsonBrand: unique symbol

/** JSON stored as text. Neither dialect parses it, and both store it the same way. */
export type JsonText<T> = string & { readonly [jsonBrand]: T }

/** Must be written as JsonText, never as a plain string. */
export type JsonColumn<T> = ColumnType<JsonText<T>, JsonText<T>, JsonText<T>>

/** ISO 8601 in UTC with milliseconds, `2026-11-21T09:30:00.000Z`: sorts as text. */
export type IsoTime = string

/** A time of better-auth: a Date in PostgreSQL, its ISO text in SQLite. */
export type AuthTime = Date | string

/** better-sqlite3 binds no booleans. */
export type Flag = 0 | 1

/** A flag of better-auth: a boolean in PostgreSQL, 0 or 1 in SQLite. */
export type AuthFlag = boolean | Flag

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>
}

export function parseJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}

/** Of a date, or of milliseconds since 1970. @example toIsoTime(0) // '1970-01-01T00:00:00.000Z' */
export function toIsoTime(time: Date | number): IsoTime {
  return new Date(time).toISOString()
}

/** Null stays null. */
export function toIsoTimeOrNull(time: number | null): IsoTime | null {
  return time === null ? null : toIsoTime(time)
}
