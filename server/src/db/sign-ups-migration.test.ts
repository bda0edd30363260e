import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { createEmptyDatabase, databaseKinds } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

describe.each(databaseKinds)('0021-sign-ups on %s', (kind) => {
  it('S70 removes accounts that no one confirmed, with their sessions and passwords', async () => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    const migrations = listMigrations(kind)
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('0020-shared-hit-parts')
    const [no, yes] = kind === 'sqlite' ? [sql`0`, sql`1`] : [sql`false`, sql`true`]
    const time = '2026-11-20T09:00:00.000Z'
    for (const [id, isConfirmed] of [
      ['ada', yes],
      ['mallory', no],
    ] as const) {
      await sql`insert into "user" (id, name, email, "emailVerified", role, "createdAt", "updatedAt")
        values (${id}, ${id}, ${`${id}@example.org`}, ${isConfirmed}, 'user', ${time}, ${time})`.execute(
        db,
      )
      await sql`insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
        values (${id}, ${id}, 'credential', ${id}, 'hash', ${time}, ${time})`.execute(db)
      await sql`insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
        values (${id}, ${id}, ${id}, ${time}, ${time}, ${time})`.execute(db)
      await sql`insert into user_profile ("userId", "publicId", "affiliateTags", "createdAt", "updatedAt")
        values (${id}, ${id}, '{}', ${time}, ${time})`.execute(db)
      await sql`insert into saved_link (id, slug, "ownerId", identifier, title, authors, settings, "createdAt")
        values (${id}, ${id}, ${id}, '9780143127741', 'A book', '[]', '{}', ${time})`.execute(db)
    }

    await migrate(database, place.config)
    expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'ada' }])
    for (const table of ['account', 'session', 'user_profile'] as const) {
      const rows = await db.selectFrom(table).select('userId').execute()
      expect([table, rows]).toEqual([table, [{ userId: 'ada' }]])
    }
    const links = db.selectFrom('saved_link').select(['id', 'ownerId']).orderBy('id')
    expect(await links.execute()).toEqual([
      { id: 'ada', ownerId: 'ada' },
      { id: 'mallory', ownerId: null },
    ])
    await database.close()
    await place.remove()
  })
})
