import type pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  askDirectly,
  configure,
  startPrimaryAndStandby,
} from '../testing/cluster/primary-and-standby.ts'
import type { DedicatedPostgres } from '../testing/dedicated-postgres.ts'
import { openPool } from './postgres.ts'
import type { HostTarget } from './postgres-hosts.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Generous: a write reaches a promoted standby after one or two seconds. */
const SOON = { timeout: 15_000, interval: 50 }

function openForTest(url: string, target?: HostTarget): pg.Pool {
  const pool = openPool(url, target && { target })
  onTestFinished(() => pool.end())
  return pool
}

async function startPair(replication: 'synchronous' | 'asynchronous') {
  const pair = await startPrimaryAndStandby(replication)
  onTestFinished(pair.close)
  await askDirectly(pair.primary, 'create table note (number integer primary key)')
  await vi.waitFor(() => listNotes(pair.standby), SOON)
  return pair
}

/** Inserts numbers one after another until stopped. */
function startWriter(pool: pg.Pool) {
  const stored: number[] = []
  const errors: unknown[] = []
  let isStopped = false
  async function write(): Promise<void> {
    for (let number = 0; !isStopped; number++) {
      try {
        await pool.query('insert into note values ($1)', [number])
        stored.push(number)
      } catch (error) {
        errors.push(error)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const ended = write()
  const stop = async () => {
    isStopped = true
    await ended
  }
  onTestFinished(stop)
  return {
    stored,
    errors,
    writeMore: async (count: number) => {
      const enough = stored.length + count
      await vi.waitFor(() => expect(stored.length).toBeGreaterThanOrEqual(enough), SOON)
    },
    stop,
  }
}

async function listNotes(server: DedicatedPostgres): Promise<number[]> {
  const rows = await askDirectly<{ number: number }>(server, 'select number from note order by 1')
  return rows.map(({ number }) => number)
}

async function portOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ port: number }>('select inet_server_port() as port')
  return rows[0]?.port ?? 0
}

it('R8 writes to the standby once it is promoted, and loses no answered write of a crashed primary', async () => {
  const { primary, standby, url } = await startPair('synchronous')
  const writer = startWriter(openForTest(url))
  await writer.writeMore(50)
  await primary.crash()
  await vi.waitFor(() => expect(writer.errors.length).toBeGreaterThan(5), SOON)
  await standby.promote()
  await writer.writeMore(50)
  await writer.stop()
  expect(await listNotes(standby)).toEqual(expect.arrayContaining(writer.stored))
  expect(writer.errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([])
}, 60_000)

it('R8 leaves a frozen primary, also with queries that wait for it', async () => {
  const { primary, standby, url } = await startPair('asynchronous')
  const pool = openForTest(url)
  const writer = startWriter(pool)
  await writer.writeMore(10)
  await primary.pause()
  await standby.promote()
  await writer.writeMore(10)
  expect(await portOf(pool)).toBe(standby.port)
  await primary.resume()
  await writer.writeMore(10)
  expect(await portOf(pool)).toBe(standby.port)
  await writer.stop()
}, 60_000)

it('R8 never returns to a former primary that is only cut off from the new one', async () => {
  const { primary, standby, url, stream } = await startPair('asynchronous')
  const pool = openForTest(url)
  const writer = startWriter(pool)
  await writer.writeMore(50)
  const open = await pool.connect()
  await open.query('begin')
  await open.query('insert into note values (-1)')
  stream.cut()
  await writer.writeMore(10)
  await standby.promote()
  await vi.waitFor(async () => expect(await portOf(pool)).toBe(standby.port), SOON)

  // A transaction that began on the former primary cannot commit there.
  await expect(open.query('commit')).rejects.toThrow(/Connection terminated|not queryable/)
  open.release()
  const isIdle = async () =>
    expect(
      await askDirectly(
        primary,
        `select pid from pg_stat_activity where query ~ '^(insert|commit)'`,
      ),
    ).toEqual([])
  await vi.waitFor(isIdle, SOON)
  const left = await listNotes(primary)
  await writer.writeMore(50)

  await standby.stop()
  const isRefused = () =>
    expect(pool.query('select 1')).rejects.toThrow(
      /no host accepts writes \(host 1 failed: .*, host 2 has an older timeline\)/,
    )
  await vi.waitFor(isRefused, SOON)
  await standby.start()
  await writer.writeMore(10)
  expect(await portOf(pool)).toBe(standby.port)
  await writer.stop()
  expect(await listNotes(primary)).toEqual(left)
  expect(left).not.toContain(-1)
}, 60_000)

it('R8 opens no connection to a former primary for a caller that waited while the new one crashed', async () => {
  const { primary, standby, stream } = await startPair('asynchronous')
  const url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/everyshelf`
  const pool = openPool(url, { connections: 1 })
  onTestFinished(() => pool.end())
  stream.cut()
  await standby.promote()
  await vi.waitFor(async () => expect(await portOf(pool)).toBe(standby.port), SOON)
  const held = await pool.connect()
  const waiting = pool.connect().then(
    () => 'connected',
    (error: unknown) => error,
  )
  await standby.crash()
  // Long enough for the pool to ask all hosts.
  await listNotes(primary)
  held.release()
  expect(isDatabaseUnavailable(await waiting)).toBe(true)
}, 60_000)

it('R8 drops a connection to a host that became read-only, and returns to it when it is promoted again', async () => {
  const { primary, standby, url } = await startPair('asynchronous')
  const pool = openForTest(url)
  const writer = startWriter(pool)
  await writer.writeMore(10)
  const open = await pool.connect()
  await configure(primary, 'default_transaction_read_only = on')
  const isRefused = async () =>
    await expect(open.query('delete from note where number < 0')).rejects.toMatchObject({
      code: '25006',
    })
  await vi.waitFor(isRefused, SOON)
  await expect(open.query('select 1')).rejects.toThrow(/not queryable|Connection terminated/)
  open.release()
  await primary.stop()
  await standby.promote()
  await writer.writeMore(10)

  await primary.follow(standby)
  await writer.writeMore(10)
  expect(await portOf(pool)).toBe(standby.port)
  await standby.stop()
  await primary.promote()
  await configure(primary, 'default_transaction_read_only = off')
  await writer.writeMore(10)
  expect(await portOf(pool)).toBe(primary.port)
  await writer.stop()
  expect(await listNotes(primary)).toEqual(expect.arrayContaining(writer.stored))
  expect(writer.errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([])
}, 60_000)

it('R8 reads from any host while there is no primary, and from the primary again afterwards', async () => {
  const { primary, standby, url } = await startPair('asynchronous')
  const lookups = openForTest(url, 'prefer-primary')
  const charts = openForTest(url, 'prefer-standby')
  expect([await portOf(lookups), await portOf(charts)]).toEqual([primary.port, standby.port])
  await primary.crash()
  await vi.waitFor(async () => expect(await portOf(lookups)).toBe(standby.port), SOON)
  await primary.start()
  await vi.waitFor(async () => expect(await portOf(lookups)).toBe(primary.port), SOON)
  await standby.stop()
  await vi.waitFor(async () => expect(await portOf(charts)).toBe(primary.port), SOON)
}, 60_000)

it('R8 refuses a single address that leads to a standby, and a list without a primary', async () => {
  const { primary, standby, url } = await startPair('asynchronous')
  const single = openForTest(standby.url)
  const failure = await single.query('select 1').catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'the database is read-only', code: '25006' })
  expect(isDatabaseUnavailable(failure)).toBe(true)
  await primary.stop()
  await expect(openForTest(url).query('select 1')).rejects.toThrow(
    `no host accepts writes (host 1 is read-only, host 2 failed: connect ECONNREFUSED 127.0.0.1:${primary.port})`,
  )
  await expect(openForTest('postgres://hunter2.invalid,b.invalid/x').query('x')).rejects.toThrow(
    /host 1 failed: unknown host name \(E\w+\), host 2 failed: unknown host name/,
  )
}, 60_000)
