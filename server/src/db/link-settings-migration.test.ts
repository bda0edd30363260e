import { parseLinkSettings } from '@everyshelf/domain/links'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { createEmptyDatabase, databaseKinds } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

describe.each(databaseKinds)('0007-link-settings on %s', (kind) => {
  it('R9 moves single columns into the settings, with every slug', async () => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    const migrations = listMigrations(kind)
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('0006-referrals')
    await sql`insert into saved_link (id, slug, "ownerId", identifier, title, mode,
        "defaultCountry", "excludedMarketplaces", overrides, "createdAt", "removedAt")
      values
        ('plain', 'h7kq2mw', 'ada', '9780143127741', 'A book', 'instant', null, '[]', '{}',
          '2026-03-01T08:00:00.000Z', null),
        ('decided', 'special', null, '9798886451740', 'It''s "quoted"', 'choose', 'IT',
          '["de","uk"]', '{"fr":"9780306406157"}', '2026-03-02T08:00:00.000Z',
          '2026-03-03T08:00:00.000Z')`.execute(db)
    await sql`insert into user_profile
        ("userId", "publicId", "affiliateTags", "createdAt", "updatedAt")
      values ('ada', 'adaadaadaada2345', '{}', '', '')`.execute(db)

    expect(await migrate(database, place.config)).toEqual(
      Object.keys(migrations).filter((name) => name >= '0007'),
    )
    const links = await db.selectFrom('saved_link').selectAll().orderBy('createdAt').execute()
    expect(links.map(({ settings, ...row }) => [row, parseLinkSettings(settings)])).toMatchObject([
      [
        { id: 'plain', slug: 'h7kq2mw', ownerId: 'ada', removedAt: null },
        { mode: 'instant', defaultCountry: null, excluded: [], overrides: {}, editions: [] },
      ],
      [
        { id: 'decided', title: 'It\'s "quoted"', removedAt: '2026-03-03T08:00:00.000Z' },
        {
          mode: 'choose',
          defaultCountry: 'IT',
          excluded: ['uk', 'de'],
          overrides: { fr: { kind: 'isbn', isbn13: '9780306406157' } },
        },
      ],
    ])
    expect(
      await db.selectFrom('link_slug').selectAll().orderBy('createdAt').execute(),
    ).toMatchObject([
      { slug: 'h7kq2mw', linkId: 'plain', createdAt: '2026-03-01T08:00:00.000Z', channel: 'web' },
      { slug: 'special', linkId: 'decided', createdAt: '2026-03-02T08:00:00.000Z', channel: 'web' },
    ])
    const profiles = await db.selectFrom('user_profile').select('programmeIds').execute()
    expect(profiles).toEqual([{ programmeIds: '{}' }])
    await database.close()
    await place.remove()
  })
})
