import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { createEmptyDatabase, databaseKinds } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

describe.each(databaseKinds)('0031-labels and 0032-link-search on %s', (kind) => {
  it('turn the label of each link into one of its labels, and index its texts', async () => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    const migrations = listMigrations(kind)
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('0030-bulk-changes')
    const time = '2026-11-20T09:00:00.000Z'
    await sql`insert into saved_link (id, slug, "ownerId", identifier, title, authors, settings, "createdAt", label, note, details)
      values ('link1', 'aaa', 'ada', '9780441172719', 'Dune 2', '["Frank Herbert"]', '{}', ${time}, 'News, letter', 'Für Mai', '{}'),
             ('link2', 'bbb', 'ada', '9780143127741', 'Score', '[]', '{}', ${time}, 'news letter', '', '{"title":"The Score"}'),
             ('link3', 'ccc', 'ada', 'B00ICH9SAC', 'Book (ID: B00ICH9SAC)', '[]', '{}', ${time}, 'Blog', '', '{}'),
             ('link4', 'ddd', 'bob', 'B00ICH9SAC', 'Emma', '[]', '{}', ${time}, 'Blog', '', '{}'),
             ('link5', 'eee', 'bob', 'B00ICH9SAD', 'Ada', '[]', '{}', ${time}, '', '', '{}')`.execute(
      db,
    )
    await sql`insert into book (identifier, title, authors, source, "fetchedAt", "expiresAt")
      values ('B00ICH9SAC', 'Émile 9', '["Zola"]', 'google-books', ${time}, ${time})`.execute(db)

    await migrate(database, place.config)
    const labels = await db
      .selectFrom('link_label')
      .innerJoin('label', 'label.id', 'link_label.labelId')
      .select(['linkId', 'ownerId', 'name', 'nameKey', 'color'])
      .orderBy('linkId')
      .execute()
    expect(labels.map((label) => Object.values(label).join(' / '))).toEqual([
      'link1 / ada / News letter / news letter / blue',
      'link2 / ada / News letter / news letter / blue',
      'link3 / ada / Blog / blog / green',
      'link4 / bob / Blog / blog / blue',
    ])
    const keys = await db
      .selectFrom('saved_link')
      .select(['searchText', 'titleKey', 'fallbackTitleKey'])
      .orderBy('id')
      .execute()
    expect(keys.slice(0, 3)).toEqual([
      {
        searchText: 'dune 2 frank herbert 9780441172719 fur mai',
        titleKey: 'dune 00000002',
        fallbackTitleKey: 'dune 00000002',
      },
      {
        searchText: 'score the score 9780143127741',
        titleKey: 'the score',
        fallbackTitleKey: 'score',
      },
      {
        searchText: 'book (id: b00ich9sac) b00ich9sac',
        titleKey: null,
        fallbackTitleKey: 'book (id: b00000000ich00000009sac)',
      },
    ])
    expect(await db.selectFrom('book').select(['searchText', 'titleKey']).execute()).toEqual([
      { searchText: 'emile 9 zola', titleKey: 'emile 00000009' },
    ])
    await database.close()
    await place.remove()
  })
})
