import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import {
  consumeStep,
  listAuthenticators,
} from '../features/accounts/second-factor/authenticators.repo.ts'
import { consumeRecoveryCode } from '../features/accounts/second-factor/recovery-codes.repo.ts'
import { createEmptyDatabase, databaseKinds } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

describe.each(databaseKinds)('0028-sign-in-methods on %s', (kind) => {
  it('S61 keeps the authenticator app and recovery codes of each admin', async () => {
    const place = await createEmptyDatabase(kind)
    const database = openDatabase(place.config)
    const { db } = database
    const migrations = listMigrations(kind)
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('0027-book-details')
    const time = '2026-11-20T09:00:00.000Z'
    await sql`insert into admin_factor ("userId", secret, "recoveryCodes", "lastStep", "createdAt", "confirmedAt")
      values ('ada', 'sealed', '["one","two"]', 7, ${time}, ${time}),
             ('bob', 'begun', '[]', null, ${time}, null)`.execute(db)

    await migrate(database, place.config)
    expect(await listAuthenticators(db, 'ada')).toEqual([
      {
        id: expect.stringMatching(/^[a-z0-9]{20}$/),
        name: 'Authenticator app',
        createdAt: time,
        lastUsedAt: null,
      },
    ])
    const apps = await db.selectFrom('authenticator').select(['id', 'userId', 'secret']).execute()
    expect(apps.map(({ userId, secret }) => [userId, secret])).toEqual([['ada', 'sealed']])
    // A code that the admin used before does not work again.
    expect(await consumeStep(db, apps[0]?.id ?? '', 7, Date.now())).toBe(false)
    expect(await consumeStep(db, apps[0]?.id ?? '', 8, Date.now())).toBe(true)
    expect(await consumeRecoveryCode(db, 'ada', 'two')).toBe(true)
    expect(await consumeRecoveryCode(db, 'ada', 'two')).toBe(false)
    await database.close()
    await place.remove()
  })
})
