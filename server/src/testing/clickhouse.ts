import { randomBytes } from 'node:crypto'
import { createClient } from '@clickhouse/client'
import { afterAll, describe, inject } from 'vitest'

/** A fresh, empty database in ClickHouse; `dispose` removes it. */
export interface TestClickHouse {
  /** What `CLICKHOUSE_URL` holds: address and database. */
  readonly url: string
  readonly dispose: () => Promise<void>
}

/** Opens a fresh database; all are removed at the end of the file. */
export type OpenTestClickHouse = () => Promise<TestClickHouse>

/**
 * Runs a suite on ClickHouse. Where the engine could not be fetched, its tests count as skipped, and
 * its name gives the reason.
 *
 * @example describeClickHouse('hits', (open) => { it('stores a hit', async () => { const { url } = await open() }) })
 */
export function describeClickHouse(name: string, suite: (open: OpenTestClickHouse) => void): void {
  const clickhouse = inject('clickhouse')
  if ('whyNot' in clickhouse) {
    describe.skip(`${name} on clickhouse (skipped: ${clickhouse.whyNot})`, () => {
      suite(openTestClickHouse)
    })
    return
  }
  describe(`${name} on clickhouse`, () => {
    const opened: TestClickHouse[] = []
    suite(async () => {
      const database = await openTestClickHouse()
      opened.push(database)
      return database
    })
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.dispose()))
    })
  })
}

/** A fresh database on the ClickHouse of this run; the first call starts it. */
export async function openTestClickHouse(): Promise<TestClickHouse> {
  const address = await findClickHouse()
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(address, `CREATE DATABASE ${name}`)
  let isDisposed = false
  return {
    url: `${address}/${name}`,
    dispose: async () => {
      if (isDisposed) return
      isDisposed = true
      await administer(address, `DROP DATABASE IF EXISTS ${name} SYNC`)
    },
  }
}

async function findClickHouse(): Promise<string> {
  const clickhouse = inject('clickhouse')
  if ('whyNot' in clickhouse) throw new Error(`no ClickHouse: ${clickhouse.whyNot}`)
  const response = await fetch(clickhouse.starter)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function administer(url: string, query: string): Promise<void> {
  const client = createClient({ url })
  try {
    await client.command({ query })
  } finally {
    await client.close()
  }
}
