import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { createPostgresClickTotals } from '../features/clicks/totals/postgres-click-totals.repo.ts'
import { createSqliteClickTotals } from '../features/clicks/totals/sqlite-click-totals.repo.ts'
import { createEmptyDatabase, databaseKinds } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

describe.each(databaseKinds)('0011-click-sheets on %s', (kind) => {
  it('R9 counts all hits again, in any number of batches, and keeps the number of readers', async () => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    const provider = { getMigrations: async () => listMigrations(kind) }
    await new Migrator({ db, provider }).migrateTo('0010-devices')
    await sql`insert into user_profile
        ("userId", "publicId", "affiliateTags", "createdAt", "updatedAt", "timeZone")
      values ('ada', 'adaadaadaada2345', '{}', '', '', 'Asia/Kolkata')`.execute(db)
    for (let id = 1; id <= 7; id++) {
      await sql`insert into hit (id, "openedAt", "ownerId", identifier, country, retailer,
          marketplace, device, browser, source)
        values (${id}, '2026-11-20T18:30', 'ada', '9780143127741', 'DE', 'amazon', 'de',
          'Mobile', 'Safari', 'redirect')`.execute(db)
    }
    // The totals were at their fifth, and are another clock's in part.
    await sql`insert into click_day values
      ('ada', '', '2026-11-21', 5, 5, 3), ('ada', '9780143127741', '2026-11-21', 5, 5, 3)`.execute(
      db,
    )
    await sql`insert into reader_day values ('ada', '', '2026-11-21', 'one')`.execute(db)
    await sql`insert into service_state values ('click-totals-cursor', '5', ''),
      ('click-recount', '{"ownerId":"ada","timeZone":"UTC","reached":"2"}', '')`.execute(db)

    await migrate(database, place.config)
    const totals = database.sqlite
      ? createSqliteClickTotals(database.sqlite, 4)
      : createPostgresClickTotals(db, 4)
    const now = new Date('2026-11-21T12:00:00Z')
    for (let turn = 0; turn < 4; turn++) await totals.rollUp(1n << 62n, 2, now)

    const day = { day: '2026-11-21', ownerId: 'ada', hits: 7, clicks: 7, readers: 3 }
    const days = await db.selectFrom('click_day').selectAll().orderBy('identifier').execute()
    expect(days).toEqual([
      { ...day, identifier: '' },
      { ...day, identifier: '9780143127741' },
    ])
    const cells = await db.selectFrom('click_cell').select(['day', 'hour', 'hits']).execute()
    expect(cells).toEqual([{ day: '2026-11-21', hour: 0, hits: 7 }])
    const summaries = await db
      .selectFrom('click_sheet')
      .select(['country', 'hits'])
      .where('span', '=', '2026-11-21')
      .where('identifier', '=', '')
      .where('shop', '=', '')
      .orderBy('country')
      .execute()
    expect(summaries).toEqual([
      { country: '', hits: 7 },
      { country: 'DE', hits: 7 },
    ])
    const reader = { day: '2026-11-21', ownerId: 'ada', identifier: '', reader: 'one' }
    expect(await db.selectFrom('reader_day').selectAll().execute()).toEqual([reader])
    await database.close()
    await place.remove()
  })
})
