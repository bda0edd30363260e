import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'

/** Sorts after every text with the same prefix, by bytes. */
const LAST = '\u{10FFFF}'

/** A column as its prefix index stores it: lower case (only ASCII letters in SQLite), sorted by bytes. */
export interface FoldedColumn {
  readonly folded: RawBuilder<string>
  readonly beginsWith: (text: string) => RawBuilder<SqlBool>
  /** Whether a row sorts after another, by folded text and id. */
  readonly isAfter: (
    id: Expression<string>,
    last: { readonly value: string; readonly id: string },
  ) => RawBuilder<SqlBool>
}

export function foldColumn(kind: DatabaseKind, column: Expression<string | null>): FoldedColumn {
  const fold = (text: Expression<string | null> | string) =>
    kind === 'postgres' ? sql<string>`(lower(${text}) collate "C")` : sql<string>`lower(${text})`
  const folded = fold(column)
  return {
    folded,
    beginsWith: (text) =>
      sql<SqlBool>`(${folded} >= ${fold(text)} and ${folded} < ${fold(text + LAST)})`,
    isAfter: (id, { value, id: lastId }) =>
      sql<SqlBool>`(${folded} >= ${value} and (${folded} > ${value} or ${id} > ${lastId}))`,
  }
}
