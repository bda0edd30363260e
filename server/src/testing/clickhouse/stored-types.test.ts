import { createClient } from '@clickhouse/client'
import { expect, it } from 'vitest'
import { describeClickHouse } from '../clickhouse.ts'

describeClickHouse('stored types', (open) => {
  it('returns every type that was inserted', async () => {
    const { url } = await open()
    const client = createClient({ url })
    await client.command({
      query: `CREATE TABLE sample (id UInt64, small UInt32, text String, code LowCardinality(String),
        day Date, at DateTime64(3, 'UTC'), list Array(String), maybe Nullable(String))
        ENGINE = MergeTree ORDER BY id`,
    })
    const row = {
      id: '18446744073709551615',
      small: 4294967295,
      text: 'tab\t, new line\n, ; quote \' " ` and \u{1f4da}\u0000',
      code: 'amazon-gb',
      day: '2026-11-26',
      at: '2026-11-26 03:45:01.123',
      list: ['a,b', "it's", ''],
      maybe: null,
    }
    await client.insert({ table: 'sample', values: [row], format: 'JSONEachRow' })
    const stored = await client.query({
      query: 'SELECT * FROM sample',
      format: 'JSONEachRow',
      clickhouse_settings: { output_format_json_quote_64bit_integers: 1 },
    })
    expect(await stored.json()).toEqual([row])
    await client.close()
  })

  it('merges states of aggregates across inserts', async () => {
    const { url } = await open()
    const client = createClient({ url })
    await client.command({
      query: `CREATE TABLE hit (owner UInt32, day Date, visitor UInt64)
        ENGINE = MergeTree ORDER BY (owner, day)`,
    })
    await client.command({
      query: `CREATE TABLE total (owner UInt32, day Date, clicks AggregateFunction(count),
        readers AggregateFunction(uniqExact, UInt64))
        ENGINE = AggregatingMergeTree ORDER BY (owner, day)`,
    })
    await client.command({
      query: `CREATE MATERIALIZED VIEW total_of_hits TO total AS
        SELECT owner, day, countState() AS clicks, uniqExactState(visitor) AS readers
        FROM hit GROUP BY owner, day`,
    })
    const hit = (visitor: number) => ({ owner: 7, day: '2026-11-26', visitor })
    const insert = async (visitors: readonly number[]) =>
      await client.insert({ table: 'hit', values: visitors.map(hit), format: 'JSONEachRow' })
    await insert([1, 1, 2])
    await insert([2, 3])
    const query = `SELECT owner, toString(day) AS day, toUInt32(countMerge(clicks)) AS clicks,
      toUInt32(uniqExactMerge(readers)) AS readers FROM total GROUP BY owner, day`
    const response = await client.query({ query, format: 'JSON' })
    expect((await response.json()).data).toEqual([
      { owner: 7, day: '2026-11-26', clicks: 5, readers: 3 },
    ])
    await client.close()
  })
})
