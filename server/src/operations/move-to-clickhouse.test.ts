import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readMoveState } from '../features/clicks/clickhouse-move/move-state.repo.ts'
import { describeClickHouse } from '../testing/clickhouse.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { askEverything, openMovingClicks } from '../testing/moving-clicks.ts'
import { runOperation } from '../testing/run-operation.ts'
import { moveToClickHouseCommand } from './move-to-clickhouse/move-to-clickhouse.command.ts'

const NOW = '2026-11-21T20:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const script = join(import.meta.dirname, '..', '..', 'scripts', 'migrate-to-clickhouse.ts')

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
        return runOperation(moveToClickHouseCommand, place, ...args)
      }
      return {
        ...{ ...opened, run },
        readPhase: async () => (await readMoveState(opened.db))?.phase,
        setState: async (key: string, value: object) => {
          const row = { key, value: JSON.stringify(value), updatedAt: '' }
          await opened.db.insertInto('service_state').values(row).execute()
        },
        startProcess: () => {
          const database = config.kind === 'postgres' ? { DATABASE_URL: config.url } : {}
          const env = { ...environment, ...database, DATA_DIR: dataDir }
          return spawn(process.execPath, [script], { env, stdio: 'ignore' })
        },
      }
    }

    it('copies while servers run, says what to do next, and deletes copied clicks only on request', async () => {
      const { append, count, main, moved, readPhase, run } = await open()
      const now = Date.parse(NOW)
      await append(main, [{ visitorHash: 'one' }, {}], now - 3 * DAY_MS)
      await main.expire({ readers: '2026-11-19', hits: '2026-11-19' }, () => false)
      await append(main, [{ visitorHash: 'one' }, { excludedBecause: 'crawler' }], now - DAY_MS)
      const first = await run()
      expect(first).toMatchObject({ exitCode: 0, errors: '' })
      expect(first.output.split('\n')).toEqual([
        '   Month (UTC)    main database       ClickHouse',
        '       2026-11                2                2',
        '           all                2                2',
        'Copied in this run: 2 hits, 2 daily totals, 2 visitor hashes.',
        'ClickHouse has every hit of the main database.',
        'No server has stored a newer one in ClickHouse yet. Set CLICKHOUSE_URL on all servers, restart them, then run this command again.',
        '',
      ])
      await append(main, [{ visitorHash: 'two' }], now - 1000)
      await append(moved, [{ visitorHash: 'one' }])
      const second = await run()
      expect(second.output).toContain('Copied in this run: 1 hit, 2 daily totals')
      expect(second.output).toContain('Complete: ClickHouse has every hit of the main database')
      expect(second.exitCode).toBe(0)
      expect(await readPhase()).toBe('complete')
      expect(await count('link_hit')).toBe(3)
      const expected = await askEverything(moved, 'UTC', days)

      const third = await run('--delete-copied')
      expect(third.output).toContain('Deleted from the main database: 3 hits, all daily totals.')
      expect(third.exitCode).toBe(0)
      for (const table of ['link_hit', 'daily_total', 'day_reader', 'packed_month'] as const) {
        expect(await count(table)).toBe(0)
      }
      expect(await askEverything(moved, 'UTC', days)).toEqual(expected)
      expect(await run()).toMatchObject({
        exitCode: 1,
        errors:
          'The copied clicks were deleted from the main database. If a server still stored clicks there, run this command with --delete-copied again.\n',
      })

      const back = await run('--back')
      expect(back.output.split('\n')).toEqual([
        'Copied in this run: 4 hits.',
        'The main database has 2 daily totals, the same as ClickHouse.',
        'The main database has every hit of ClickHouse.',
        'No server has stored a newer one in the main database yet. Remove CLICKHOUSE_URL on all servers, restart them, then run this command again with --back.',
        '',
      ])
      expect(await askEverything(main, 'UTC', days)).toEqual(expected)
      await append(main, [{ visitorHash: 'one' }], now + 1000)
      expect(await run('--back')).toMatchObject({ exitCode: 0 })
      expect(await readPhase()).toBe('returned')
      expect((await run()).errors).toContain('ClickHouse still has the clicks that were copied')
    })

    it('deletes nothing that servers stored in the main database after the comparison', async () => {
      const { append, count, main, moved, run } = await open()
      await append(main, [{}], Date.parse(NOW) - 1000)
      expect((await run('--delete-copied')).output).not.toContain('Deleted')
      expect(await count('link_hit')).toBe(1)
      await append(moved, [{}])
      expect((await run('--delete-copied')).output).toContain('Deleted from the main database: 1')
      await append(main, [{}], Date.parse(NOW) - 500)
      const late = await run('--delete-copied')
      expect(late.output).toContain('Copied in this run: 1 hit')
      expect(late.output).toContain('Deleted from the main database: 1 hit')
      expect((await moved.listHits('ada', 0n, 1n << 62n)).hits).toHaveLength(3)
    })

    it('continues after its process was killed', async () => {
      const { append, db, main, moved, run, startProcess } = await open()
      const hits = Array.from({ length: 2000 }, (_, index) => ({ visitorHash: `${index % 700}` }))
      for (let day = 0; day < 3; day++) {
        await append(main, hits, Date.parse(NOW) - day * DAY_MS)
      }
      const expected = await askEverything(main, 'UTC', days)
      const child = startProcess()
      const ended = once(child, 'exit')
      await vi.waitFor(async () => expect(await readMoveState(db)).not.toBeNull(), {
        ...{ timeout: 30_000, interval: 5 },
      })
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect((await run()).exitCode).toBe(0)
      expect(await askEverything(moved, 'UTC', days)).toEqual(expected)
    }, 60_000)

    it('refuses while clicks are classified by new rules', async () => {
      const { run, setState } = await open()
      await setState('click-rules', { version: 1, begunAtMs: 0, next: { owner: 0, id: '-1' } })
      expect(await run()).toMatchObject({ exitCode: 1, output: '' })
      expect((await run()).errors).toContain('still classifying stored clicks by new rules')
    })
  })
})
