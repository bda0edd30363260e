import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeClickHouse } from '../clickhouse.ts'

/** The tests expect errors; the client would print each. */
const quiet = { log: { level: ClickHouseLogLevel.OFF } }

describeClickHouse('HTTP interface', (open) => {
  let url: string
  let client: ClickHouseClient

  beforeAll(async () => {
    url = (await open()).url
    client = createClient({ ...quiet, url })
    await client.command({
      query: 'CREATE TABLE hit (id UInt32, slug String) ENGINE = MergeTree ORDER BY id',
    })
  })
  afterAll(async () => await client.close())

  /** A request without the official client, which would add parameters of its own. */
  async function request(query: string, init: RequestInit = {}) {
    const { origin, pathname } = new URL(url)
    const database = pathname.slice(1)
    return await fetch(`${origin}/?database=${database}&query=${encodeURIComponent(query)}`, init)
  }

  async function countHits(): Promise<string> {
    return await (await request('SELECT count() FROM hit')).text()
  }

  async function countRunning(part: string): Promise<number> {
    const query = `SELECT toUInt32(count()) AS count FROM system.processes
      WHERE position(query, {part:String}) > 0 AND position(query, 'system.processes') = 0`
    const result = await client.query({ query, query_params: { part }, format: 'JSONEachRow' })
    return (await result.json<{ count: number }>())[0]?.count ?? 0
  }

  it('answers a ping, with and without a query', async () => {
    expect(await client.ping()).toEqual({ success: true })
    expect(await client.ping({ select: true })).toEqual({ success: true })
  })

  it('is a current ClickHouse', async () => {
    const version = await (await request('SELECT version()')).text()
    expect(version).toMatch(/^26\.\d+\.\d+/)
  })

  it('binds parameters of any type, and never reads them as SQL', async () => {
    const result = await client.query({
      query: `SELECT {text:String} AS text, {list:Array(String)} AS list, {day:Date} AS day,
        {number:UInt64} AS number, {none:Nullable(String)} AS none`,
      query_params: {
        text: `it's \\ "quoted"\t'; DROP TABLE hit; --`,
        list: ['a', "b'c"],
        day: '2026-11-26',
        number: 7,
        none: null,
      },
      format: 'JSONEachRow',
    })
    expect(await result.json()).toEqual([
      {
        text: `it's \\ "quoted"\t'; DROP TABLE hit; --`,
        list: ['a', "b'c"],
        day: '2026-11-26',
        number: 7,
        none: null,
      },
    ])
  })

  it('keeps settings and parameters of requests apart that run together', async () => {
    const numbers = Array.from({ length: 24 }, (_, index) => index + 1)
    const responses = await Promise.all(
      numbers.map(async (number) => {
        const result = await client.query({
          query: `SELECT {number:UInt32} AS number, toUInt32(getSetting('max_block_size')) AS size,
            sleep(0.05) AS slept`,
          query_params: { number },
          clickhouse_settings: { max_block_size: String(1000 + number) },
          format: 'JSONEachRow',
        })
        return await result.json()
      }),
    )
    expect(responses).toEqual(numbers.map((number) => [{ number, size: 1000 + number, slept: 0 }]))
  })

  it('accepts compressed inserts and compresses answers', async () => {
    const compressing = createClient({
      ...quiet,
      url,
      compression: { request: true, response: true },
    })
    const values = Array.from({ length: 2000 }, (_, id) => ({ id, slug: 'compressed' }))
    await compressing.insert({ table: 'hit', values, format: 'JSONEachRow' })
    const result = await compressing.query({
      query: `SELECT id FROM hit WHERE slug = 'compressed' ORDER BY id`,
      format: 'JSONEachRow',
    })
    expect(result.response_headers['content-encoding']).toBe('gzip')
    expect(await result.json()).toEqual(values.map(({ id }) => ({ id })))
    await compressing.close()
  })

  it('inserts a stream, chosen columns, and rows with empty lines', async () => {
    const rows = Readable.from(['1,"line\n\nline"\n', '2,"a;\nb"\n'], { objectMode: false })
    await client.insert({ table: 'hit', values: rows, format: 'CSV', columns: ['id', 'slug'] })
    const result = await client.query({
      query: `SELECT slug FROM hit WHERE slug LIKE '%\n%' ORDER BY id`,
      format: 'JSONEachRow',
    })
    expect(await result.json()).toEqual([{ slug: 'line\n\nline' }, { slug: 'a;\nb' }])
  })

  it('sends rows while the query runs', async () => {
    const result = await client.query({
      query: 'SELECT number, sleepEachRow(0.0005) AS slept FROM numbers(2000)',
      clickhouse_settings: { max_block_size: '200' },
      format: 'JSONEachRow',
    })
    const runningAtPart: number[] = []
    let rows = 0
    for await (const part of result.stream()) {
      rows += part.length
      runningAtPart.push(await countRunning('sleepEachRow(0.0005)'))
    }
    expect(rows).toBe(2000)
    expect(runningAtPart[0]).toBe(1)
  })

  it('reports an error that occurs after the first rows', async () => {
    const result = await client.query({
      query: `SELECT number, throwIf(number = 90000, 'too far') FROM numbers(100000)`,
      clickhouse_settings: { max_block_size: '1000', max_threads: 1 },
      format: 'JSONEachRow',
    })
    await expect(result.json()).rejects.toMatchObject({ code: '395' })
  })

  it.each([
    ['SELECT * FROM nothing', 404, '60', 'UNKNOWN_TABLE'],
    ['1 + 1', 400, '62', 'SYNTAX_ERROR'],
    ['SELECT 1; SELECT 2', 400, '62', 'SYNTAX_ERROR'],
    ['DROP TABLE hit; DROP TABLE hit', 400, '62', 'SYNTAX_ERROR'],
    ['SELECT nothing', 404, '47', 'UNKNOWN_IDENTIFIER'],
    [`SELECT throwIf(1)`, 500, '395', 'FUNCTION_THROW_IF_VALUE_IS_NON_ZERO'],
  ])('answers %s with status %d and code %s', async (query, status, code, name) => {
    const result = await request(query, { method: 'POST' })
    expect(result.status).toBe(status)
    expect(result.headers.get('X-ClickHouse-Exception-Code')).toBe(code)
    expect(await result.text()).toMatch(
      new RegExp(`^Code: ${code}\\. DB::Exception: .*\\(${name}\\) \\(version 26`, 's'),
    )
    await expect(client.command({ query })).rejects.toMatchObject({ code, type: name })
  })

  it('refuses an unknown setting, database, and user', async () => {
    const setting = { clickhouse_settings: { nothing_like_it: 1 } }
    await expect(client.command({ query: 'SELECT 1', ...setting })).rejects.toMatchObject({
      code: '115',
    })
    const elsewhere = createClient({ ...quiet, url: new URL('/nothing', url) })
    await expect(elsewhere.command({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '81' })
    await elsewhere.close()
    const stranger = createClient({ ...quiet, url, username: 'stranger', password: 'secret' })
    await expect(stranger.command({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' })
    await stranger.close()
  })

  it('stores nothing of an insert with a broken row', async () => {
    const before = await countHits()
    const values = [
      { id: 1, slug: 'a' },
      { id: 'x', slug: 'b' },
    ]
    const insert = client.insert({ table: 'hit', values, format: 'JSONEachRow' })
    await expect(insert).rejects.toMatchObject({ code: '27' })
    expect(await countHits()).toBe(before)
  })

  it('lets a GET only read', async () => {
    const result = await request('TRUNCATE TABLE hit')
    expect(result.headers.get('X-ClickHouse-Exception-Code')).toBe('164')
  })

  it('accepts a semicolon at the end, in texts, and in comments', async () => {
    const result = await request(`SELECT ';' AS "a;b" /* ; */ ; -- ; the end`)
    expect(await result.text()).toBe(';\n')
  })

  it('executes a query of any kind, and returns its bytes', async () => {
    const { stream } = await client.exec({ query: 'EXISTS TABLE hit' })
    expect(await text(stream)).toBe('1\n')
  })
})
