import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { Queries } from '../db/transact.ts'
import { noFilters } from '../features/clicks/counting/click-filters.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { migrate } from '../schema.ts'
import { addOwner, openClickStore } from './click-store.ts'
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from './databases.ts'
import { migrateTo } from './former-database.ts'
import { sampleHit } from './sample-hit.ts'

/** PostgreSQL with hits in partitions, until the end of the test. */
export async function openPartitioned(): Promise<TestDatabase> {
  const database = await openTestDatabase('postgres')
  onTestFinished(database.dispose)
  await addOwner(database, 'ada')
  return database
}

/** PostgreSQL as the version before migration 0035 left it, with the hits of this version. */
export async function openUnpartitioned(hits: readonly Hit[]) {
  const place = await createEmptyDatabase('postgres')
  const database = openDatabase(place.config)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  await migrateTo(database, '0034-hits-by-owner')
  await addOwner(database, 'ada')
  // This version stores hits with a column that migration 0040 adds.
  await sql`alter table link_hit add column campaign text`.execute(database.db)
  if (hits.length > 0) await openClickStore(database).append(hits)
  await sql`alter table link_hit drop column campaign`.execute(database.db)
  await migrate(database, place.config)
  return { ...database, config: place.config }
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
