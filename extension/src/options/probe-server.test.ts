import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { probeServer } from './probe-server.ts'

const ADDRESS = 'https://everyshelf.example'

beforeEach(() => {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** A server at the address; `page` is what it answers to anything but the API. */
function startServer(api: () => Response, page: () => Response = api): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return url.includes('/api/trpc/') ? api() : page()
  })
  return asked
}

const identify = (product: string) => () =>
  Response.json([{ result: { data: { product, version: '1.0.0' } } }])
const unreachable = () => {
  throw new TypeError('fetch failed')
}

test('takes the address of a server that says it is Everyshelf, and sends it no token', async () => {
  const asked = startServer(identify('everyshelf'))
  expect(await probeServer('everyshelf.example/')).toEqual({ ok: true, origin: ADDRESS })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toContain(`${ADDRESS}/api/trpc/site.identify`)
  expect(asked[0]?.init.credentials).toBe('omit')
  expect(new Headers(asked[0]?.init.headers).has('authorization')).toBe(false)
})

test('sends no request to an unencrypted or invalid address', async () => {
  const asked = startServer(identify('everyshelf'))
  expect(await probeServer('http://everyshelf.example')).toEqual({
    ok: false,
    reason: 'Use an https address. Only a server on this computer may use http.',
  })
  expect(await probeServer('everyshelf')).toMatchObject({ ok: true })
  expect(await probeServer('not an address')).toEqual({
    ok: false,
    reason: 'Enter only the address, such as https://everyshelf.example.',
  })
  expect(asked).toHaveLength(1)
})

test('says that no server answers', async () => {
  startServer(unreachable)
  expect(await probeServer(ADDRESS)).toEqual({
    ok: false,
    reason: 'No server responded at this address. Check the address and your connection.',
  })
})

test.each([
  ['names another product', identify('othershelf'), identify('othershelf')],
  ['lets no extension read its answers', unreachable, () => new Response('')],
  [
    'has no such call',
    () => new Response('<h1>Not found</h1>', { status: 404 }),
    () => new Response(''),
  ],
])('says of a server that %s that it is not Everyshelf', async (_what, api, page) => {
  startServer(api, page)
  expect(await probeServer(ADDRESS)).toEqual({
    ok: false,
    reason: 'This address works, but it is not an Everyshelf server.',
  })
})

test('R49 says when the server wants a newer extension', async () => {
  const data = { reason: 'client-outdated', details: {}, requestId: 'r1', httpStatus: 412 }
  const error = { message: 'client-outdated', code: -32600, data }
  startServer(() => Response.json({ error }, { status: 412 }))
  const response = await probeServer(ADDRESS)
  expect(response).toMatchObject({ ok: false, reason: expect.stringMatching(/update/i) })
})
