import { onTestFinished } from 'vitest'
import type { ClickQueries, ClickStore } from '../features/clicks/click-store.ts'
import { type ClickHouse, openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseStore } from '../features/clicks/clickhouse/clickhouse-click-store.ts'
import { createMovableClickHouseClicks } from '../features/clicks/clickhouse/movable-clicks.repo.ts'
import { createTables } from '../features/clicks/clickhouse/tables.repo.ts'
import { noFilters } from '../features/clicks/counting/click-filters.ts'
import type { ClickPairs } from '../features/clicks/counting/count-columns.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { type MoveDeps, moveClicks } from '../features/clicks/move/move-clicks.ts'
import { restElsewhere } from '../features/clicks/move/rest-elsewhere.ts'
import { createMovableSqlClicks } from '../features/clicks/store/movable-clicks.repo.ts'
import { createJobsRepo } from '../jobs/jobs.repo.ts'
import { toPlain } from './ask-charts.ts'
import { addOwner, clearClicks, openClickStore } from './click-store.ts'
import type { OpenTestClickHouse } from './clickhouse.ts'
import { clearClickHouse } from './clickhouse-store.ts'
import type { OpenTestDatabase } from './databases.ts'
import { bookIdentifiers } from './generated-hits.ts'
import { sampleHit } from './sample-hit.ts'

/** The main database and ClickHouse, each with its click store, at a fixed time. */
export async function openMovingClicks(
  openDatabase: OpenTestDatabase,
  openServer: OpenTestClickHouse,
  nowMs: number,
) {
  const database = await openDatabase()
  const { db, kind } = database
  const { url } = await openServer()
  const clickHouse = openClickHouse(url)
  onTestFinished(clickHouse.close)
  await createTables(clickHouse)
  const clock = { nowMs }
  const now = () => clock.nowMs
  const main: ClickStore = openClickStore(database, now)
  const moved: ClickStore = createClickHouseStore({
    ...{ clickHouse, db, now },
    onCounted: async () => {},
  })
  for (const owner of ['ada', 'bob']) await addOwner(database, owner)
  const jobs = createJobsRepo(db, kind)
  const common = { db, jobs, settleMs: 0, now, onProgress: () => {} }
  const sql = createMovableSqlClicks(db)
  const lost: number[] = []
  const through = (connection: ClickHouse) =>
    createMovableClickHouseClicks({
      ...{ clickHouse: connection, db },
      onLost: (readers) => void (readers > 0 && lost.push(readers)),
    })
  let processes = 0
  return {
    ...{ database, db, url, clickHouse, clock, lost, main, moved },
    /** The stores as servers have them that are set up for either. */
    servers: {
      main: restElsewhere({ db, now, name: 'main', store: main }),
      moved: restElsewhere({ db, now, name: 'clickhouse', store: moved }),
    },
    move: (connection = clickHouse, deps: Partial<MoveDeps> = {}) =>
      moveClicks({
        ...{ ...common, source: sql, target: through(connection), to: 'clickhouse', ...deps },
      }),
    moveBack: (connection = clickHouse, deps: Partial<MoveDeps> = {}) =>
      moveClicks({ ...common, source: through(connection), target: sql, to: 'main', ...deps }),
    append: async (store: ClickStore, hits: readonly Partial<Hit>[], timeMs = clock.nowMs) => {
      const nextId = createHitIds(() => timeMs, processes++)
      const all = hits.map((hit): Hit => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() }))
      await store.append(all)
      return all
    },
    setZone: (timeZone: string) => db.updateTable('user_profile').set({ timeZone }).execute(),
    clear: async () => {
      await clearClicks(database)
      await clearClickHouse(clickHouse)
    },
    count: async (table: 'link_hit' | 'daily_total' | 'day_reader' | 'packed_month') => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    },
  }
}

const BOOKS: readonly string[] = bookIdentifiers
const LAST_ID = (1n << 63n) - 1n

/** What charts, exports, and the live view read between two days, in one form for all stores. */
export async function askEverything(
  store: ClickQueries,
  timeZone: string,
  days: readonly string[],
): Promise<Readonly<Record<string, unknown>>[]> {
  const responses: Record<string, unknown>[] = []
  const [firstDay = '', to = ''] = [days[0], days.at(-1)]
  for (const ownerId of ['ada', 'bob']) {
    for (const filter of [
      noFilters,
      { ...noFilters, books: [BOOKS[0] ?? ''] },
      { ...noFilters, books: BOOKS },
      { ...noFilters, country: 'DE' as const },
      { ...noFilters, books: BOOKS, seller: 'kobo' as const },
      { ...noFilters, channel: 'mail' as const },
      { ...noFilters, channel: 'web' as const, campaign: 'Spring' },
    ]) {
      for (const from of [firstDay, days.at(-2) ?? '']) {
        const filters = { ownerId, timeZone, from, to, ...filter }
        responses.push({ ...filters, ...toPlain(await store.countClicks(filters, firstDay)) })
      }
    }
    const period = { ...noFilters, ownerId, timeZone, from: firstDay, to }
    const byBook = await store.countPairs(period, ['book', 'day'])
    responses.push({ byBook: listPairs(byBook) })
    const groups = await store.countPairs({ ...period, books: [BOOKS[0] ?? ''] }, [
      'country',
      'seller',
    ])
    responses.push({ groups: listPairs(groups) })
    const { hits } = await store.listHits(ownerId, 0n, LAST_ID)
    responses.push({ hits: hits.map(toListed) })
  }
  const newest = await store.listNewest(['ada', 'bob'], 0n, 10)
  responses.push({ newest: newest.map(toListed) })
  return responses
}

function listPairs(pairs: ClickPairs): string[] {
  return [...pairs]
    .flatMap(([value, others]) => [...others].map((other) => `${value} ${other}`))
    .sort()
}

/** The same without what totals do not know. */
export async function askTotals(
  ...asked: Parameters<typeof askEverything>
): ReturnType<typeof askEverything> {
  const responses = await askEverything(...asked)
  return responses.filter(({ country, seller, channel, campaign }) =>
    [country, seller, channel, campaign].every((filter) => filter === null),
  )
}

/** Only SQL databases have marks of readers. */
function toListed(hit: object): object {
  return { ...hit, owner: undefined, newReader: undefined }
}
