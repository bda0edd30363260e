import { Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { createDialect, type DatabaseKind } from './dialect.ts'
import { listMigrations } from './migrations/index.ts'
import { openMigrationPool } from './postgres.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/**
 * Applies missing migrations in one transaction. Processes that start together wait for each other: Kysely
 * holds an advisory lock on PostgreSQL. Returns the names of the applied migrations.
 */
export async function migrate(database: Database, config: DatabaseConfig): Promise<string[]> {
  if (config.kind === 'sqlite') return await migrateWith(database.db, 'sqlite')
  const pool = openMigrationPool(config.url)
  const db = new Kysely<unknown>({ dialect: createDialect({ kind: 'postgres', pool }) })
  try {
    return await migrateWith(db, 'postgres')
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
  // The host name may be part of a password that was not percent-encoded (S76).
  const reason = /^E(?:NOTFOUND|AI_AGAIN)$/.test(String(code))
    ? `unknown host name (${code})`
    : error.message
  return new StartError(
    `PostgreSQL (DATABASE_URL) cannot be used: ${reason}. The server needs it to start. Clicks waiting in DATA_DIR are safe.`,
  )
}

async function migrateWith<Schema>(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  const known = listMigrations(kind)
  await refuseNewerSchema(db, Object.keys(known))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Whether exactly this version's migrations are applied. */
export async function isMigrated(database: Pick<Database, 'db' | 'kind'>): Promise<boolean> {
  const applied = await listApplied(database.db)
  return applied.join() === Object.keys(listMigrations(database.kind)).join()
}

async function refuseNewerSchema<Schema>(
  db: Kysely<Schema>,
  known: readonly string[],
): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const unknown = (await listApplied(db)).filter((name) => !known.includes(name))
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
