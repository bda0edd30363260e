import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { listenOnLoopback } from '../../../testing/loopback.ts'
import { openClickHouse } from './clickhouse.ts'

type Headers = Readonly<Record<string, string>>

const OF_CLICKHOUSE: Headers = { 'x-clickhouse-query-id': 'a-query' }

interface Peer {
  readonly status?: number
  readonly headers?: Headers
  readonly body: string | Buffer
  /** The response stops in the middle. */
  readonly isUnfinished?: boolean
}

/** Whatever answers at the address of ClickHouse: a broken server, a proxy, or a stranger. */
async function openPeer({ status = 200, headers = OF_CLICKHOUSE, body, isUnfinished }: Peer) {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers)
    if (isUnfinished) response.write(body)
    else response.end(body)
  })
  const loopback = await listenOnLoopback(server)
  onTestFinished(loopback.close)
  const clickHouse = openClickHouse(`${loopback.url}/shelf`)
  onTestFinished(clickHouse.close)
  return clickHouse
}

const failureOf = async (request: Promise<unknown>) =>
  await request.then(
    () => 'no failure',
    (error: unknown) => error,
  )

it('S18 a ClickHouse that stops in the middle of its response counts as away after a second', async () => {
  const clickHouse = await openPeer({ body: '{"1":', isUnfinished: true })
  expect(await clickHouse.isReachable()).toBe(false)
})

it('S18 a response of ClickHouse that is compressed unasked is not unpacked', async () => {
  const body = gzipSync('{"a":1}\n')
  const clickHouse = await openPeer({
    headers: { ...OF_CLICKHOUSE, 'content-encoding': 'gzip' },
    body,
  })
  const failure = await failureOf(clickHouse.query('SELECT 1 AS a'))
  expect(failure).toMatchObject({ message: 'ClickHouse sent a compressed response' })
})

it('S18 a response of ClickHouse with more than 100 million characters is refused', async () => {
  const row = `{"a":"${'x'.repeat(999_991)}"}\n`
  const clickHouse = await openPeer({ body: row.repeat(101) })
  const failure = await failureOf(clickHouse.query('SELECT a'))
  expect(failure).toMatchObject({ message: 'ClickHouse sent more than 100000000 characters' })
})

it.each([
  ['a page of a proxy with status 200', { headers: {}, body: '<h1>Down for maintenance</h1>\n' }],
  ['a page of a proxy with status 502', { status: 502, headers: {}, body: '<h1>Bad gateway</h1>' }],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
])(
  'R8 no click counts as stored, and no chart as empty, when ClickHouse is %s',
  async (_name, peer) => {
    const clickHouse = await openPeer(peer)
    for (const request of [
      () => clickHouse.insert('link_hit', [{ id: '1' }]),
      () => clickHouse.query('SELECT 1'),
      () => clickHouse.command('SELECT 1'),
      () => clickHouse.readVersion(),
    ]) {
      const failure = await failureOf(request())
      expect(failure).toMatchObject({ message: 'Something other than ClickHouse answered' })
      expect(isDatabaseUnavailable(failure)).toBe(true)
    }
    expect(await clickHouse.isReachable()).toBe(false)
  },
)

it('R8 an error of ClickHouse itself is passed on', async () => {
  const body = 'Code: 60. DB::Exception: Table shelf.x does not exist. (UNKNOWN_TABLE)'
  const clickHouse = await openPeer({ status: 404, body })
  const failure = await failureOf(clickHouse.query('SELECT a FROM x'))
  expect(failure).toMatchObject({ code: '60', message: 'Table shelf.x does not exist. ' })
})
