import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeClickHouse } from '../clickhouse.ts'

describeClickHouse('tables of hits', (open) => {
  let client: ClickHouseClient

  beforeEach(async () => {
    client = createClient({ url: (await open()).url })
    await client.command({
      query: `CREATE TABLE hit (owner UInt32, day Date, id UInt32, country LowCardinality(String))
        ENGINE = ReplacingMergeTree PARTITION BY toYYYYMM(day) ORDER BY (owner, day, id)
        TTL day + INTERVAL 13 MONTH DELETE SETTINGS non_replicated_deduplication_window = 0`,
    })
  })
  afterEach(async () => await client.close())

  async function read<Row>(query: string): Promise<Row[]> {
    const response = await client.query({ query, format: 'JSONEachRow' })
    return await response.json<Row>()
  }

  async function count(table: string): Promise<number> {
    const [row] = await read<{ count: number }>(`SELECT toUInt32(count()) AS count FROM ${table}`)
    return row?.count ?? 0
  }

  const today = new Date().toISOString().slice(0, 10)
  const insert = async (length: number, day = today) =>
    await client.insert({
      table: 'hit',
      values: Array.from({ length }, (_, id) => ({ owner: id % 3, day, id, country: 'GB' })),
      format: 'JSONEachRow',
    })

  it('count a batch once that was sent twice, before they are merged', async () => {
    await client.command({ query: 'SYSTEM STOP MERGES hit' })
    await insert(500)
    await insert(500)
    expect(await count('hit')).toBe(1000)
    expect(await count('hit FINAL')).toBe(500)
    expect(
      await read(`SELECT toUInt32(rows) AS rows FROM system.parts
        WHERE database = currentDatabase() AND table = 'hit' AND active`),
    ).toEqual([{ rows: 500 }, { rows: 500 }])
  })

  it('count a batch once after they are merged', async () => {
    await insert(500)
    await insert(500)
    await client.command({ query: 'OPTIMIZE TABLE hit FINAL' })
    expect(await count('hit')).toBe(500)
  })

  it('delete rows whose time has passed', async () => {
    await insert(10, '2020-01-01')
    await insert(10)
    await client.command({ query: 'OPTIMIZE TABLE hit FINAL' })
    expect(await count('hit')).toBe(10)
  })

  it('are in one partition for each month, which can be dropped whole', async () => {
    await insert(10, '2026-10-31')
    await insert(10, '2026-11-01')
    await client.command({ query: 'ALTER TABLE hit DROP PARTITION 202610' })
    expect(await read('SELECT DISTINCT toString(day) AS day FROM hit')).toEqual([
      { day: '2026-11-01' },
    ])
  })

  it('change and erase rows by mutations that are awaited', async () => {
    await insert(300)
    const settings = { clickhouse_settings: { mutations_sync: '1' } } as const
    await client.command({
      query: `ALTER TABLE hit UPDATE country = 'US' WHERE owner = 1`,
      ...settings,
    })
    await client.command({ query: 'ALTER TABLE hit DELETE WHERE owner = 2', ...settings })
    expect(
      await read(
        'SELECT owner, country, toUInt32(count()) AS hits FROM hit GROUP BY ALL ORDER BY owner',
      ),
    ).toEqual([
      { owner: 0, country: 'GB', hits: 100 },
      { owner: 1, country: 'US', hits: 100 },
    ])
  })

  it('show how far a mutation is', async () => {
    await insert(300)
    await client.command({ query: 'SYSTEM STOP MERGES hit' })
    await client.command({
      query: 'ALTER TABLE hit DELETE WHERE owner = 2',
      clickhouse_settings: { mutations_sync: '0' },
    })
    const progress = `SELECT command, toUInt32(parts_to_do) AS parts, is_done AS done
      FROM system.mutations WHERE database = currentDatabase() AND table = 'hit'`
    expect(await read(progress)).toEqual([
      { command: '(DELETE WHERE owner = 2)', parts: 1, done: 0 },
    ])
    await client.command({ query: 'SYSTEM START MERGES hit' })
    await expect
      .poll(async () => await read(progress), { timeout: 15_000 })
      .toEqual([{ command: '(DELETE WHERE owner = 2)', parts: 0, done: 1 }])
    expect(await count('hit')).toBe(200)
  })
})
