// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { openApi } from '../api/open-api.ts'
import { type Account, readAccount, watchAccount, writeAccount } from '../storage/account.ts'
import { readCredential, readToken, writeCredential } from '../storage/credentials.ts'
import { serverAddress } from '../storage/server-address.ts'
import { awaitApproval } from './await-approval.ts'
import { cancelConnecting, connect, disconnect } from './connect.ts'

interface Call {
  readonly path: string
  readonly authorization: string | null
  readonly credentials: RequestCredentials | undefined
}

type Handlers = Readonly<Record<string, () => Response>>

const code = {
  device_code: 'dc.signature',
  user_code: 'BCDFGHJK',
  verification_uri_complete: 'http://localhost:3000/connect?user_code=BCDFGHJK',
  expires_in: 600,
  interval: 5,
}
const token = { access_token: 'token', email: 'ada@example.com', first_name: 'Ada' }
const refused = (error: string) => () => Response.json({ error }, { status: 400 })
const done = (data: unknown) => () => Response.json([{ result: { data } }])

/** A server with a response per path; requests to other paths fail. */
function startServer(responses: Handlers): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url).pathname.replace(/^\/api\/(?:auth\/|trpc\/)/, '')
    const authorization = new Headers(init.headers).get('authorization')
    calls.push({ path, authorization, credentials: init.credentials })
    const given = responses[path]
    if (!given) throw new TypeError('fetch failed')
    return given()
  })
  return calls
}

let opened: string[] = []

/** One holder at a time, as browsers have it. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: () => Promise<void>) => {
        const mine = last.then(work)
        last = mine.catch(() => {})
        return mine
      },
    },
  })
}

beforeEach(() => {
  fakeBrowser.reset()
  stubLocks()
  opened = []
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: async () => {} })
  Object.assign(fakeBrowser.tabs, {
    create: async ({ url }: { readonly url: string }) => void opened.push(url),
  })
})

async function beConnected(): Promise<void> {
  const server = await serverAddress.getValue()
  await writeCredential(server, { kind: 'token', token: 'token' })
  await writeAccount(server, { state: 'connected', email: 'ada@example.com', firstName: 'Ada' })
}

describe('connecting', () => {
  test('opens the page with the code, and shows the code', async () => {
    const calls = startServer({ 'device/code': () => Response.json(code) })
    expect(await connect()).toBeNull()
    expect(opened).toEqual([code.verification_uri_complete])
    expect(await readAccount()).toMatchObject({ state: 'connecting', userCode: 'BCDF-GHJK' })
    expect(calls).toEqual([{ path: 'device/code', authorization: null, credentials: 'omit' }])
  })

  test.each([
    [() => new Response('', { status: 503 }), 'unavailable'],
    [refused('slow_down'), 'unavailable'],
    [() => Response.json({}, { status: 429 }), 'rate-limited'],
    [() => Response.json({}, { status: 412 }), 'client-outdated'],
  ])('opens nothing when the server refuses', async (given, reason) => {
    startServer({ 'device/code': given })
    expect(await connect()).toBe(reason)
    expect(opened).toEqual([])
    expect((await readAccount()).state).toBe('signed-out')
  })

  test('reports that the server does not answer', async () => {
    startServer({})
    expect(await connect()).toBe('offline')
  })

  test('S57 waits for approval, and stores the token apart from the account', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const levels: object[] = []
    Object.assign(fakeBrowser.storage.local, {
      setAccessLevel: async (level: object) => void levels.push(level),
    })
    let isApproved = false
    const calls = startServer({
      'device/code': () => Response.json(code),
      'device/token': () =>
        isApproved ? Response.json(token) : refused('authorization_pending')(),
    })
    await connect()
    const waiting = awaitApproval()
    await vi.advanceTimersByTimeAsync(6000)
    isApproved = true
    await vi.advanceTimersByTimeAsync(6000)
    await waiting
    expect(await readAccount()).toEqual({
      state: 'connected',
      email: 'ada@example.com',
      firstName: 'Ada',
    })
    expect(await readToken()).toBe('token')
    expect(JSON.stringify(await readAccount())).not.toContain('token')
    expect(levels).toContainEqual({ accessLevel: 'TRUSTED_CONTEXTS' })
    expect(JSON.stringify(await fakeBrowser.storage.sync.get())).toBe('{}')
    expect(calls.map(({ path }) => path)).toEqual([
      'device/code',
      'device/token',
      'device/token',
      'device/token',
    ])
  })

  test('goes on while the server is away', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    startServer({ 'device/code': () => Response.json(code) })
    await connect()
    const waiting = awaitApproval()
    await vi.advanceTimersByTimeAsync(6000)
    expect((await readAccount()).state).toBe('connecting')
    startServer({ 'device/token': () => Response.json(token) })
    await vi.advanceTimersByTimeAsync(6000)
    await waiting
    expect((await readAccount()).state).toBe('connected')
  })

  test.each([
    ['access_denied', 'denied'],
    ['expired_token', 'expired'],
    ['invalid_grant', 'expired'],
  ])('ends with %s', async (error, ended) => {
    startServer({ 'device/code': () => Response.json(code), 'device/token': refused(error) })
    await connect()
    await awaitApproval()
    expect(await readAccount()).toEqual({ state: 'signed-out', ended })
    expect(await readCredential()).toBeNull()
  })

  test('asks no more after it was canceled', async () => {
    const calls = startServer({ 'device/code': () => Response.json(code) })
    await connect()
    await cancelConnecting()
    await awaitApproval()
    expect(calls.map(({ path }) => path)).toEqual(['device/code'])
    expect(await readAccount()).toEqual({ state: 'signed-out', ended: null })
  })
})

describe('a connected extension', () => {
  test('S57 sends its token and no cookie', async () => {
    await beConnected()
    const calls = startServer({ 'session.get': done({ user: null }) })
    await (await openApi()).session.get.query()
    expect(calls).toEqual([
      { path: 'session.get', authorization: 'Bearer token', credentials: 'omit' },
    ])
  })

  test('S57 sends it to no other server', async () => {
    await beConnected()
    await serverAddress.setValue('https://books.example')
    const calls = startServer({ 'session.get': done({ user: null }) })
    await (await openApi()).session.get.query()
    expect(calls[0]?.authorization).toBeNull()
    expect((await readAccount()).state).toBe('signed-out')
  })

  test('S57 forgets a refused token, and asks again without one', async () => {
    await beConnected()
    const states: Account['state'][] = []
    onTestFinished(watchAccount(({ state }) => void states.push(state)))
    let isAsked = false
    const calls = startServer({
      'links.generate': () => {
        if (isAsked) return done({ globalLink: null })()
        isAsked = true
        const headers = { 'www-authenticate': 'Bearer error="invalid_token"' }
        return new Response('{}', { status: 401, headers })
      },
    })
    const made = await (await openApi()).links.generate.mutate({ input: '9780141439587' })
    expect(made.globalLink).toBeNull()
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer token', null])
    expect(await readAccount()).toEqual({ state: 'signed-out', ended: 'ended-elsewhere' })
    expect(await readToken()).toBeNull()
    await vi.waitFor(() => expect(states).toContain('signed-out'))
  })

  test('stays connected when a call is refused for another reason', async () => {
    await beConnected()
    startServer({ 'links.list': () => Response.json([{ error: { data: {} } }], { status: 401 }) })
    await expect((await openApi()).links.list.query()).rejects.toThrow()
    expect((await readAccount()).state).toBe('connected')
  })

  test('ends its session on the server, and here even without one', async () => {
    await beConnected()
    const calls = startServer({ 'devices.disconnect': done({ disconnected: true }) })
    await disconnect()
    expect(calls[0]).toMatchObject({ path: 'devices.disconnect', authorization: 'Bearer token' })
    expect(await readAccount()).toEqual({ state: 'signed-out', ended: null })

    await beConnected()
    startServer({})
    await disconnect()
    expect(await readToken()).toBeNull()
  })
})
