import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'

/** Behind every text that goes on from a prefix, compared by bytes. */
const LAST = '\u{10FFFF}'

/** A column as its prefix index has it: in small letters (of ASCII alone in SQLite), by their bytes. */
export interface FoldedColumn {
  readonly folded: RawBuilder<string>
  readonly beginsWith: (text: string) => RawBuilder<SqlBool>
  /** Comes behind a row in the order of the folded text and the id. */
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
