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
 * Brings the tables up to this code, in one transaction; processes that start together wait for one
 * another (Kysely holds an advisory lock on PostgreSQL). Returns the names of what was applied.
 */
export async function migrate(database: Database, config: DatabaseConfig): Promise<string[]> {
  if (config.kind === 'sqlite') return await migrateWith(database.db, 'sqlite')
  const pool = openMigrationPool(config.url)
  const db = new Kysely<unknown>({ dialect: createDialect({ kind: 'postgres', pool }) })
  try {
    return await migrateWith(db, 'postgres')
  } catch (error) {
    throw isOutOfReach(error) ? outOfReach(error as Error) : error
  } finally {
    await db.destroy()
  }
}

/** Away, or it knows neither this database nor this account (classes 28 and 3D of SQLSTATE). */
function isOutOfReach(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || /^(?:28|3D)/.test(String((error as { code?: unknown }).code))
  )
}

/** Without its tables nothing can be served; a server that runs goes on without the database. */
function outOfReach(error: Error): StartError {
  const { code } = error as { code?: unknown }
  // The name may be a piece of a password that was not percent-encoded (S76).
  const reason = /^E(?:NOTFOUND|AI_AGAIN)$/.test(String(code))
    ? `its host name is not known (${code})`
    : error.message
  return new StartError(
    `PostgreSQL (DATABASE_URL) cannot be used: ${reason}. A start needs it; clicks that wait in DATA_DIR are kept.`,
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

/** Whether every migration of this code has been applied, and no other. */
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
    `The database was written by a newer Everyshelf (${unknown.join(', ')}). Start that version, or put an older backup in place.`,
  )
}

async function listApplied<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
