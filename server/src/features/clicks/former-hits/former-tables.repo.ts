import type { ColumnType, Kysely } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Tables } from '../../../db/tables/index.ts'
import type { NewHit } from '../hit.ts'

/** The tables of hits and totals before migration 0034, as far as they are moved. */
export interface FormerTables extends Tables {
  /** In SQLite a view over `hit_row` and two other tables. */
  hit: Omit<NewHit, 'ownerId' | 'visitorHash'> & {
    id: ColumnType<unknown, bigint | string, never>
    ownerId: string | null
    /** The visitor hash, until the totals counted the hit. */
    reader: string | null
    source: 'redirect' | 'beacon'
  }
  hit_row: { id: ColumnType<unknown, bigint | string, never> }
  late_hit: { id: ColumnType<unknown, bigint | string, never> }
  click_day: {
    day: string
    ownerId: string
    /** Empty for all books together. */
    identifier: string
    hits: number
    clicks: number
    readers: number
  }
  click_sheet: {
    ownerId: string
    span: string
    identifier: string
    country: string
    shop: string
    figures: string
  }
}

export type FormerQueries = Kysely<FormerTables>

/** Hits are deleted from the table itself, since a view's trigger would run for each row. */
export function hitTableOf(kind: DatabaseKind): 'hit' | 'hit_row' {
  return kind === 'sqlite' ? 'hit_row' : 'hit'
}

/** False on a new server, and once all hits are moved. */
export async function hasFormerTables(db: FormerQueries): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'click_day')
}

export async function dropFormerTables(db: FormerQueries, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await db.schema.dropView('hit').execute()
  const own = kind === 'sqlite' ? ['hit_row', 'hit_link', 'hit_kind'] : ['hit']
  const others = ['late_hit', 'click_day', 'click_cell', 'click_sheet', 'click_owner', 'reader_day']
  for (const table of [...own, ...others]) await db.schema.dropTable(table).execute()
  await db.deleteFrom('service_state').where('key', '=', 'click-totals-cursor').execute()
}
