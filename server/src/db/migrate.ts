import { Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { DatabaseConfig } from '../config/config.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { createDialect, type DatabaseKind } from './dialect.ts'
import { refuseEarlierMigrations } from './earlier-database.ts'
import { openMigrationPool } from './postgres.ts'
import { isDatabaseUnavailable, reasonOf } from './unavailable.ts'

/** By name, in order. The names begin with a number of four digits. */
export type Migrations = (kind: DatabaseKind) => Readonly<Record<string, Migration>>

/** Brings a database to the schema of this version, or says whether it has it. */
export interface SchemaVersion {
  /**
   * Applies missing migrations in one transaction. Processes that start together wait for each other:
   * Kysely holds an advisory lock on PostgreSQL. Returns the names of the applied migrations.
   */
  readonly migrate: (database: Database, config: DatabaseConfig) => Promise<string[]>
  /** Whether exactly this version's migrations are applied. */
  readonly isMigrated: (database: Pick<Database, 'db' | 'kind'>) => Promise<boolean>
}

export function createSchemaVersion(migrations: Migrations): SchemaVersion {
  return {
    migrate: (database, config) => migrate(database, config, migrations(config.kind)),
    isMigrated: async ({ db, kind }) =>
      (await listApplied(db)).join() === Object.keys(migrations(kind)).join(),
  }
}

type Known = Readonly<Record<string, Migration>>

async function migrate(
  database: Database,
  config: DatabaseConfig,
  known: Known,
): Promise<string[]> {
  if (config.kind === 'sqlite') return await migrateWith(database.db, known)
  const pool = openMigrationPool(config.url)
  const db = new Kysely<unknown>({ dialect: createDialect({ kind: 'postgres', pool }) })
  try {
    return await migrateWith(db, known)
  } catch (error) {
    throw isUnusable(error) ? explainUnusable(error as Error) : error
  } finally {
    await db.destroy()
  }
}

/** PostgreSQL is unreachable, or rejects the account or database name (classes 28 and 3D of SQLSTATE). */
function isUnusable(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || /^(?:28|3D)/.test(String((error as { code?: unknown }).code))
  )
}

/** The server cannot start without the database, but a running one works without it for a while. */
function explainUnusable(error: Error): StartError {
  const { code } = error as { code?: unknown }
  // The host name may be part of a password that was not percent-encoded.
  const reason = /^E(?:NOTFOUND|AI_AGAIN)$/.test(String(code))
    ? `unknown host name (${code})`
    : reasonOf(error)
  return new StartError(
    `PostgreSQL (DATABASE_URL) cannot be used: ${reason}. The server needs it to start. Clicks waiting in DATA_DIR are safe.`,
  )
}

async function migrateWith<Schema>(db: Kysely<Schema>, known: Known): Promise<string[]> {
  await refuseOtherSchema(db, Object.keys(known))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

async function refuseOtherSchema<Schema>(
  db: Kysely<Schema>,
  known: readonly string[],
): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const applied = await listApplied(db)
  refuseEarlierMigrations(applied)
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new StartError(
    `The database was written by a newer Everyshelf (${unknown.join(', ')}). Start that version, or restore an older backup.`,
  )
}

async function listApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
