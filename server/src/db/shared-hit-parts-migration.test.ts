import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { listMigrations } from './migrations/index.ts'

it('R9 0020-shared-hit-parts keeps every hit as it was', async () => {
  const place = await createEmptyDatabase('sqlite')
  const database = openDatabase(place.config)
  const { db } = database
  const provider = { getMigrations: async () => listMigrations('sqlite') }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('0019-told-changes')
  const first = 110_165_911_142_400_000n
  const plain = {
    openedAt: '2026-10-31T23:59',
    linkId: null,
    ownerId: null,
    identifier: '9780143127741',
    country: null,
    retailer: 'amazon',
    marketplace: null,
    device: 'Mobile',
    browser: 'Safari',
    refererHost: null,
    language: null,
    channel: null,
    excludedBecause: null,
    source: 'redirect',
    reader: null,
  }
  const details = {
    linkId: 'link',
    ownerId: 'ada',
    country: 'DE',
    marketplace: 'de',
    language: 'de-de',
    refererHost: 'blog.example.org',
    channel: 'a, "b"',
    reader: 'mark',
  }
  const hits = [
    { ...plain, id: first - 1n },
    { ...plain, id: first, openedAt: '2026-11-01T00:00' },
    { ...plain, ...details, id: first + 1n, openedAt: '2026-11-01T00:00' },
    { ...plain, ...details, id: first + 2n, excludedBecause: 'crawler', browser: 'Chrome' },
    { ...plain, ...details, id: first + 3n, ownerId: null, source: 'beacon', device: 'Desktop' },
  ]
  for (const hit of hits) {
    await sql`insert into hit (id, "openedAt", "linkId", "ownerId", identifier, country, retailer,
        marketplace, device, browser, "refererHost", language, channel, "excludedBecause", source,
        reader)
      values (${hit.id}, ${hit.openedAt}, ${hit.linkId}, ${hit.ownerId}, ${hit.identifier},
        ${hit.country}, ${hit.retailer}, ${hit.marketplace}, ${hit.device}, ${hit.browser},
        ${hit.refererHost}, ${hit.language}, ${hit.channel}, ${hit.excludedBecause}, ${hit.source},
        ${hit.reader})`.execute(db)
  }

  await migrator.migrateTo('0020-shared-hit-parts')
  const stored = await sql`select *, cast(id as text) as id from hit order by hit.id`.execute(db)
  expect(stored.rows).toEqual(hits.map((hit) => ({ ...hit, id: String(hit.id) })))
  const links = await sql`select month, count(*) as count from hit_link
    group by month order by month`.execute(db)
  expect(links.rows).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 3 },
  ])
  const kinds = await sql`select month, count(*) as count from hit_kind
    group by month order by month`.execute(db)
  expect(kinds.rows).toEqual([
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 4 },
  ])
  await database.close()
  await place.remove()
})
