import type { Migration } from 'kysely/migration'
import { createTables } from './db/create-tables.ts'
import type { DatabaseKind } from './db/dialect.ts'
import { createSchemaVersion } from './db/migrate.ts'
import { redirectStatements } from './features/redirect/schema.ts'
import { tables } from './tables.ts'

/** Until version 1.0.0, this is edited in place; from then on, each change is a migration of its own. */
export function versionOne(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-version-1': {
      up: (db) => createTables(db, kind, tables, [redirectStatements]),
    },
  }
}

export const { migrate, isMigrated } = createSchemaVersion(versionOne)
