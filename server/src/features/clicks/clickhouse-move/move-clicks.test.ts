import { expect, it } from 'vitest'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { openMovingClicks } from '../../../testing/moving-clicks.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { startClickJobs } from '../click-jobs.ts'
import { noFilters } from '../counting/click-filters.ts'
import { deleteCopied } from './delete-copied.repo.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EMMA = '9780141439587'
const never = () => false

describeEachDatabase('moving clicks', (openDatabase, kind) => {
  describeClickHouse('to ClickHouse', (openServer) => {
    async function open() {
      const opened = await openMovingClicks(openDatabase, openServer, NOON)
      const { clickHouse } = opened
      return {
        ...opened,
        readDays: async (store = opened.moved, books: readonly string[] | null = null) => {
          const [from, to] = ['2026-11-01', '2026-11-30']
          const filters = { ownerId: 'ada', timeZone: 'UTC', from, to, books }
          const all = { ...noFilters, ...filters }
          const { days: sums } = await store.countClicks(all, from)
          return [...sums].map(([day, sum]) => [day, sum.hits, sum.clicks, sum.readers]).sort()
        },
        countRows: async (table: string) => {
          const text = `SELECT count() AS rows FROM ${table}`
          const [row] = await clickHouse.query<{ rows: number }>(text)
          return row?.rows
        },
      }
    }

    it('copies hits that arrive during and after a run, late ones too, and nothing twice', async () => {
      const { append, main, move, moved, readDays } = await open()
      await append(main, [{ visitorHash: 'one' }, {}], NOON - DAY_MS)
      await append(main, [{ visitorHash: 'one' }])
      expect(await move()).toMatchObject({ copiedHits: 3, left: 0, isSwitched: false })
      expect(await move()).toMatchObject({ copiedHits: 0, left: 0 })
      await append(main, [{ visitorHash: 'two' }, { identifier: EMMA, visitorHash: 'one' }])
      await append(main, [{ excludedBecause: 'crawler' }], NOON - 2 * DAY_MS)
      const { months, left } = await move()
      expect([...months]).toEqual([['2026-11', { hits: 6, found: 6 }]])
      expect(left).toBe(0)
      const expected = [
        ['2026-11-19', 1, 0, 0],
        ['2026-11-20', 2, 2, 1],
        ['2026-11-21', 3, 3, 2],
      ]
      expect(await readDays(main)).toEqual(expected)
      expect(await readDays(moved)).toEqual(expected)
      expect(await readDays(moved, [EMMA])).toEqual([['2026-11-21', 1, 1, 1]])
    })

    it('counts a reader once who clicks before and after the servers use ClickHouse', async () => {
      const { append, main, move, moved, readDays } = await open()
      await append(main, [{ visitorHash: 'early' }], NOON - 90 * MINUTE_MS)
      await move()
      // These are stored by the last server that does not use ClickHouse yet.
      await append(main, [{ visitorHash: 'one' }], NOON - 30 * MINUTE_MS)
      await append(moved, [{ visitorHash: 'early' }, { visitorHash: 'two' }])
      await append(moved, [{ visitorHash: 'one' }, { identifier: EMMA, visitorHash: 'one' }])
      expect(await move()).toMatchObject({ copiedHits: 2, left: 0, isSwitched: true })
      const expected = [['2026-11-21', 6, 6, 3]]
      expect(await readDays()).toEqual(expected)
      expect(await readDays(moved, [sampleHit.identifier])).toEqual([['2026-11-21', 5, 5, 3]])
      expect(await readDays(moved, [EMMA])).toEqual([['2026-11-21', 1, 1, 1]])
      await moved.expire({ readers: '2026-11-24' }, never)
      expect(await readDays()).toEqual(expected)
      await moved.expire({ hits: '2026-11-22' }, never)
      expect(await readDays()).toEqual(expected)
    })

    it('finds a hit that is missing where ClickHouse has another one instead', async () => {
      const { append, clickHouse, countRows, main, move, moved } = await open()
      const [hit] = await append(main, [{}, {}])
      await move()
      await clickHouse.command(`DELETE FROM link_hit WHERE id = ${hit?.id}`)
      await append(moved, [{}])
      expect(await countRows('link_hit')).toBe(2)
      const result = await move()
      expect(result.left).toBe(0)
      expect([...result.months.values()]).toEqual([{ hits: 2, found: 2 }])
      const [from, before] = [0n, 1n << 62n]
      expect((await moved.listHits('ada', from, before)).hits).toHaveLength(3)
    })

    it('copies hits again that new rules have classified in the meantime', async () => {
      const { db, append, main, move, readDays } = await open()
      await append(main, [{ visitorHash: 'one' }, {}])
      await move()
      await db
        .updateTable('link_hit')
        .set({ excludedBecause: 'crawler' })
        .where('newReader', '=', 2)
        .execute()
      await move()
      expect(await readDays()).toEqual([['2026-11-21', 2, 1, 0]])
    })

    it('drops what it copied of a day that has expired in the main database since', async () => {
      const { append, countRows, main, move, readDays } = await open()
      await append(main, [{ visitorHash: 'one' }, {}], NOON - 2 * DAY_MS)
      await append(main, [{}])
      await move()
      await main.expire({ readers: '2026-11-20', hits: '2026-11-20' }, never)
      await move()
      const expected = [
        ['2026-11-19', 2, 2, 1],
        ['2026-11-21', 1, 1, 0],
      ]
      expect(await readDays()).toEqual(expected)
      expect(await countRows('link_hit')).toBe(1)
    })

    it('deletes from the main database only hits that ClickHouse has', async () => {
      const { append, clickHouse, count, db, main, move } = await open()
      await append(main, [{}, {}, { ownerId: null }])
      await move()
      const added = await append(main, [{}])
      const onDeleted = () => {}
      const deps = { db, kind, clickHouse, fromDay: '2026-01-01', onDeleted }
      expect(await deleteCopied(deps)).toBe(1)
      expect(await count('link_hit')).toBe(1)
      const { hits } = await main.listHits('ada', 0n, 1n << 62n)
      expect(hits.map(({ id }) => id)).toEqual(added.map(({ id }) => id))
    })

    it('P3 lets no server delete old clicks while they are copied, for a week at most', async () => {
      const { append, clock, database, main, moved, move } = await open()
      const runs = new Map<string, () => Promise<unknown>>()
      startClickJobs({
        ...{ database, store: main },
        startSharedJob: (name, run) => {
          runs.set(name, run)
          return { stop: async () => {} }
        },
        provenTime: { advance: async () => ({ provenMs: clock.nowMs, provableMs: clock.nowMs }) },
        now: () => clock.nowMs,
      })
      const deleteOld = async () => await runs.get('old-clicks')?.()
      const waiting = 'Waiting until the clicks are moved to ClickHouse'
      expect(await deleteOld()).toBeNull()
      await append(main, [{}], NOON - MINUTE_MS)
      await move()
      expect(await deleteOld()).toBe(waiting)
      clock.nowMs += 7 * DAY_MS - 1
      expect(await deleteOld()).toBe(waiting)
      clock.nowMs++
      expect(await deleteOld()).toBeNull()
      await append(moved, [{}])
      expect(await move()).toMatchObject({ isSwitched: true })
      expect(await deleteOld()).toBeNull()
    })

    it('P7 copies neither totals nor readers of a deleted account', async () => {
      const { append, countRows, database, main, move } = await open()
      await append(main, [{ visitorHash: 'one' }], NOON - 2 * DAY_MS)
      await main.expire({ hits: '2026-11-20' }, never)
      await append(main, [{ visitorHash: 'one' }])
      await move()
      expect(await countRows('daily_total')).toBeGreaterThan(0)
      await database.db.transaction().execute((queries) => main.eraseOwner(queries, 'ada'))
      await move()
      for (const table of ['daily_total', 'quarter_readers', 'day_reader']) {
        expect(await countRows(table)).toBe(0)
      }
      expect(await countRows('link_hit')).toBe(1)
    })

    it('P2 P3 deletes what is old from the main database, too, once the move is complete', async () => {
      const { append, count, main, move, moved, readDays } = await open()
      await append(main, [{ visitorHash: 'one' }, {}], NOON - 2 * DAY_MS)
      await append(main, [{}], NOON - MINUTE_MS)
      await append(moved, [{}])
      expect(await move()).toMatchObject({ left: 0, isSwitched: true })
      const before = await readDays()
      await moved.expire({ readers: '2026-11-20', hits: '2026-11-20' }, never)
      expect(await count('link_hit')).toBe(1)
      expect(await count('day_reader')).toBe(0)
      expect(await readDays()).toEqual(before)
    })
  })
})
