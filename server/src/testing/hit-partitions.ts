import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Queries } from '../db/transact.ts'
import { noFilters } from '../features/clicks/counting/click-filters.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { addOwner, openClickStore } from './click-store.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'
import { sampleHit } from './sample-hit.ts'

/** PostgreSQL with hits in partitions, until the end of the test. */
export async function openPartitioned(): Promise<TestDatabase> {
  const database = await openTestDatabase('postgres')
  onTestFinished(database.dispose)
  await addOwner(database, 'ada')
  return database
}

/** Hits of Ada's links at some times, each with its own id. */
export function hitsAt(times: readonly string[], ownerId: string | null = 'ada'): Hit[] {
  let timeMs = 0
  const nextId = createHitIds(() => timeMs)
  return times.map((time) => {
    timeMs = Date.parse(time)
    return { ...sampleHit, ownerId, id: nextId() }
  })
}

/** The partitions in the order of their names, with the number of their hits. */
export async function countParts(db: Queries): Promise<Record<string, number>> {
  const { rows } = await sql<{ part: string; hits: number }>`select relid::regclass::text as part,
  (select count(*)::int from link_hit where link_hit.tableoid = relid) as hits
from pg_partition_tree('link_hit') where isleaf order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ part, hits }) => [part, hits]))
}

/** What charts show of Ada's hits: the number by day. */
export async function countDays(database: Pick<TestDatabase, 'db' | 'kind'>) {
  const period = { from: '2026-01-01', to: '2029-12-31', timeZone: 'UTC' }
  const filters = {
    ...noFilters,
    ...period,
    ownerId: 'ada',
  }
  const { days } = await openClickStore(database).countClicks(filters, period.from)
  return Object.fromEntries([...days].map(([day, { hits }]) => [day, hits] as const).toSorted())
}
