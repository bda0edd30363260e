import type { Migration } from 'kysely/migration'
import { addMissingColumns, createTables } from './db/create-tables.ts'
import type { DatabaseKind } from './db/dialect.ts'
import { createSchemaVersion } from './db/migrate.ts'
import { authorPagesTables } from './features/pages/author/schema.ts'
import { seriesTables } from './features/pages/series/schema.ts'
import { redirectStatements } from './features/redirect/schema.ts'
import { tables } from './tables.ts'

/**
 * The first migration creates the tables as they are today. So a later one only adds what the database of an earlier
 * build lacks.
 */
export function versionOne(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-version-1': {
      up: (db) => createTables(db, kind, tables, [redirectStatements]),
    },
    '0002-page-designs': {
      up: (db) => addMissingColumns(db, kind, { ...authorPagesTables, ...seriesTables }),
    },
  }
}

export const { migrate, isMigrated } = createSchemaVersion(versionOne)
