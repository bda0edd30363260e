import { existsSync } from 'node:fs'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeClickHouse } from '../clickhouse.ts'
import { type DedicatedClickHouse, startDedicatedClickHouse } from './dedicated-clickhouse.ts'

describeClickHouse('ordered faults', () => {
  let clickhouse: DedicatedClickHouse
  let client: ClickHouseClient

  beforeAll(async () => {
    clickhouse = await startDedicatedClickHouse()
  })
  afterAll(async () => await clickhouse.remove())
  beforeEach(async () => {
    client = createClient({ url: clickhouse.url, log: { level: ClickHouseLogLevel.OFF } })
    await client.command({
      query: `CREATE TABLE hit (id UInt32, batch UInt32) ENGINE = ReplacingMergeTree ORDER BY id`,
    })
  })
  afterEach(async () => {
    await client.command({ query: 'DROP TABLE hit SYNC' })
    await client.close()
  })

  const insert = async (signal?: AbortSignal) =>
    await client.insert({
      table: 'hit',
      values: [{ id: 1, batch: 1 }],
      format: 'JSONEachRow',
      ...(signal ? { abort_signal: signal } : {}),
    })

  async function count(table: 'hit' | 'hit FINAL'): Promise<number> {
    const query = `SELECT toUInt32(count()) AS count FROM ${table}`
    const response = await client.query({ query, format: 'JSONEachRow' })
    return (await response.json<{ count: number }>())[0]?.count ?? 0
  }

  it('refuses connections while it is stopped, and has its data after a start', async () => {
    await insert()
    await clickhouse.stop()
    await expect(count('hit')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await clickhouse.start()
    expect(await count('hit')).toBe(1)
  })

  it('answers nothing while it is paused, and everything afterwards', async () => {
    await clickhouse.pause()
    let hasResponse = false
    const waiting = count('hit').then((number) => {
      hasResponse = true
      return number
    })
    const impatient = createClient({
      url: clickhouse.url,
      request_timeout: 200,
      log: { level: ClickHouseLogLevel.OFF },
    })
    expect(await impatient.ping()).toMatchObject({ success: false })
    await impatient.close()
    expect(hasResponse).toBe(false)
    await clickhouse.resume()
    expect(await waiting).toBe(0)
  })

  it('executes an insert after a pause although its client has left', async () => {
    const left = new AbortController()
    await clickhouse.pause()
    const inserting = insert(left.signal)
    await clickhouse.waitForRequest()
    left.abort()
    await expect(inserting).rejects.toThrow()
    await clickhouse.resume()
    await expect.poll(async () => await count('hit')).toBe(1)
  })

  it('refuses changes while it is read-only, and still answers queries', async () => {
    await clickhouse.refuseChanges()
    await expect(insert()).rejects.toMatchObject({ code: '242', type: 'TABLE_IS_READ_ONLY' })
    const erase = client.command({ query: 'ALTER TABLE hit DELETE WHERE id = 1' })
    await expect(erase).rejects.toMatchObject({ code: '242' })
    expect(await count('hit')).toBe(0)
    await clickhouse.acceptWrites()
    await insert()
    expect(await count('hit')).toBe(1)
  })

  it('refuses inserts while its disk is full', async () => {
    await clickhouse.refuseInserts()
    await expect(insert()).rejects.toMatchObject({ code: '243', type: 'NOT_ENOUGH_SPACE' })
    expect(await count('hit')).toBe(0)
    await clickhouse.acceptWrites()
    await insert()
    expect(await count('hit')).toBe(1)
  })

  it('stores an insert whose answer it loses, so sending it again stores it twice', async () => {
    await clickhouse.loseNextResponse()
    await expect(insert()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await count('hit')).toBe(1)
    await insert()
    expect(await count('hit')).toBe(2)
    expect(await count('hit FINAL')).toBe(1)
  })

  it('ends and deletes its data when its standard input closes, even during a query', async () => {
    const short = await startDedicatedClickHouse()
    const folder = await short.findFolder()
    expect(existsSync(folder)).toBe(true)
    const own = createClient({ url: short.url, log: { level: ClickHouseLogLevel.OFF } })
    const endless = own.command({
      query: 'SELECT sum(sleepEachRow(1)) FROM numbers(100)',
      clickhouse_settings: { max_block_size: '1' },
    })
    await expect
      .poll(async () => {
        const query = `SELECT query FROM system.processes WHERE query LIKE '%sleepEachRow(1)%'`
        return await (await own.query({ query, format: 'JSONEachRow' })).json()
      })
      .toHaveLength(2)
    const cut = expect(endless).rejects.toMatchObject({ code: 'ECONNRESET' })
    await short.remove()
    await cut
    await own.close()
    expect(existsSync(folder)).toBe(false)
  })
})
