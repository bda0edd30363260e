import { createHash } from 'node:crypto'
import { parseApiKey } from '@everyshelf/domain/api-keys'
import { API_KEYS_MAX } from '@everyshelf/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, ada, bob, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { createApiClient, createKey, relaxedAccountLimits } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Sessions have the time of the real clock. */
const START = Date.now()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
) as unknown as LimitRules

describe.each(databaseKinds)('API keys on %s', (database) => {
  let app: TestApp
  let owner: AccountClient
  let time = START
  beforeAll(async () => {
    app = await createTestApp({
      database,
      now: () => time,
      limits,
      authLimits: relaxedAuthLimits,
      accountLimits: relaxedAccountLimits,
    })
    owner = await signIn(app, ada)
  }, 60_000)
  afterAll(() => app.close())

  const statusWith = async (key: string) => (await createApiClient(app, key)('/labels')).status
  const rows = () => app.database.db.selectFrom('api_key').selectAll().execute()

  it('are shown once, and stored as a hash', async () => {
    const { key, ...created } = await owner.trpc.apiKeys.create.mutate({
      name: ' My  site ',
      scopes: ['links:write', 'links:read'],
      lastDay: dayOf(START + 10 * DAY_MS),
    })
    expect(parseApiKey(key)).toBe(key)
    expect(created).toEqual({
      id: created.id,
      name: 'My site',
      ending: key.slice(-4),
      scopes: ['links:read', 'links:write'],
      createdAt: new Date(START).toISOString(),
      expiresAt: `${dayOf(START + 11 * DAY_MS)}T00:00:00.000Z`,
      lastUsedAt: null,
    })
    expect(await owner.trpc.apiKeys.list.query()).toEqual([created])
    const [row] = await rows()
    expect(row?.hash).toBe(createHash('sha256').update(key).digest('hex'))
    expect(JSON.stringify(row)).not.toContain(key.slice(8, 40))
    expect(app.log()).not.toContain(key)
  })

  it('warn their owner by email', async () => {
    const mails = await app.database.db
      .selectFrom('mail_outbox')
      .select(['template', 'recipient'])
      .where('template', '=', 'api-key-created')
      .execute()
    expect(mails).toEqual([{ template: 'api-key-created', recipient: ada.email }])
  })

  it('record their last use once a minute', async () => {
    const key = await createKey(owner)
    time = START + 10 * 1000
    expect(await statusWith(key)).toBe(200)
    const first = new Date(time).toISOString()
    const usedAt = async () =>
      (await rows()).find(({ ending }) => ending === key.slice(-4))?.lastUsedAt
    expect(await usedAt()).toBe(first)
    time += MINUTE_MS - 1
    expect(await statusWith(key)).toBe(200)
    expect(await usedAt()).toBe(first)
    time += 1
    expect(await statusWith(key)).toBe(200)
    expect(await usedAt()).toBe(new Date(time).toISOString())
  })

  it('stop working at once when they are revoked', async () => {
    const key = await createKey(owner)
    expect(await statusWith(key)).toBe(200)
    const { id = '' } =
      (await owner.trpc.apiKeys.list.query()).find(({ ending }) => key.endsWith(ending)) ?? {}
    expect(await owner.trpc.apiKeys.revoke.mutate({ id })).toEqual({ revoked: true })
    expect(await statusWith(key)).toBe(401)
    expect((await owner.trpc.apiKeys.list.query()).map((one) => one.id)).not.toContain(id)
    await expect(owner.trpc.apiKeys.revoke.mutate({ id })).rejects.toThrow('not-found')
  })

  it('stop working after their last day', async () => {
    const { key } = await owner.trpc.apiKeys.create.mutate({
      name: 'For a day',
      scopes: ['links:read'],
      lastDay: dayOf(time),
    })
    expect(await statusWith(key)).toBe(200)
    const before = time
    time = Date.parse(dayOf(time + DAY_MS))
    expect(await statusWith(key)).toBe(401)
    time = before
  })

  it('cannot end before they are created', async () => {
    const lastDay = dayOf(time - DAY_MS)
    const request = { name: 'Late', scopes: ['links:read' as const], lastDay }
    await expect(owner.trpc.apiKeys.create.mutate(request)).rejects.toThrow('invalid-input')
  })

  it('S61 need the password when the sign-in is older than ten minutes', async () => {
    const before = time
    time = START + 11 * MINUTE_MS
    const request = { name: 'Site', scopes: ['links:read' as const] }
    await expect(owner.trpc.apiKeys.create.mutate(request)).rejects.toThrow('sign-in-again')
    const wrong = { ...request, password: 'not the password' }
    await expect(owner.trpc.apiKeys.create.mutate(wrong)).rejects.toThrow('sign-in-again')
    const right = { ...request, password: ada.password }
    expect(await owner.trpc.apiKeys.create.mutate(right)).toMatchObject({ name: 'Site' })
    time = before
  })

  it('S36 are revoked by their owner only', async () => {
    const other = await signIn(app, bob)
    const [first] = await owner.trpc.apiKeys.list.query()
    const id = first?.id ?? ''
    await expect(other.trpc.apiKeys.revoke.mutate({ id })).rejects.toThrow('not-found')
    expect(await other.trpc.apiKeys.list.query()).toEqual([])
  })

  it(`are at most ${API_KEYS_MAX} per account`, async () => {
    const { length } = await owner.trpc.apiKeys.list.query()
    const [{ ownerId } = { ownerId: '' }] = await rows()
    await app.database.db
      .insertInto('api_key')
      .values(
        Array.from({ length: API_KEYS_MAX - length }, (_, index) => ({
          id: `spare${index}spare${index}`,
          ownerId,
          name: 'Spare',
          hash: `hash ${index}`,
          ending: '0000',
          scopes: toJsonText(['links:read' as const]),
          createdAt: new Date(START).toISOString(),
          expiresAt: null,
          lastUsedAt: null,
          revokedAt: null,
        })),
      )
      .execute()
    await expect(createKey(owner)).rejects.toThrow('api-key-limit-reached')
    await app.database.db.deleteFrom('api_key').where('name', '=', 'Spare').execute()
  })

  it('S57 are no tokens of an extension', async () => {
    const key = await createKey(owner)
    const response = await fetch(`${app.url}/api/trpc/links.list`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(response.status).toBe(401)
  })

  it('stop working while their account is banned', async () => {
    const key = await createKey(owner)
    const ban = (bannedAt: string | null) =>
      app.database.db.updateTable('user').set({ bannedAt }).where('email', '=', ada.email).execute()
    await ban(new Date(time).toISOString())
    expect(await statusWith(key)).toBe(401)
    await ban(null)
    expect(await statusWith(key)).toBe(200)
  })

  it('S61 are revoked by a ban, and stay revoked when it ends', async () => {
    const password = 'nine tall bookshelves'
    const signInAs = (name: string) => signIn(app, { name, email: `${name}@example.org`, password })
    const spammer = await signInAs('spammer')
    const admin = await signInAs('admin')
    await openAdminArea(app, admin, time)
    const key = await createKey(spammer)
    expect(await statusWith(key)).toBe(200)
    const { id } = await app.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'spammer@example.org')
      .executeTakeFirstOrThrow()
    await admin.trpc.admin.users.ban.mutate({ id, reason: 'Spam' })
    expect(await statusWith(key)).toBe(401)
    await admin.trpc.admin.users.unban.mutate({ id })
    expect(await statusWith(key)).toBe(401)
  })

  it('P7 are deleted with their account', async () => {
    const key = await createKey(owner)
    const post = createApiClient(app, key)
    const body = { name: 'Kept once', color: 'blue' }
    await post('/labels', { method: 'POST', body, headers: { 'idempotency-key': 'one' } })
    const { ownerId = '' } = (await rows()).find(({ ending }) => key.endsWith(ending)) ?? {}
    expect(ownerId).not.toBe('')
    await owner.trpc.accounts.deleteAccount.mutate({ password: ada.password })
    expect(await statusWith(key)).toBe(401)
    expect((await rows()).map((row) => row.ownerId)).not.toContain(ownerId)
    expect(await app.database.db.selectFrom('api_request').selectAll().execute()).toEqual([])
  })
})
