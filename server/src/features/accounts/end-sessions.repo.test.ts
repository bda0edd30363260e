import { expect, it } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import { addAccount } from '../../testing/account-rows.ts'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { countExtensions, endSessions } from './end-sessions.repo.ts'

const NOW = new Date('2026-11-01T09:00:00.000Z')

describeEachDatabase('S71 ending the sessions of an account', (open) => {
  async function createWorld() {
    const database = await open()
    const { userId: ada } = await addAccount(database, { name: 'Ada' })
    const { userId: eve } = await addAccount(database, { name: 'Eve' })
    const rows = {
      browser: await addSession(database, ada, 'web'),
      other: await addSession(database, ada, 'web'),
      extension: await addSession(database, ada, 'extension'),
      eves: await addSession(database, eve, 'extension'),
    }
    await addCode(database, ada)
    await addCode(database, eve)
    const left = async () => {
      const sessions = await database.db.selectFrom('session').select('id').execute()
      const ids = new Set(sessions.map(({ id }) => id))
      const codes = await database.db.selectFrom('device_code').select('userId').execute()
      return {
        sessions: Object.entries(rows).flatMap(([name, id]) => (ids.has(id) ? [name] : [])),
        codes: codes.map(({ userId }) => (userId === eve ? 'eve' : 'ada')),
      }
    }
    return { database, ada, rows, left }
  }

  it('ends all of them and deletes its approved codes, but no other account’s', async () => {
    const { database, ada, left } = await createWorld()
    expect(await endSessions(database.db, ada)).toBe(3)
    expect(await left()).toEqual({ sessions: ['eves'], codes: ['eve'] })
  })

  it('keeps the given session, but no approved code', async () => {
    const { database, ada, rows, left } = await createWorld()
    expect(await endSessions(database.db, ada, { sessionId: rows.browser })).toBe(2)
    expect(await left()).toEqual({ sessions: ['browser', 'eves'], codes: ['eve'] })
  })

  it('keeps extensions on request, but no approved code', async () => {
    const { database, ada, left } = await createWorld()
    expect(await endSessions(database.db, ada, { extensions: true })).toBe(2)
    expect(await left()).toEqual({ sessions: ['extension', 'eves'], codes: ['eve'] })
  })

  it('counts the connected extensions', async () => {
    const { database, ada } = await createWorld()
    await addSession(database, ada, 'extension', NOW)
    await addSession(database, ada, 'extension', new Date(NOW.getTime() + 1))
    expect(await countExtensions(database.db, ada, NOW)).toBe(2)
  })
})

async function addSession(
  { db, kind }: TestDatabase,
  userId: string,
  client: 'web' | 'extension',
  expiresAt = new Date(NOW.getTime() + 60_000),
): Promise<string> {
  const id = createRowId()
  const toAuthTime = (time: Date) => (kind === 'sqlite' ? toIsoTime(time) : time)
  await db
    .insertInto('session')
    .values({
      id,
      token: id,
      userId,
      client,
      expiresAt: toAuthTime(expiresAt),
      createdAt: toAuthTime(NOW),
      updatedAt: toAuthTime(NOW),
      ipAddress: null,
      userAgent: null,
    })
    .execute()
  return id
}

async function addCode({ db, kind }: TestDatabase, userId: string): Promise<void> {
  const id = createRowId()
  const time = kind === 'sqlite' ? toIsoTime(NOW) : NOW
  await db
    .insertInto('device_code')
    .values({
      id,
      deviceCode: id,
      userCode: id,
      userId,
      expiresAt: time,
      status: 'approved',
      lastPolledAt: null,
      pollingInterval: null,
      clientId: null,
      scope: null,
      requestedAt: time,
      userAgent: '',
      clientVersion: '',
    })
    .execute()
}
