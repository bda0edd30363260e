import type { ClickStore } from '../features/clicks/click-store.ts'
import { openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseStore } from '../features/clicks/clickhouse/clickhouse-click-store.ts'
import { sumDays } from '../features/clicks/clickhouse/day-sums.repo.ts'
import { createTables } from '../features/clicks/clickhouse/tables.repo.ts'
import { type ChartQueries, createChartQueries } from '../query-worker/chart-queries.ts'
import { clearClicks, openClickStore, packAll } from './click-store.ts'
import { describeClickHouse } from './clickhouse.ts'
import { clearClickHouse } from './clickhouse-store.ts'
import { describeEachDatabase, openTestDatabase, type TestDatabase } from './databases.ts'

/** A click store of each kind, with the main database that knows the accounts. */
export interface TestClicks {
  readonly database: TestDatabase
  readonly store: ClickStore
  readonly queries: ChartQueries
  /** What the store prepares for charts when it has time. */
  readonly settle: (nowMs: number) => Promise<void>
  /** Deletes all clicks. */
  readonly clear: () => Promise<void>
}

export type StoreKind = 'sqlite' | 'postgres' | 'clickhouse'

/**
 * Runs one suite on all click stores.
 *
 * @example describeEachClickStore('a click store', (open) => { it('is empty at first', async () => { const { store } = await open() }) })
 */
export function describeEachClickStore(
  name: string,
  suite: (open: (now?: () => number) => Promise<TestClicks>, kind: StoreKind) => void,
): void {
  describeEachDatabase(name, (openDatabase, kind) => {
    suite(async () => {
      const database = await openDatabase()
      return {
        database,
        store: openClickStore(database),
        queries: createChartQueries(database.db),
        settle: (nowMs) => packAll(database, nowMs),
        clear: () => clearClicks(database),
      }
    }, kind)
  })
  describeClickHouse(name, (openServer) => {
    suite(async (now = Date.now) => {
      const database = await openTestDatabase('sqlite')
      const { db } = database
      const clickHouse = openClickHouse((await openServer()).url)
      const store = createClickHouseStore({
        ...{ clickHouse, db, now },
        onCounted: async () => {},
      })
      return {
        database,
        store,
        queries: createChartQueries(db, store),
        settle: async (nowMs) => {
          await createTables(clickHouse)
          await sumDays(clickHouse, new Date(nowMs).toISOString().slice(0, 10), () => false, 2)
        },
        clear: async () => {
          await clearClicks(database)
          await clearClickHouse(clickHouse)
        },
      }
    }, 'clickhouse')
  })
}
