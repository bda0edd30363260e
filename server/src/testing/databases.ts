import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { DatabaseConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { migrate } from '../db/migrate.ts'

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
  const place = await createEmptyDatabase(kind)
  const database = openDatabase(place.config)
  await migrate(database, place.config)
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

/** A place for a database with nothing in it, for tests of opening and migrating. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'everyshelf-test-'))
    return {
      config: { kind, file: join(folder, 'everyshelf.db') },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  return {
    config: { kind, url: postgresUrl(name) },
    remove: async () => administer(`drop database if exists ${name} with (force)`),
  }
}

function postgresUrl(name: string): string {
  return `postgres://postgres@127.0.0.1:${inject('postgresPort')}/${name}`
}

const STARTS_WITHIN_MS = 60_000

async function administer(statement: string): Promise<void> {
  const client = await connectWhenReady()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The server starts beside the tests; whoever comes too early tries again. */
async function connectWhenReady(): Promise<pg.Client> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: postgresUrl('postgres') })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
