import type { Insertable } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'
import type { HitTable } from './tables/hit.table.ts'

it('R9 0020-shared-hit-parts keeps every hit as it was', async () => {
  const place = await createEmptyDatabase('sqlite')
  const database = openDatabase(place.config)
  const { db } = database
  const provider = { getMigrations: async () => listMigrations('sqlite') }
  await new Migrator({ db, provider }).migrateTo('0019-told-changes')
  const first = 110_165_911_142_400_000n
  const nothing = {
    linkId: null,
    ownerId: null,
    country: null,
    marketplace: null,
    refererHost: null,
    language: null,
    channel: null,
    excludedBecause: null,
    reader: null,
  }
  const plain = {
    ...nothing,
    openedAt: '2026-10-31T23:59',
    identifier: '9780143127741',
    retailer: 'amazon',
    device: 'Mobile',
    browser: 'Safari',
    source: 'redirect',
  } as const
  const details: Partial<Insertable<HitTable>> = {
    linkId: 'link',
    ownerId: 'ada',
    country: 'DE',
    marketplace: 'de',
    language: 'de-de',
    refererHost: 'blog.example.org',
    channel: 'a, "b"',
    reader: 'mark',
  }
  const rows: (Insertable<HitTable> & { id: bigint })[] = [
    { ...plain, id: first - 1n },
    { ...plain, id: first, openedAt: '2026-11-01T00:00' },
    { ...plain, ...details, id: first + 1n, openedAt: '2026-11-01T00:00' },
    { ...plain, ...details, id: first + 2n, excludedBecause: 'crawler', browser: 'Chrome' },
    { ...plain, ...details, id: first + 3n, ownerId: null, source: 'beacon', device: 'Desktop' },
  ]
  for (const row of rows) await db.insertInto('hit').values(row).execute()

  await migrate(database, place.config)
  const found = await db.selectFrom('hit').selectAll('hit').orderBy('hit.id').execute()
  expect(found).toEqual(rows.map((row) => ({ ...row, id: Number(row.id) })))
  const months = async (table: 'hit_link' | 'hit_kind') =>
    await db
      .selectFrom(table)
      .select(({ fn }) => ['month', fn.countAll().as('count')])
      .groupBy('month')
      .orderBy('month')
      .execute()
  expect(await months('hit_link')).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 3 },
  ])
  expect(await months('hit_kind')).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 4 },
  ])
  await database.close()
  await place.remove()
})
