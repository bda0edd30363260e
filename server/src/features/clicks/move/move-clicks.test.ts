import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RULES_VERSION } from '@everyshelf/domain/clicks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { askEverything, openMovingClicks } from '../../../testing/moving-clicks.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { banUser, unbanUser } from '../../admin/users/user-actions.repo.ts'
import { startClickJobs } from '../click-jobs.ts'
import type { ClickStore } from '../click-store.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import type { Hit } from '../hit.ts'
import { createHitIds } from '../hit-id.ts'
import { openClickSpool } from '../spool/click-spool.ts'
import { clickHousePace, postgresPace } from '../spool/drain-spool.ts'
import { eraseHitOwner } from '../store/hit-owners.repo.ts'
import { readRulesProgress, writeRulesProgress } from '../store/reclassify.repo.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EMMA = '9780141439587'
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const never = () => false

/** Does something before each request of a move to ClickHouse. */
function beforeEachRequest(
  clickHouse: ClickHouse,
  act: (request: number) => Promise<unknown>,
): ClickHouse {
  let requests = 0
  const after =
    <Input extends unknown[], Output>(send: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      await act(requests++)
      return await send(...input)
    }
  return {
    ...clickHouse,
    query: after(clickHouse.query) as ClickHouse['query'],
    command: after(clickHouse.command),
    insert: after(clickHouse.insert),
  }
}

describeEachDatabase('moving clicks', (openDatabase, kind) => {
  describeClickHouse('to ClickHouse and back', (openServer) => {
    async function open() {
      const opened = await openMovingClicks(openDatabase, openServer, NOON)
      const { append, clickHouse, main, moved, servers } = opened
      return {
        ...opened,
        ask: (store: ClickStore) => askEverything(store, 'UTC', days),
        /** Days with hits, totals of days without, and readers of today. */
        fill: async (store = servers.main) => {
          await append(store, [{ visitorHash: 'one' }, {}], NOON - 3 * DAY_MS)
          await (store === servers.main ? main : moved).expire({ hits: '2026-11-19' }, never)
          await append(store, [{ visitorHash: 'one' }, {}], NOON - DAY_MS)
          await append(store, [{ visitorHash: 'one' }, { ownerId: 'bob', visitorHash: 'two' }])
        },
        countMoved: async (table: string) => {
          const text = `SELECT count() AS rows FROM ${table}`
          const [row] = await clickHouse.query<{ rows: number }>(text)
          return row?.rows
        },
      }
    }

    it('stores clicks that arrive meanwhile once, by the server that is set up for it', async () => {
      const { ask, clickHouse, count, fill, main, move, moved, servers } = await open()
      await fill()
      const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-move-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true }))
      const openSpool = (store: ClickStore, pace: typeof postgresPace) => {
        const log = { info: () => {}, error: () => {} }
        const spool = openClickSpool({ dataDir, store, log, pace, now: () => NOON })
        onTestFinished(spool.close)
        return spool
      }
      const before = openSpool(servers.main, { ...postgresPace, collectMs: 1 })
      const nextId = createHitIds(() => NOON)
      const sent: Hit[] = []
      const record = async () => {
        const hit = { ...sampleHit, ownerId: 'ada', visitorHash: 'one', id: nextId() }
        sent.push(hit)
        await before.writer.write([hit], () => 0)
      }
      await record()
      await vi.waitFor(() => expect(before.state().waiting).toBe(0))
      const stored = await count('link_hit')
      await move(beforeEachRequest(clickHouse, record))
      await record()
      expect(sent.length).toBeGreaterThan(10)
      expect(before.state().waiting).toBe(sent.length - 1)
      expect(await count('link_hit')).toBe(stored)

      await before.close()
      const after = openSpool(servers.moved, { ...clickHousePace, collectMs: 1 })
      await vi.waitFor(() => expect(after.state().waiting).toBe(0), 10_000)
      expect(await count('link_hit')).toBe(stored)
      const { hits } = await moved.listHits('ada', 0n, 1n << 62n)
      const ids = new Set(hits.map(({ id }) => id))
      expect(sent.every(({ id }) => ids.has(id))).toBe(true)
      expect(hits).toHaveLength(2 + 1 + sent.length)
      // The same clicks in the main database alone give the same charts.
      await main.append(sent)
      expect(await ask(moved)).toEqual(await ask(main))
    }, 30_000)

    it('sends hits again that a server was just storing when the move began', async () => {
      const { append, ask, main, move, moved, servers } = await open()
      await append(servers.main, [{}])
      const id = createHitIds(() => NOON)()
      const hit: Hit = { ...sampleHit, ownerId: 'ada', visitorHash: 'one', id }
      let storeLate = async () => {}
      let isStored = false
      const onProgress = (label: string) => {
        if (label === 'copying readers' || isStored) return
        isStored = true
        void storeLate()
      }
      storeLate = () => main.append([hit])
      expect(await move(undefined, { onProgress })).toMatchObject({ outcome: 'moved' })
      await servers.moved.append([hit])
      expect(await ask(moved)).toEqual(await ask(main))
    })

    it.each([0, 7, 9, 12, 15, 1000])(
      'P7 forgets an account that is deleted before request %i of a move or after all',
      async (last) => {
        const { clickHouse, count, countMoved, database, fill, move, servers } = await open()
        const erase = () => database.db.transaction().execute((db) => eraseHitOwner(db, 'ada'))
        await fill()
        let isErased = false
        const connection = beforeEachRequest(clickHouse, async (request) => {
          if (request !== last) return
          isErased = true
          await erase()
        })
        await move(connection)
        if (!isErased) await erase()
        await servers.moved.maintain('2026-11-21', never)
        expect(await count('daily_total')).toBe(0)
        expect(await count('day_reader')).toBe(0)
        // Those of Bob.
        expect(await countMoved('day_reader')).toBe(2)
        expect(await countMoved('quarter_readers')).toBe(2)
        expect(await countMoved('link_hit')).toBe(4)
      },
      30_000,
    )

    it.each([0, 4, 6, 9, 12, 1000])(
      'P7 forgets one that is deleted before request %i of a move back or after all',
      async (last) => {
        const { clickHouse, count, database, fill, move, moveBack } = await open()
        const erase = () => database.db.transaction().execute((db) => eraseHitOwner(db, 'ada'))
        await fill()
        await move()
        let isErased = false
        const connection = beforeEachRequest(clickHouse, async (request) => {
          if (request !== last) return
          isErased = true
          await erase()
        })
        await moveBack(connection)
        if (!isErased) await erase()
        expect(await count('daily_total')).toBe(0)
        expect(await count('day_reader')).toBe(2)
        expect(await count('link_hit')).toBe(4)
      },
      30_000,
    )

    it('P3 lets the jobs rest while it goes on, and continue where the clicks are then', async () => {
      const { append, clickHouse, clock, count, database, fill, main, move, ...rest } = await open()
      const { moved, servers } = rest
      const ask = async (store: ClickStore) => await rest.ask(store)
      const startJobs = (store: ClickStore) => {
        const runs = new Map<string, () => Promise<unknown>>()
        startClickJobs({
          ...{ database, store },
          startSharedJob: (name, run) => {
            runs.set(name, run)
            return { wake: () => {}, stop: async () => {} }
          },
          provenTime: { advance: async () => ({ provenMs: clock.nowMs, provableMs: clock.nowMs }) },
          now: () => clock.nowMs,
        })
        return async () => {
          const names = ['old-clicks', 'closed-days', 'counting-rules']
          return await Promise.all(names.map(async (name) => await runs.get(name)?.()))
        }
      }
      const [runBefore, runAfter] = [startJobs(servers.main), startJobs(servers.moved)]
      await fill()
      const expected = await ask(main)
      clock.nowMs = Date.parse('2027-12-21T12:00:00Z')
      let isFirst = true
      const connection = beforeEachRequest(clickHouse, async () => {
        if (!isFirst) return
        isFirst = false
        const moving = 'Clicks are being moved'
        expect(await runBefore()).toEqual([moving, moving, moving])
        expect(await runAfter()).toEqual([moving, moving, moving])
      })
      const hits = await count('link_hit')
      await move(connection)
      expect(await ask(moved)).toEqual(expected)
      expect(await runBefore()).toEqual(
        Array(3).fill(expect.stringContaining('set CLICKHOUSE_URL')),
      )
      expect(await count('link_hit')).toBe(hits)
      expect(await runAfter()).toEqual([null, null, null])
      expect(await moved.listHits('ada', 0n, 1n << 62n)).toMatchObject({ hits: [{}] })
      // The copies become too old, too.
      expect(await count('link_hit')).toBe(2)
      await append(servers.moved, [{ visitorHash: 'one' }])
    })

    it('counts a reader once who clicks before and after it', async () => {
      const { append, move, moved, moveBack, main, servers } = await open()
      const readDays = async (store: ClickStore, books: readonly string[] | null = null) => {
        const [from, to] = ['2026-11-01', '2026-11-30']
        const all = { country: null, seller: null, channel: null, campaign: null, referrer: null }
        const filters = { ...all, device: null, browser: null, ownerId: 'ada', timeZone: 'UTC' }
        const { days: sums } = await store.countClicks({ ...filters, from, to, books }, from)
        return [...sums].map(([day, sum]) => [day, sum.clicks, sum.readers])
      }
      await append(servers.main, [{ visitorHash: 'early' }], NOON - 90 * MINUTE_MS)
      await append(servers.main, [{ visitorHash: 'one' }], NOON - 30 * MINUTE_MS)
      await move()
      await append(servers.moved, [{ visitorHash: 'early' }, { visitorHash: 'two' }])
      await append(servers.moved, [{ identifier: EMMA, visitorHash: 'one' }])
      expect(await readDays(moved)).toEqual([['2026-11-21', 5, 3]])
      expect(await readDays(moved, [EMMA])).toEqual([['2026-11-21', 1, 1]])
      await moveBack()
      await append(servers.main, [{ visitorHash: 'two' }, { identifier: EMMA, visitorHash: 'one' }])
      await append(servers.main, [{ identifier: EMMA, visitorHash: 'two' }])
      expect(await readDays(main)).toEqual([['2026-11-21', 8, 3]])
      expect(await readDays(main, [EMMA])).toEqual([['2026-11-21', 3, 2]])
    })

    it('leaves clicks as they are when their owner is banned and restored meanwhile', async () => {
      const { ask, clickHouse, database, db, fill, main, move, moved } = await open()
      const time = kind === 'sqlite' ? new Date(NOON).toISOString() : new Date(NOON)
      await db
        .insertInto('user')
        .values({
          ...{ id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'user', image: null },
          ...{ emailVerified: kind === 'sqlite' ? 1 : true, createdAt: time, updatedAt: time },
        })
        .execute()
      await fill()
      const expected = await ask(main)
      const connection = beforeEachRequest(clickHouse, async (request) => {
        if (request === 2) await banUser(database.db, 'ada', 'Spam', NOON)
        if (request === 12) expect(await unbanUser(database.db, 'ada')).toBe(true)
      })
      await move(connection)
      expect(await ask(moved)).toEqual(expected)
    })

    it('goes on with new counting rules where the clicks are then, and says which readers are lost', async () => {
      const { ask, clickHouse, db, fill, lost, main, move, moved, moveBack, servers } = await open()
      await fill()
      await db
        .updateTable('link_hit')
        .set({ excludedBecause: 'crawler' })
        .where('owner', '=', 2)
        .execute()
      const begun = { version: RULES_VERSION, begunAtMs: 0, next: { owner: 1, id: '5' } }
      await writeRulesProgress(db, begun, NOON)
      await move()
      expect(await ask(moved)).toEqual(await ask(main))
      while ((await servers.moved.reclassify(never)) !== null);
      expect(await readRulesProgress(db)).toMatchObject({ next: null })
      await clickHouse.command(
        "ALTER TABLE link_hit UPDATE excludedBecause = 'crawler' WHERE owner = 1 AND day = '2026-11-20'",
      )
      await moveBack()
      expect(lost).toEqual([1])
      const { hits } = await main.listHits('ada', 0n, 1n << 62n)
      expect(hits.map((hit) => hit.excludedBecause)).toEqual(['crawler', 'crawler', null])
    })

    it('ends in the other direction, and may begin again', async () => {
      const { ask, clickHouse, fill, main, move, moved, moveBack, servers } = await open()
      await fill()
      const stopped = beforeEachRequest(clickHouse, async (request) => {
        if (request === 9) throw new Error('stopped')
      })
      await expect(move(stopped)).rejects.toThrow('stopped')
      await expect(servers.main.append([])).rejects.toThrow('Clicks are being moved')
      const expected = await ask(main)
      expect(await moveBack()).toMatchObject({ outcome: 'ended' })
      await servers.main.append([])
      await expect(servers.moved.append([])).rejects.toThrow('run pnpm migrate:to-clickhouse')
      expect(await moveBack()).toMatchObject({ outcome: 'was-there' })
      await main.expire({ hits: '2026-11-21' }, never)
      expect(await move()).toMatchObject({ outcome: 'moved' })
      expect(await ask(moved)).not.toEqual(expected)
      expect(await ask(moved)).toEqual(await ask(main))
    })

    it('changes nothing where clicks are that the other store does not have', async () => {
      const { append, countMoved, fill, move, moved, servers } = await open()
      await fill()
      await append(moved, [{}, {}, {}], NOON - DAY_MS)
      expect(await move()).toMatchObject({ outcome: 'has-others' })
      expect(await countMoved('link_hit')).toBe(3)
      await append(servers.main, [{}])
    })

    it('begins again when the copies differ', async () => {
      const { append, ask, clickHouse, fill, main, move, moved, servers } = await open()
      await fill()
      const added = beforeEachRequest(clickHouse, async (request) => {
        if (request === 14) await append(moved, [{}], NOON - DAY_MS)
      })
      expect(await move(added)).toMatchObject({ outcome: 'differs' })
      await expect(servers.main.append([])).rejects.toThrow('Clicks are being moved')
      expect(await move()).toMatchObject({ outcome: 'moved' })
      expect(await ask(moved)).toEqual(await ask(main))
    })

    it('lets a second run take over, so that the first one empties nothing', async () => {
      const { append, ask, clickHouse, fill, main, move, moved, servers } = await open()
      await fill()
      const expected = await ask(main)
      const first = beforeEachRequest(clickHouse, async (request) => {
        if (request !== 9) return
        await move()
        await append(servers.moved, [], NOON)
      })
      await expect(move(first)).rejects.toThrow('Another run of this command has taken over.')
      expect(await ask(moved)).toEqual(expected)
    })

    it('waits for jobs that servers had begun', async () => {
      const { db, fill, move } = await open()
      await fill()
      const claimed = new Date(NOON + MINUTE_MS).toISOString()
      const row = { name: 'old-clicks', nextRunAt: claimed, claimedUntil: claimed, claimedBy: 'a' }
      const never = { lastRunAt: null, tookMs: null, result: null, error: null }
      await db
        .insertInto('job')
        .values({ ...row, ...never })
        .execute()
      const labels: string[] = []
      const moving = move(undefined, {
        onProgress: (label) => {
          if (!labels.includes(label)) labels.push(label)
          if (label !== 'waiting for jobs') return
          void db.updateTable('job').set({ claimedUntil: null }).execute()
        },
      })
      expect(await moving).toMatchObject({ outcome: 'moved' })
      expect(labels[0]).toBe('waiting for jobs')
    })
  })
})
