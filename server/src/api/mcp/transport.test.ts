import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { createKey, relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { connectAssistant } from '../../testing/assistant.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { tools } from './tools.ts'

let app: TestApp
let owner: AccountClient
let key: string

beforeAll(async () => {
  app = await createTestApp({ accountLimits: relaxedAccountLimits })
  owner = await signIn(app)
  await setPremium(app, true)
  key = await createKey(owner)
}, 60_000)
afterAll(() => app.close())

const ping = { jsonrpc: '2.0', id: 7, method: 'tools/list' }

async function send(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
  from: Pick<TestApp, 'url'> = app,
) {
  const response = await fetch(`${from.url}/mcp`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, json }
}

describe('POST /mcp', () => {
  it('answers with JSON, and stores nothing between requests', async () => {
    const response = await send(ping)
    expect(response.status).toBe(200)
    expect(response.json).toMatchObject({
      jsonrpc: '2.0',
      id: 7,
      result: { tools: tools.map(({ name }) => ({ name })) },
    })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('ratelimit-policy')).toContain('"burst"')
  })

  it.each(['GET', 'DELETE', 'PUT'])('is the only method, so %s is refused', async (method) => {
    const response = await send(undefined, {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(response.json).toMatchObject({ error: { data: { code: 'method-not-allowed' } } })
  })

  it.each(['', 'Bearer x', 'Basic eDp5'])(
    'is refused with the authorization "%s"',
    async (authorization) => {
      const response = await send(ping, { authorization })
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(response.json).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: -32000,
          message:
            'Invalid API key: Send “Authorization: Bearer” with a key that is not expired or revoked.',
          data: { code: 'invalid-api-key', requestId: response.headers.get('x-request-id') },
        },
      })
    },
  )

  it('S25 ignores the cookie of a signed-in browser', async () => {
    const response = await send(ping, { authorization: '', cookie: owner.cookies() })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('S25 is refused to pages of other sites, also with a key', async () => {
    for (const origin of ['https://evil.test', 'null', `${app.config.publicUrl}.evil.test`]) {
      const response = await send(ping, { origin })
      expect([response.status, response.json], origin).toMatchObject([
        403,
        { error: { data: { code: 'foreign-origin' } } },
      ])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await send(ping, { origin: app.config.publicUrl })).status).toBe(200)
  })

  it('R42 is refused with a large body, another type, no JSON, and a batch', async () => {
    const large = { ...ping, params: { text: 'x'.repeat(70_000) } }
    expect((await send(large)).json).toMatchObject({ error: { data: { code: 'too-large' } } })
    expect((await send(ping, { 'content-type': 'text/plain' })).status).toBe(415)
    for (const body of ['{', '7', '"x"', 'null']) {
      const response = await send(body)
      expect([response.status, response.json], body).toMatchObject([
        400,
        { error: { code: -32700 } },
      ])
    }
    const batch = await send([ping, { ...ping, id: 8 }])
    expect([batch.status, batch.json]).toMatchObject([400, { error: { code: -32600 } }])
  })

  it('knows no other methods, and accepts no subscriptions', async () => {
    const unknown = await send({ ...ping, method: 'resources/list' })
    expect(unknown.json).toMatchObject({ id: 7, error: { code: -32601 } })
    const { client } = await connectAssistant(app, key)
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const listening = await send(
      {
        jsonrpc: '2.0',
        id: 9,
        method: 'subscriptions/listen',
        params: { notifications: { toolsListChanged: true }, _meta: meta },
      },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    )
    expect(listening.json).toMatchObject({ id: 9, error: { code: expect.any(Number) } })
    await client.close()
  })

  it('S64 says nothing about an error of its own, and logs it', async () => {
    const broken = await createTestApp({ accountLimits: relaxedAccountLimits })
    const account = await signIn(broken)
    const { call } = await connectAssistant(broken, await createKey(account))
    await broken.database.db.schema.alterTable('saved_link').renameTo('gone').execute()
    const { isError, text } = await call('list_links')
    expect([isError, text]).toEqual([
      true,
      'Error: Something went wrong. Please try again. (code: unexpected)',
    ])
    expect(broken.log()).toContain('MCP tool failed')
    await broken.close()
  })

  it('R14 is refused while the server is overloaded', async () => {
    const busy = await createTestApp({ lag: { lagMs: () => 1000, stop: () => {} } })
    const response = await send(ping, {}, 'POST', busy)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    await busy.close()
  })
})
