import { Registry } from 'prom-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startQueryWorker } from '../../../query-worker/start-query-worker.ts'
import { signIn } from '../../../testing/account-client.ts'
import { startDedicatedClickHouse } from '../../../testing/clickhouse/dedicated-clickhouse.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { chrome } from '../../../testing/redirect-app.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { ClickHouseRequest } from './clickhouse.ts'
import { createClickHouseMonitor } from './clickhouse-monitor.ts'

const RECOVERS_WITHIN = { timeout: 15_000, interval: 100 }

describeClickHouse('what an operator sees', () => {
  async function open() {
    const clickHouse = await startDedicatedClickHouse()
    onTestFinished(clickHouse.remove)
    const app = await createTestApp({ config: { clickHouseUrl: `${clickHouse.url}/default` } })
    onTestFinished(app.close)
    const readMetrics = async () => await (await fetch(`${app.url}/metrics`)).text()
    return {
      ...{ clickHouse, app, readMetrics },
      readMetric: async (name: string) => {
        const lines = (await readMetrics()).split('\n')
        return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
      },
      click: async () => {
        const headers = { 'user-agent': chrome, 'accept-language': 'en' }
        const url = `${app.url}/redirect?isbn=9780143127741`
        return (await fetch(url, { redirect: 'manual', headers })).status
      },
    }
  }

  it('R40 is ready without ClickHouse, and says that it is away', async () => {
    const { app, clickHouse, click, readMetric } = await open()
    const readReady = async () => {
      const response = await fetch(`${app.url}/readyz`)
      return [response.status, await response.json()]
    }
    expect(await readReady()).toMatchObject([200, { clickHouse: { isReachable: true } }])
    expect(await readMetric('everyshelf_clickhouse_up')).toBe(1)
    await clickHouse.stop()
    await vi.waitFor(
      async () => expect(await readMetric('everyshelf_clickhouse_up')).toBe(0),
      RECOVERS_WITHIN,
    )
    expect(await readReady()).toMatchObject([
      200,
      { status: 'ready', clickHouse: { isReachable: false } },
    ])
    expect(await click()).toBe(302)
    await clickHouse.start()
    await vi.waitFor(
      async () => expect(await readMetric('everyshelf_clickhouse_up')).toBe(1),
      RECOVERS_WITHIN,
    )
  })

  it('knows the size of the clicks, for the admin page', async () => {
    const { clickHouse } = await open()
    const url = `${clickHouse.url}/default`
    const monitor = createClickHouseMonitor(url, new Registry())
    onTestFinished(monitor.close)
    const state = await monitor.readState()
    expect(state).toEqual({ isReachable: true, bytes: expect.any(Number) })
    await clickHouse.stop()
    await vi.waitFor(
      async () => expect(await monitor.readState()).toEqual({ isReachable: false, bytes: null }),
      RECOVERS_WITHIN,
    )
    const without = createClickHouseMonitor(null, new Registry())
    expect(await without.readState()).toBeNull()
    expect(await without.isReachable()).toBeNull()
  })

  it('counts inserts, and those that fail', async () => {
    const { clickHouse, click, readMetric } = await open()
    const inserts = 'everyshelf_clickhouse_request_duration_seconds_count{request="insert"}'
    const failures = 'everyshelf_clickhouse_errors_total{request="insert"}'
    expect([await readMetric(inserts), await readMetric(failures)]).toEqual([0, 0])
    await click()
    await vi.waitFor(
      async () => expect(await readMetric(inserts)).toBeGreaterThan(0),
      RECOVERS_WITHIN,
    )
    expect(await readMetric(failures)).toBe(0)
    await clickHouse.refuseInserts()
    await click()
    await vi.waitFor(
      async () => expect(await readMetric(failures)).toBeGreaterThan(0),
      RECOVERS_WITHIN,
    )
    expect(await readMetric('everyshelf_clicks_spooled')).toBe(1)
    await clickHouse.acceptWrites()
    await vi.waitFor(
      async () => expect(await readMetric('everyshelf_clicks_spooled')).toBe(0),
      RECOVERS_WITHIN,
    )
  })

  it('hears of the queries of charts, which run on another thread', async () => {
    const { app, clickHouse } = await open()
    await signIn(app)
    const { id } = await app.database.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await app.database.db.insertInto('hit_owner').values({ number: 1, ownerId: id }).execute()
    const requests: ClickHouseRequest[] = []
    const worker = startQueryWorker(
      { database: app.config.database, clickHouseUrl: `${clickHouse.url}/default` },
      (request) => void requests.push(request),
    )
    onTestFinished(worker.close)
    await worker.queries.overview(id, { from: '2026-11-20', to: '2026-11-21' })
    const queries = requests.filter(({ kind }) => kind === 'query')
    expect(queries.length).toBeGreaterThan(0)
    expect(queries.some(({ hasFailed }) => hasFailed)).toBe(false)
  })
})
