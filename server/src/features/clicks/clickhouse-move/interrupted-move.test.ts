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

/** The same connection until some requests were made; the last one may still reach ClickHouse. */
function stopAfter(clickHouse: ClickHouse, requests: number, reachesServer: boolean): ClickHouse {
  let left = requests
  const limit =
    <Input extends unknown[], Output>(send: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      left--
      if (left > 0) return await send(...input)
      if (left === 0 && reachesServer) await send(...input)
      throw new Killed()
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
  const [from, to] = ['2026-11-01', '2026-11-30']
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

describeEachDatabase('an interrupted move', (openDatabase, kind) => {
  describeClickHouse('of clicks', (openServer) => {
    async function open() {
      const opened = await openMovingClicks(openDatabase, openServer, NOON)
      const { append, main, clear } = opened
      return {
        ...opened,
        fill: async () => {
          await clear()
          for (const [ago, ownerId] of [
            [3, 'ada'],
            [2, 'bob'],
            [1, 'ada'],
            [0, 'bob'],
          ] as const) {
            const hits = ['one', 'one', 'two'].map((visitorHash) => ({ visitorHash, ownerId }))
            await append(main, hits, NOON - ago * DAY_MS)
          }
          await append(main, [{ identifier: EMMA, visitorHash: 'one' }, { ownerId: null }])
          await main.expire({ hits: '2026-11-19' }, never)
        },
      }
    }

    it('continues when it was killed before or after any request to ClickHouse', async () => {
      const { clickHouse, fill, main, moved, move } = await open()
      let step = 1
      for (; ; step++) {
        await fill()
        const expected = await ask(main)
        const reachesServer = (step % 2 === 0) === (kind === 'sqlite')
        const isDone = await wasFinished(move(stopAfter(clickHouse, step, reachesServer)))
        expect(await move()).toMatchObject({ left: 0 })
        expect(await ask(moved)).toEqual(expected)
        if (isDone) break
      }
      expect(step).toBeGreaterThan(10)
    }, 120_000)

    it('continues when it copied back, too', async () => {
      const { append, clickHouse, fill, main, moved, move, moveBack } = await open()
      let step = 1
      for (; ; step++) {
        await fill()
        await move()
        await append(moved, [{ visitorHash: 'one', ownerId: 'bob' }, { visitorHash: 'new' }])
        const expected = await ask(moved)
        const isDone = await wasFinished(moveBack(stopAfter(clickHouse, step, false)))
        expect(await moveBack()).toMatchObject({ isEverythingCopied: true, lostReaders: 0 })
        expect(await ask(main)).toEqual(expected)
        if (isDone) break
      }
      expect(step).toBeGreaterThan(5)
    }, 120_000)
  })
})
