import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../testing/account-client.ts'
import { connectExtension, type ExtensionClient } from '../testing/extension-client.ts'
import { relaxedAuthLimits } from '../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/**
 * What version 1.0.0 of the extension asks, letter by letter, and what it reads of the responses. It
 * lives on in people's browsers: a change that breaks a line here breaks it there, and needs a new
 * call next to the old one, or a higher MINIMUM_EXTENSION_VERSION.
 */
describe('R49 the extension 1.0.0', () => {
  let app: TestApp
  let owner: AccountClient
  let extension: ExtensionClient
  beforeAll(async () => {
    app = await createTestApp({ authLimits: relaxedAuthLimits })
    owner = await signIn(app)
    extension = await connectExtension(app, owner)
  })
  afterAll(() => app.close())

  /** As its batches are sent. */
  async function ask(path: string, body: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${app.url}/api/trpc/${path}?batch=1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
        'x-everyshelf-client': 'extension/1.0.0',
        authorization: `Bearer ${extension.token()}`,
      },
      body,
    })
    expect(response.status).toBe(200)
    const [first] = (await response.json()) as [{ result: { data: Record<string, unknown> } }]
    return first.result.data
  }

  it('creates the links of a book', async () => {
    const made = await ask('links.generate', '{"0":{"input":"9780141439587"}}')
    expect(made).toMatchObject({
      book: { title: expect.any(String), authors: expect.any(Array) },
      isBookKnown: false,
      globalLink: expect.stringMatching(/^http/),
    })
    expect(made.book).toHaveProperty('coverImage')
    expect(made).toHaveProperty('saved')
  })

  it('looks up a title', async () => {
    const book = await ask('books.lookup', '{"0":{"id":"9780141439587"}}')
    expect(book).toMatchObject({ title: expect.any(String), authors: expect.any(Array) })
  })

  it('saves a book', async () => {
    const saved = await ask('links.save', '{"0":{"isbn":"9780141439587"}}')
    expect(saved).toMatchObject({ id: expect.any(String), slug: expect.any(String) })
  })

  it('gets its account', async () => {
    const { user } = await ask('session.get', '{"0":{}}')
    expect(user).toMatchObject({ email: 'ada@example.org', firstName: 'Ada', isPremium: false })
  })

  it('reads and sets the account’s tags', async () => {
    expect(await ask('profile.get', '{}')).toMatchObject({
      affiliateTags: {},
      isPremium: false,
      serviceTags: expect.any(Object),
    })
  })

  it('requests a code and polls its status', async () => {
    const post = async (path: string, body: string) => {
      const headers = {
        'content-type': 'application/json',
        'x-everyshelf-client': 'extension/1.0.0',
      }
      const response = await fetch(`${app.url}/api/auth/device/${path}`, {
        method: 'POST',
        headers,
        body,
      })
      return (await response.json()) as Record<string, unknown>
    }
    const code = await post('code', '{"client_id":"everyshelf-extension"}')
    expect(code).toMatchObject({
      device_code: expect.any(String),
      user_code: expect.stringMatching(/^[A-Z]{8}$/),
      verification_uri_complete: expect.stringMatching(/^http/),
      expires_in: expect.any(Number),
      interval: expect.any(Number),
    })
    const fields = `{"grant_type":"urn:ietf:params:oauth:grant-type:device_code","device_code":"${code.device_code}","client_id":"everyshelf-extension"}`
    expect(await post('token', fields)).toEqual({ error: 'authorization_pending' })
    await owner.trpc.devices.approve.mutate({ userCode: String(code.user_code) })
    await app.database.db.updateTable('device_code').set({ lastPolledAt: null }).execute()
    expect(await post('token', fields)).toMatchObject({
      access_token: expect.any(String),
      email: 'ada@example.org',
      first_name: 'Ada',
    })
  })

  it('ends its own session', async () => {
    await ask('devices.disconnect', '{}')
    expect((await extension.call('session.get')).status).toBe(401)
  })
})
