import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { DatabaseConfig } from '../config/config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { administerWhenReady, POSTGRES_TEMPLATE, urlOfDatabase } from './database-templates.ts'

export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

/** A fresh, migrated database; `dispose` closes and removes it. */
export interface TestDatabase extends Database {
  readonly config: DatabaseConfig
  readonly dispose: () => Promise<void>
}

/** Opens a fresh, migrated database of the suite's kind; all are removed at the end of the file. */
export type OpenTestDatabase = () => Promise<TestDatabase>

/**
 * Runs one suite on both databases.
 *
 * @example describeEachDatabase('books.repo', (open) => { it('finds nothing at first', async () => { const { db } = await open() }) })
 */
export function describeEachDatabase(
  name: string,
  suite: (open: OpenTestDatabase, kind: DatabaseKind) => void,
): void {
  for (const kind of databaseKinds) {
    describe(`${name} on ${kind}`, () => {
      const opened: TestDatabase[] = []
      suite(async () => {
        const database = await openTestDatabase(kind)
        opened.push(database)
        return database
      }, kind)
      afterAll(async () => {
        await Promise.all(opened.map((database) => database.dispose()))
      })
    })
  }
}

export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await createMigratedDatabase(kind)
  const database = openDatabase(place.config)
  let isDisposed = false
  return {
    ...database,
    config: place.config,
    dispose: async () => {
      if (isDisposed) return
      isDisposed = true
      await database.close()
      await place.remove()
    },
  }
}

export interface EmptyDatabase {
  readonly config: DatabaseConfig
  readonly remove: () => Promise<void>
}

/** Creates an empty database, for tests of opening and migrating. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  return kind === 'sqlite' ? createSqliteFolder() : await createPostgresDatabase('template1')
}

/** A database with all tables and no rows, copied from the migrated template. */
export async function createMigratedDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'postgres') return await createPostgresDatabase(POSTGRES_TEMPLATE)
  const place = createSqliteFolder()
  copyFileSync(inject('sqliteTemplate'), place.config.file)
  return place
}

function createSqliteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-test-'))
  return {
    config: { kind: 'sqlite' as const, file: join(folder, 'everyshelf.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function createPostgresDatabase(template: string): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  return {
    config: { kind: 'postgres', url: postgresUrl(name) },
    remove: async () => administer(`drop database if exists ${name} with (force)`),
  }
}

function postgresUrl(name: string): string {
  return urlOfDatabase(inject('postgresPort'), name)
}

async function administer(statement: string): Promise<void> {
  await administerWhenReady(inject('postgresPort'), statement)
}
