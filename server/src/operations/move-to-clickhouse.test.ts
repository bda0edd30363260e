import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { changePlace, openPlace } from '../features/clicks/move/click-place.repo.ts'
import { describeClickHouse } from '../testing/clickhouse.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { askEverything, openMovingClicks } from '../testing/moving-clicks.ts'
import { runOperation } from '../testing/run-operation.ts'
import { createMoveToClickHouse } from './move-to-clickhouse/move-to-clickhouse.command.ts'

const NOW = '2026-11-21T20:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
/** The command, without a pause before it copies. */
const SCRIPT = `
import { runOnHost } from '${toUrl('../../scripts/run-on-host.ts')}'
import { createMoveToClickHouse } from '${toUrl('./move-to-clickhouse/move-to-clickhouse.command.ts')}'
await runOnHost(createMoveToClickHouse(0))`

function toUrl(path: string): string {
  return new URL(path, import.meta.url).href
}

describeEachDatabase('migrate:to-clickhouse', (openDatabase) => {
  describeClickHouse('from a running system', (openServer) => {
    async function open() {
      const opened = await openMovingClicks(openDatabase, openServer, Date.parse(NOW))
      const { config } = opened.database
      const dataDir =
        config.kind === 'sqlite'
          ? dirname(config.file)
          : mkdtempSync(join(tmpdir(), 'everyshelf-move-'))
      if (config.kind === 'postgres') onTestFinished(() => rmSync(dataDir, { recursive: true }))
      const environment = { CLICKHOUSE_URL: opened.url }
      const run = (...args: string[]) => {
        const place = { dataDir, database: config, environment, now: NOW }
        return runOperation(createMoveToClickHouse(0), place, ...args)
      }
      return {
        ...{ ...opened, run },
        startProcess: () => {
          const database = config.kind === 'postgres' ? { DATABASE_URL: config.url } : {}
          const env = { ...environment, ...database, DATA_DIR: dataDir }
          const args = ['--input-type=module', '--eval', SCRIPT]
          return spawn(process.execPath, args, { env, stdio: 'ignore' })
        },
      }
    }

    it('copies there and back, says what to do next, and deletes copies only on request', async () => {
      const { append, count, main, moved, run, servers } = await open()
      const now = Date.parse(NOW)
      await append(servers.main, [{ visitorHash: 'one' }, {}], now - 3 * DAY_MS)
      await main.expire({ readers: '2026-11-19', hits: '2026-11-19' }, () => false)
      await append(servers.main, [{ visitorHash: 'one' }, {}], now - DAY_MS)
      const expected = await askEverything(main, 'UTC', days)
      const first = await run()
      expect(first).toMatchObject({ exitCode: 0, errors: '' })
      expect(first.output.split('\n')).toEqual([
        '   Month (UTC)    main database       ClickHouse',
        '       2026-11                2                2',
        '           all                2                2',
        'Copied. All clicks are in ClickHouse.',
        'On every server without CLICKHOUSE_URL, set it and restart the server.',
        '',
      ])
      expect(await askEverything(moved, 'UTC', days)).toEqual(expected)
      expect((await run()).output).toContain('\nAll clicks are in ClickHouse.\n')
      await append(servers.moved, [{ visitorHash: 'two' }])
      const later = await askEverything(moved, 'UTC', days)

      const second = await run('--delete-copied')
      expect(second.output).toContain('Deleted from the main database: 2 copied hits.')
      expect(second.exitCode).toBe(0)
      for (const table of ['link_hit', 'day_reader', 'packed_month'] as const) {
        expect(await count(table)).toBe(0)
      }
      // Those of expired days are in the main database, whatever store has the hits.
      expect(await count('daily_total')).toBe(2)
      expect(await askEverything(moved, 'UTC', days)).toEqual(later)

      const back = await run('--back', '--delete-copied')
      expect(back.exitCode).toBe(0)
      expect(back.output).toContain('Copied. All clicks are in the main database.')
      expect(back.output).toContain(
        'On every server that has CLICKHOUSE_URL, remove it and restart the server.',
      )
      expect(back.output).toContain('Deleted from ClickHouse: 3 copied hits.')
      expect(await askEverything(main, 'UTC', days)).toEqual(later)
      expect((await moved.listHits('ada', 0n, 1n << 62n)).hits).toEqual([])
    })

    it('deletes nothing that the other store lacks', async () => {
      const { append, clickHouse, count, run, servers } = await open()
      await append(servers.main, [{}, {}])
      await run()
      await clickHouse.command('TRUNCATE TABLE link_hit')
      expect(await run('--delete-copied')).toMatchObject({
        exitCode: 1,
        errors:
          'There are clicks in the main database that are not in ClickHouse. Nothing was deleted.\n',
      })
      expect(await count('link_hit')).toBe(2)
    })

    it('explains an unfinished move, and clicks that it would overwrite', async () => {
      const { append, db, moved, run, servers } = await open()
      await append(servers.main, [{}])
      await append(moved, [{}, {}])
      const refused = await run()
      expect(refused.exitCode).toBe(1)
      expect(refused.errors).toContain(
        'There are clicks in ClickHouse that are not in the main database.',
      )
      const place = await openPlace(db, 'main', Date.parse(NOW))
      await changePlace(db, place, { ...place, copiedUntil: '2026-10' }, Date.parse(NOW))
      const ended = await run('--back')
      expect(ended.output).toContain('The unfinished move was canceled.')
      expect(ended.exitCode).toBe(0)
      await append(servers.main, [{}])
    })

    it('continues after its process was killed', async () => {
      const { append, clickHouse, main, moved, run, servers, startProcess } = await open()
      const hits = Array.from({ length: 2000 }, (_, index) => ({ visitorHash: `${index % 700}` }))
      for (let day = 0; day < 3; day++) {
        await append(servers.main, hits, Date.parse(NOW) - day * 15 * DAY_MS)
      }
      const expected = await askEverything(main, 'UTC', days)
      const child = startProcess()
      const ended = once(child, 'exit')
      const countCopied = () => clickHouse.query('SELECT 1 FROM link_hit LIMIT 1')
      await vi.waitFor(async () => expect(await countCopied()).toHaveLength(1), {
        ...{ timeout: 30_000, interval: 5 },
      })
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect((await run()).exitCode).toBe(0)
      expect(await askEverything(moved, 'UTC', days)).toEqual(expected)
    }, 60_000)
  })
})
