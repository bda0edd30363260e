import { parseApiKey } from '@everyshelf/domain/api-keys'
import { API_KEYS_MAX } from '@everyshelf/domain/limits'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, bob, signIn } from '../../testing/account-client.ts'
import { createApiClient, relaxedAccountLimits } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const client = { client_id: 'everyshelf-cli' }
const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
) as unknown as LimitRules

type Fields = Readonly<Record<string, string>>

describe.each(databaseKinds)('the command line on %s', (database) => {
  let app: TestApp
  let owner: AccountClient
  let later = 0
  beforeAll(async () => {
    app = await createTestApp({
      database,
      limits,
      authLimits: relaxedAuthLimits,
      accountLimits: relaxedAccountLimits,
      now: () => Date.now() + later,
    })
    owner = await signIn(app, bob)
  }, 60_000)
  afterAll(() => app.close())

  async function ask(path: 'code' | 'token', fields: Fields) {
    const response = await fetch(`${app.url}/api/auth/device/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'everyshelf-cli/1.0.0 (bobs-laptop)',
      },
      body: JSON.stringify({ ...client, ...fields }),
    })
    return { status: response.status, body: (await response.json()) as Fields }
  }
  const poll = (code: Fields, by = client) =>
    ask('token', { ...by, grant_type, device_code: code.device_code ?? '' })
  const requestCode = async (scope = 'links:read links:write') =>
    (await ask('code', { scope })).body
  const approve = (code: Fields, password?: string) =>
    owner.trpc.devices.approve.mutate({
      userCode: code.user_code ?? '',
      ...(password && { password }),
    })

  it('S57 gets an API key with the approved scopes, once', async () => {
    const code = await requestCode('links:write links:read links:read')
    expect((await poll(code)).body).toEqual({ error: 'authorization_pending' })
    const userCode = code.user_code ?? ''
    expect(await owner.trpc.devices.review.query({ userCode })).toMatchObject({
      state: 'pending',
      extension: null,
      commandLine: { computer: 'bobs-laptop', scopes: ['links:read', 'links:write'] },
    })
    expect(await approve(code)).toEqual({ state: 'approved', extension: null })
    const responses = await Promise.all([poll(code), poll(code)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { body } = responses.find(({ status }) => status === 200) ?? responses[0]
    expect(body).toMatchObject({
      token_type: 'Bearer',
      scope: 'links:read links:write',
      email: bob.email,
      first_name: 'Bob',
    })
    const key = body.access_token ?? ''
    expect(parseApiKey(key)).toBe(key)
    expect((await poll(code)).body).toEqual({ error: 'invalid_grant' })

    const api = createApiClient(app, key)
    expect((await api('/key')).json).toMatchObject({
      name: 'Command line on bobs-laptop',
      ending: key.slice(-4),
      scopes: ['links:read', 'links:write'],
    })
    expect((await api('/clicks/summary')).status).toBe(403)
    const [listed] = await owner.trpc.apiKeys.list.query()
    expect(listed?.name).toBe('Command line on bobs-laptop')
    expect(await owner.trpc.devices.list.query()).toEqual([])
    const { rows } = await app.database.db
      .selectFrom('mail_outbox')
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('template', '=', 'api-key-created')
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(1)

    expect((await api('/key', { method: 'DELETE' })).json).toEqual({ revoked: true })
    expect((await api('/key')).status).toBe(401)
    expect(await owner.trpc.apiKeys.list.query()).toEqual([])
    expect(app.log()).not.toContain(key)
  })

  it('S57 never gets a session, and the extension never gets its key', async () => {
    const extension = { client_id: 'everyshelf-extension' }
    const own = await requestCode()
    await approve(own)
    expect((await poll(own, extension)).body).toEqual({ error: 'invalid_grant' })
    const theirs = (await ask('code', extension)).body
    await approve(theirs)
    expect((await poll(theirs)).body).toEqual({ error: 'invalid_grant' })
    expect((await poll(own)).status).toBe(200)
    const sessions = await owner.trpc.devices.list.query()
    expect(sessions).toEqual([])
  })

  it('S61 needs the password when the sign-in is old', async () => {
    onTestFinished(() => {
      later = 0
    })
    later = HOUR_MS
    const code = await requestCode()
    // Codes have the time of the real clock.
    await app.database.db
      .updateTable('device_code')
      .set({
        expiresAt: database === 'sqlite' ? '2099-01-01T00:00:00.000Z' : new Date('2099-01-01'),
      })
      .where('userCode', '=', code.user_code ?? '')
      .execute()
    await expect(approve(code)).rejects.toThrow('sign-in-again')
    await expect(approve(code, 'a wrong password')).rejects.toThrow('sign-in-again')
    expect(await approve(code, bob.password)).toMatchObject({ state: 'approved' })
  })

  it('gets nothing after a denial, or with an unknown scope', async () => {
    const code = await requestCode()
    await owner.trpc.devices.deny.mutate({ userCode: code.user_code ?? '' })
    expect((await poll(code)).body).toEqual({ error: 'access_denied' })
    for (const scope of ['', 'admin', 'links:read admin', 'links:read,links:write']) {
      expect(await requestCode(scope)).toEqual({ error: 'invalid_request' })
    }
  })

  it('S71 gets nothing when its owner signs out everywhere before it polls', async () => {
    const code = await requestCode()
    await approve(code)
    await owner.trpc.accounts.revokeOtherSessions.mutate()
    expect((await poll(code)).body).toEqual({ error: 'invalid_grant' })
  })

  it('gets nothing when the account is banned, or has too many keys', async () => {
    const [user] = await app.database.db.selectFrom('user').select('id').execute()
    const code = await requestCode()
    await approve(code)
    const ban = (bannedAt: string | null) =>
      app.database.db.updateTable('user').set({ bannedAt }).execute()
    await ban(new Date().toISOString())
    expect((await poll(code)).body).toEqual({ error: 'access_denied' })
    await ban(null)
    const rows = Array.from({ length: API_KEYS_MAX }, (_, index) => ({
      id: `key-${index}`,
      ownerId: user?.id ?? '',
      name: 'A program',
      hash: `hash-${index}`,
      ending: 'jyrI',
      scopes: toJsonText(['links:read' as const]),
      createdAt: '2026-11-20T09:00:00.000Z',
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    }))
    await app.database.db.insertInto('api_key').values(rows).execute()
    await expect(approve(await requestCode())).rejects.toThrow('api-key-limit-reached')
  })
})
