import { sql } from 'kysely'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Queries } from '../../db/transact.ts'

export type ReadDatabaseSize = () => Promise<number>

/** How many bytes the database takes. */
export function createDatabaseSizeReader(db: Queries, kind: DatabaseKind): ReadDatabaseSize {
  const size =
    kind === 'postgres'
      ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`
  return async () => {
    const { rows } = await size.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  }
}
