import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { openClickHouse } from './clickhouse.ts'
import { clickTables } from './tables.repo.ts'

const docs = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'operating')
const script = readFileSync(join(docs, 'clickhouse-replicated.sql'), 'utf8')

function toReplicated(table: string): string {
  return table
    .replace(/^(CREATE TABLE IF NOT EXISTS \w+) \(/, '$1 ON CLUSTER everyshelf (')
    .replace('ENGINE = ', 'ENGINE = Replicated')
}

describeClickHouse('clickhouse-replicated.sql', (openServer) => {
  it('has the tables of the server, with engines that copy themselves', async () => {
    expect(script).toBe(
      [
        '-- The tables of clicks for a cluster named everyshelf, before the first start: docs/operating/clickhouse.md.',
        ...clickTables.map((table) => `${toReplicated(table)};\n`),
      ].join('\n'),
    )
    expect(script.match(/ENGINE = Replicated(?:Replacing|Aggregating)MergeTree/g)).toHaveLength(4)
    const clickHouse = openClickHouse((await openServer()).url)
    onTestFinished(clickHouse.close)
    const statements = script.split(';\n').filter((statement) => statement.trim() !== '')
    for (const statement of statements) {
      const [row] = await clickHouse.query<{ text: string }>(
        'SELECT formatQuery({statement:String}) AS text',
        { statement },
      )
      expect(row?.text).toContain('ON CLUSTER everyshelf')
    }
  })
})
