import { expect, it } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import { addAccount } from '../../testing/account-rows.ts'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import {
  createPostgresSessionUsers,
  createSqliteSessionUsers,
  type FindSessionUser,
} from './session-users.repo.ts'

const ENDS = Date.parse('2026-11-02T09:00:00.000Z')

async function addSession(database: TestDatabase, token: string): Promise<string> {
  const { userId } = await addAccount(database, { name: `Ada-${token}` })
  const toAuthTime = (time: Date) => (database.kind === 'sqlite' ? toIsoTime(time) : time)
  await database.db
    .insertInto('session')
    .values({
      id: createRowId(),
      token,
      userId,
      expiresAt: toAuthTime(new Date(ENDS)),
      createdAt: toAuthTime(new Date(0)),
      updatedAt: toAuthTime(new Date(0)),
      ipAddress: null,
      userAgent: null,
    })
    .execute()
  return userId
}

function createFinder({ sqlite, pool }: TestDatabase): FindSessionUser {
  if (sqlite) return createSqliteSessionUsers(sqlite)
  if (pool) return createPostgresSessionUsers(pool)
  throw new Error('no database is open')
}

describeEachDatabase('the user of a session', (open) => {
  it('S28 is the owner of the exact token, until the session ends', async () => {
    const database = await open()
    const ada = await addSession(database, 'ada')
    const eve = await addSession(database, 'eve')
    const find = createFinder(database)
    expect(await find('ada', ENDS - 1)).toBe(ada)
    expect(await find('eve', ENDS - 1)).toBe(eve)
    expect(await find('ada', ENDS)).toBeNull()
    expect(await find('ada', ENDS + 1)).toBeNull()
    expect(await find('unknown', 0)).toBeNull()
  })
})
