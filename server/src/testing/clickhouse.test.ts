import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@clickhouse/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeClickHouse } from './clickhouse.ts'

interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

describe('describeClickHouse', () => {
  it('skips each test by name, with the reason, where there is no engine', async () => {
    const vitest = join(
      dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
      'vitest.mjs',
    )
    const config = join(import.meta.dirname, 'clickhouse/fixtures/without-engine.config.ts')
    const report = join(mkdtempSync(join(tmpdir(), 'everyshelf-report-')), 'report.json')
    onTestFinished(() => rmSync(dirname(report), { recursive: true }))
    await promisify(execFile)(process.execPath, [
      ...[vitest, 'run', '--config', config, '--reporter=json', `--outputFile.json=${report}`],
    ])
    const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    expect(success).toBe(true)
    const suite = 'stored types on clickhouse (skipped: no network)'
    expect(
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ status, fullName }) => [status, fullName]),
      ),
    ).toEqual([
      ['skipped', `${suite} returns every type that was inserted`],
      ['skipped', `${suite} merges states of aggregates across inserts`],
    ])
  })
})

describeClickHouse('a fresh database', (open) => {
  it('is empty, apart from others, and gone when disposed', async () => {
    const [one, other] = await Promise.all([open(), open()])
    const client = createClient({ url: one.url })
    await client.command({ query: 'CREATE TABLE hit (id UInt32) ENGINE = MergeTree ORDER BY id' })
    const neighbor = createClient({ url: other.url })
    const listTables = async () => {
      const tables = await neighbor.query({ query: 'SHOW TABLES', format: 'JSONEachRow' })
      return await tables.json()
    }
    expect(await listTables()).toEqual([])
    await one.dispose()
    const databases = await neighbor.query({ query: 'SHOW DATABASES', format: 'JSONEachRow' })
    const name = new URL(one.url).pathname.slice(1)
    expect(await databases.json<{ name: string }>()).not.toContainEqual({ name })
    await Promise.all([client.close(), neighbor.close()])
  })
})
