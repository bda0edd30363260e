import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@clickhouse/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startDedicatedClickHouse } from '../../../testing/clickhouse/dedicated-clickhouse.ts'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { createLinkOpener, type LinkOpener } from '../../../testing/link-opener.ts'
import { connectOutside } from '../../../testing/outside-connection.ts'
import { startServerProcess } from '../../../testing/server-process.ts'
import { openClickHouse } from './clickhouse.ts'
import { clickTables } from './tables.repo.ts'

const CLICKS = 40
const SAVED_LINK = '/go/h7kq2mw?country=DE'
const STORED_WITHIN = { timeout: 30_000, interval: 100 }

describeClickHouse('clicks in ClickHouse', () => {
  async function open() {
    const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-clickhouse-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const clickHouse = await startDedicatedClickHouse()
    onTestFinished(clickHouse.remove)
    const database = openClickHouse(`${clickHouse.url}/default`)
    onTestFinished(database.close)
    const startServer = () =>
      startServerProcess(dataDir, { CLICKHOUSE_URL: `${clickHouse.url}/default` })
    const server = await startServer()
    const outside = connectOutside({ kind: 'sqlite', file: join(dataDir, 'everyshelf.db') })
    onTestFinished(outside.close)
    await outside.addOwner({ premiumUntil: '2099-01-01T00:00:00.000Z' })
    await outside.addLink({})
    const answered: string[] = []
    return {
      clickHouse,
      outside,
      server,
      startServer,
      answered,
      /** Opens the link some times, and expects a redirect with a stored click each time. */
      click: async (port = server.port) => {
        const opener: LinkOpener = createLinkOpener(port, answered.length, SAVED_LINK)
        for (let count = 0; count < CLICKS; count++) {
          const response = await opener.open()
          expect(response?.status).toBe(302)
          answered.push(response?.clickId ?? 'not stored')
        }
        opener.close()
      },
      /** Waits until ClickHouse has each answered click, and expects it once. */
      expectAll: async () => {
        await vi.waitFor(async () => {
          const rows = await database.query<{ id: string }>(
            'SELECT toString(id) AS id FROM link_hit FINAL ORDER BY link_hit.id',
          )
          expect(rows.map(({ id }) => id)).toEqual(answered.toSorted())
        }, STORED_WITHIN)
      },
    }
  }

  it('R8 wait on this disk while it is stopped, silent, read-only, or full, and none is lost or doubled', async () => {
    const { clickHouse, outside, click, expectAll } = await open()
    await click()
    await expectAll()
    for (const [fail, recover] of [
      [clickHouse.stop, clickHouse.start],
      [clickHouse.pause, clickHouse.resume],
      [clickHouse.refuseChanges, clickHouse.acceptWrites],
      [clickHouse.refuseInserts, clickHouse.acceptWrites],
    ] as const) {
      await fail()
      await click()
      await recover()
      await expectAll()
    }
    expect(await outside.listHits()).toEqual([])
  })

  it('R8 are sent again when the answer to an insert was lost, and count once', async () => {
    const { clickHouse, click, expectAll } = await open()
    await click()
    await clickHouse.loseNextResponse()
    await click()
    await expectAll()
  })

  it('R8 wait while the tables are gone, and go into those that are restored', async () => {
    const { clickHouse, click, answered, expectAll } = await open()
    await click()
    await expectAll()
    const admin = createClient({ url: clickHouse.url })
    onTestFinished(() => admin.close())
    await admin.command({ query: 'CREATE TABLE backup ENGINE = Memory AS SELECT * FROM link_hit' })
    for (const table of ['link_hit', 'day_reader', 'quarter_readers']) {
      await admin.command({ query: `DROP TABLE ${table} SYNC` })
    }
    await click()
    for (const query of clickTables) await admin.command({ query })
    await admin.command({ query: 'INSERT INTO link_hit SELECT * FROM backup' })
    await expectAll()
    expect(answered).toHaveLength(2 * CLICKS)
  })

  it('R1 survive kill -9 of the server while ClickHouse is away', async () => {
    const { clickHouse, server, startServer, click, expectAll } = await open()
    await click()
    await clickHouse.stop()
    await click()
    await server.kill()
    const restarted = await startServer()
    await click(restarted.port)
    await clickHouse.start()
    await expectAll()
  })
})
