import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../schema.ts'

/** The migrated template database, named only when complete. */
export const POSTGRES_TEMPLATE = 'migrated'
const UNFINISHED = 'being_migrated'

export function urlOfDatabase(port: number, name: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${name}`
}

export async function makeSqliteTemplate(file: string): Promise<void> {
  const config = { kind: 'sqlite', file } as const
  const database = openDatabase(config)
  await migrate(database, config)
  await database.close()
}

export async function makePostgresTemplate(port: number): Promise<void> {
  await administerWhenReady(port, `create database ${UNFINISHED}`)
  const config = { kind: 'postgres', url: urlOfDatabase(port, UNFINISHED) } as const
  const database = openDatabase(config)
  await migrate(database, config)
  await database.close()
  await administerWhenReady(port, `alter database ${UNFINISHED} rename to ${POSTGRES_TEMPLATE}`)
}

const STARTS_WITHIN_MS = 60_000

/** PostgreSQL starts in parallel with the tests, so this retries until it is ready. */
export async function administerWhenReady(port: number, statement: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: urlOfDatabase(port, 'postgres') })
    try {
      await client.connect()
      return void (await client.query(statement))
    } catch (error) {
      if (Date.now() > deadline || !isTooEarly(error)) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Not listening yet, still starting, or the template is missing. */
function isTooEarly(error: unknown): boolean {
  const { code } = error as { code?: string }
  return ['ECONNREFUSED', 'ECONNRESET', '57P03', '3D000'].includes(code ?? '')
}
