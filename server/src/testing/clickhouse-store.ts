import { onTestFinished } from 'vitest'
import { type ClickHouse, openClickHouse } from '../features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseStore } from '../features/clicks/clickhouse/clickhouse-click-store.ts'
import { clickTables, createTables } from '../features/clicks/clickhouse/tables.repo.ts'
import { noFilters } from '../features/clicks/counting/click-filters.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import type { AddedCounts } from '../features/clicks/store/append-hits.repo.ts'
import type { Rules } from '../features/clicks/store/reclassify.repo.ts'
import { addOwner } from './click-store.ts'
import type { OpenTestClickHouse } from './clickhouse.ts'
import { openTestDatabase } from './databases.ts'
import { sampleHit } from './sample-hit.ts'

/** Deletes all clicks, and creates the tables where there are none. */
export async function clearClickHouse(clickHouse: ClickHouse): Promise<void> {
  await createTables(clickHouse)
  for (const table of clickTables) {
    const [, name] = /EXISTS (\w+)/.exec(table) ?? []
    await clickHouse.command(`TRUNCATE TABLE ${name}`)
  }
}

/** A click store in ClickHouse with the account `ada`, by a clock that the test sets. */
export async function openClickHouseStore(
  openServer: OpenTestClickHouse,
  nowMs: number,
  rules?: Rules,
) {
  const database = await openTestDatabase('sqlite')
  onTestFinished(database.dispose)
  const { url } = await openServer()
  const clickHouse = openClickHouse(url)
  onTestFinished(clickHouse.close)
  const { db } = database
  const clock = { nowMs }
  const counted: AddedCounts[] = []
  const storeWith = (own?: Rules) =>
    createClickHouseStore({
      ...{ clickHouse, db, now: () => clock.nowMs },
      onCounted: async (counts) => void counted.push(counts),
      ...(own && { rules: own }),
      sumFrom: 2,
    })
  await addOwner(database, 'ada')
  const store = storeWith(rules)
  let processes = 0
  return {
    file: database.config.kind === 'sqlite' ? database.config.file : '',
    ...{ url, clickHouse, database, db, clock, counted, store, storeWith },
    append: async (hits: readonly Partial<Hit>[], timeMs = nowMs) => {
      const nextId = createHitIds(() => timeMs, processes++)
      const all = hits.map((hit): Hit => ({ ...sampleHit, ownerId: 'ada', ...hit, id: nextId() }))
      await store.append(all)
      return all
    },
    countClicks: async () => {
      const [from, to] = ['2026-11-01', '2026-11-30']
      const filters = { ownerId: 'ada', timeZone: 'UTC', from, to, books: null }
      const { days } = await store.countClicks({ ...noFilters, ...filters }, from)
      return [...days].map(([day, { hits, clicks }]) => [day, hits, clicks])
    },
  }
}
