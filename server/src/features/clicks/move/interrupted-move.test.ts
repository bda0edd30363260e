import { expect, it } from 'vitest'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { openMovingClicks } from '../../../testing/moving-clicks.ts'
import type { ClickQueries } from '../click-store.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { noFilters } from '../counting/click-filters.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const EMMA = '9780141439587'
const never = () => false

class Killed extends Error {}

/** Counts down, and then throws at each call. */
function createCountdown(calls: number) {
  let left = calls
  return () => {
    left--
    if (left < 0) throw new Killed()
  }
}

/** The same connection, whose last request may still reach ClickHouse. */
function stopAfter(clickHouse: ClickHouse, requests: number, reachesServer: boolean): ClickHouse {
  const count = createCountdown(requests)
  const limit =
    <Input extends unknown[], Output>(send: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        count()
      } catch (error) {
        if (reachesServer) await send(...input)
        throw error
      }
      return await send(...input)
    }
  return {
    ...clickHouse,
    query: limit(clickHouse.query) as ClickHouse['query'],
    command: limit(clickHouse.command),
    insert: limit(clickHouse.insert),
  }
}

async function wasFinished(move: Promise<unknown>): Promise<boolean> {
  try {
    await move
    return true
  } catch (error) {
    if (error instanceof Killed) return false
    throw error
  }
}

/** Few questions, since this asks after every request. */
async function ask(store: ClickQueries): Promise<object[]> {
  const [from, to] = ['2026-10-30', '2026-11-30']
  const responses: object[] = []
  for (const [ownerId, books] of [
    ['ada', null],
    ['ada', [EMMA]],
    ['bob', null],
  ] as const) {
    const filters = { ownerId, timeZone: 'America/New_York', from, to, books }
    const counts = await store.countClicks({ ...noFilters, ...filters }, from)
    const { hits } = await store.listHits(ownerId, 0n, 1n << 62n)
    responses.push({ counts, ids: hits.map(({ id }) => id) })
  }
  return responses
}

/** Each database tries other requests. */
const STRIDE = 3

describeEachDatabase('an interrupted move', (openDatabase, kind) => {
  const first = kind === 'sqlite' ? 1 : 2

  describeClickHouse('of clicks', (openServer) => {
    async function open() {
      const opened = await openMovingClicks(openDatabase, openServer, NOON)
      const { append, main, moved, clear, servers } = opened
      return {
        ...opened,
        fill: async () => {
          await clear()
          for (const [ago, ownerId] of [
            [21, 'bob'],
            [3, 'ada'],
            [2, 'bob'],
            [0, 'bob'],
          ] as const) {
            const hits = ['one', 'one', 'two'].map((visitorHash) => ({ visitorHash, ownerId }))
            await append(servers.main, hits, NOON - ago * DAY_MS)
          }
          await append(servers.main, [{ identifier: EMMA, visitorHash: 'one' }, { ownerId: null }])
          await main.expire({ hits: '2026-11-19' }, never)
          await append(servers.main, [{ visitorHash: 'one', ownerId: 'bob' }], NOON - 20 * DAY_MS)
        },
        expectOne: async (expected: unknown, [from, to] = [servers.main, servers.moved]) => {
          expect(await ask(to === servers.moved ? moved : main)).toEqual(expected)
          await expect(append(from, [{}])).rejects.toThrow('Clicks are in')
          await append(to, [{}])
        },
      }
    }

    it('continues when it was killed before or after any request to ClickHouse', async () => {
      const { clickHouse, expectOne, fill, main, move } = await open()
      for (let step = first, isDone = false; !isDone; step += STRIDE) {
        await fill()
        const expected = await ask(main)
        const reachesServer = (step % 2 === 0) === (kind === 'sqlite')
        isDone = await wasFinished(move(stopAfter(clickHouse, step, reachesServer)))
        await move()
        await expectOne(expected)
        expect(isDone && step < 10).toBe(false)
      }
    }, 120_000)

    it('continues when it copied back, too', async () => {
      const { append, clickHouse, expectOne, fill, move, moved, moveBack, servers } = await open()
      for (let step = first, isDone = false; !isDone; step += STRIDE) {
        await fill()
        await move()
        await append(servers.moved, [
          { visitorHash: 'one', ownerId: 'bob' },
          { visitorHash: 'new' },
        ])
        const expected = await ask(moved)
        isDone = await wasFinished(moveBack(stopAfter(clickHouse, step, false)))
        await moveBack()
        await expectOne(expected, [servers.moved, servers.main])
        expect(isDone && step < 5).toBe(false)
      }
    }, 120_000)

    it('continues when it was killed before any note in the main database, also the last one', async () => {
      const { expectOne, fill, main, move } = await open()
      for (let step = 1, isDone = false; !isDone; step++) {
        await fill()
        const expected = await ask(main)
        const count = createCountdown(step)
        const now = () => {
          count()
          return NOON
        }
        isDone = await wasFinished(move(undefined, { now }))
        await move()
        await expectOne(expected)
        expect(isDone && step < 5).toBe(false)
      }
    }, 60_000)
  })
})
