import { sql } from 'kysely'
import { describe, expect, it, test, vi } from 'vitest'
import { openPartitioned } from '../../../testing/hit-partitions.ts'
import { firstHitIdFrom } from '../hit-id.ts'
import { createHitMonth, listHitPartitions, tableOf } from './hit-partitions.repo.ts'

describe('tableOf', () => {
  it('names the partition of a month by its digits', () => {
    expect(tableOf('2026-11')).toBe('link_hit_202611')
  })

  test.each(['2026', '2026-1', '2026-11-01', '2026-11; drop table link_hit', 'x026-11', ''])(
    'S38 refuses %j',
    (month) => {
      expect(() => tableOf(month)).toThrow('not a month')
    },
  )
})

it('lists partitions in the order of their ids, without the default one', async () => {
  const { db } = await openPartitioned()
  // The first ids are of 2026, so those of an earlier month are negative.
  for (const month of ['2026-11', '2025-12', '2026-10']) {
    await db.transaction().execute((queries) => createHitMonth(queries, month))
  }
  expect(await listHitPartitions(db)).toEqual([
    { name: 'link_hit_202512', from: -11234023833600000n, before: 0n },
    { name: 'link_hit_202610', from: 98931887308800000n, before: 110165911142400000n },
    { name: 'link_hit_202611', from: 110165911142400000n, before: 121037547110400000n },
  ])
})

it('hides no hits from a query that waits while they move into the partition of their month', async () => {
  const { db } = await openPartitioned()
  const id = firstHitIdFrom('2026-11-21')
  await sql`insert into link_hit (owner, id, identifier, retailer, device, browser, "newReader")
values (0, ${String(id)}, '9780143127741', 'amazon', 'desktop', 'Chrome', 0)`.execute(db)
  const countWaiting = async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`.execute(db)
    return rows.length
  }
  const counting = await db.transaction().execute(async (queries) => {
    await createHitMonth(queries, '2026-11')
    const counted = sql<{ hits: string }>`select count(*) as hits from link_hit`.execute(db)
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1))
    return { counted }
  })
  expect((await counting.counted).rows).toEqual([{ hits: '1' }])
})
