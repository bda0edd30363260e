import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { addOwner, openClickStore } from '../../../testing/click-store.ts'
import { openTestDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createAnalyticsQueries } from '../../analytics/worker/analytics-queries.ts'
import { createHitIds, firstHitIdAt } from '../hit-id.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')
const OCTOBER = Date.parse('2026-10-15T20:00:00Z')

it('hits can be partitioned by month in PostgreSQL, since their ids contain the time', async () => {
  const database = await openTestDatabase('postgres')
  onTestFinished(database.dispose)
  const { db, kind } = database
  await sql`alter table link_hit rename to hit_before`.execute(db)
  await sql`create table link_hit (like hit_before including all) partition by range (id)`.execute(
    db,
  )
  await sql`create table hit_october partition of link_hit
    for values from (minvalue) to (110165911142400000)`.execute(db)
  await sql`create table hit_november partition of link_hit
    for values from (110165911142400000) to (maxvalue)`.execute(db)
  expect(firstHitIdAt(Date.parse('2026-11-01T00:00:00Z'))).toBe(110_165_911_142_400_000n)
  await addOwner(database, 'ada')
  const store = openClickStore(database)
  for (const time of [OCTOBER, NOW - 60_000]) {
    const nextId = createHitIds(() => time)
    const hits = Array.from({ length: 3 }, () => ({ ...sampleHit, ownerId: 'ada', id: nextId() }))
    // Sent twice, as after a crash.
    await store.append(hits)
    await store.append(hits)
  }
  // Until the operator adds the partition, hits of a month without one wait in the spool.
  await sql`drop table hit_october`.execute(db)
  const withoutPartition = { ...sampleHit, ownerId: 'ada', id: createHitIds(() => OCTOBER)() }
  const error = await store.append([withoutPartition]).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: '23514' })
  expect(store.isRejection(error)).toBe(false)
  await sql`create table hit_october partition of link_hit
    for values from (minvalue) to (110165911142400000)`.execute(db)
  await store.append([withoutPartition])
  const { totals } = await createAnalyticsQueries(db, kind).overview('ada', {
    from: '2026-10-01',
    to: '2026-11-21',
  })
  expect(totals.hits).toBe(4)
  const { rows } = await sql`select tableoid::regclass::text as part, count(*)::int as hits
    from link_hit group by 1 order by 1`.execute(db)
  expect(rows).toEqual([
    { part: 'hit_november', hits: 3 },
    { part: 'hit_october', hits: 1 },
  ])
}, 30_000)
