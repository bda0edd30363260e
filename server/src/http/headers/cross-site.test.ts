import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import { listAppProcedures } from '../../testing/list-procedures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { limitRules } from '../limits/rate-limits.ts'

let app: TestApp

const plenty = [{ points: 1_000_000, seconds: 60 }]
const unlimited = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, plenty]),
) as unknown as typeof limitRules

beforeAll(async () => {
  app = await createTestApp({ limits: unlimited })
})
afterAll(() => app.close())

const paths = (await listAppProcedures()).map(({ path }) => path)

const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
const FIREFOX = 'moz-extension://6b8c1b4e-1111-4c4c-9d9d-abcdef123456'

interface Caller {
  readonly headers: Record<string, string>
  readonly isRefused: boolean
}

const callers: Readonly<Record<string, Caller>> = {
  'our own page': { headers: { 'sec-fetch-site': 'same-origin' }, isRefused: false },
  'our own origin': { headers: { origin: 'own' }, isRefused: false },
  'a program without cookies': { headers: {}, isRefused: false },
  'Chrome’s extension': { headers: { origin: EXTENSION, cookie: 'a=b' }, isRefused: false },
  'Firefox’s extension': { headers: { origin: FIREFOX }, isRefused: false },
  'a program with a token': {
    headers: { authorization: 'Bearer x', cookie: 'a=b', origin: 'https://elsewhere.test' },
    isRefused: false,
  },
  'another site': { headers: { origin: 'https://evil.test' }, isRefused: true },
  'another site with a cookie': {
    headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', cookie: 'a=b' },
    isRefused: true,
  },
  'a page of the same site': {
    headers: { origin: 'http://sub.localhost', 'sec-fetch-site': 'same-site' },
    isRefused: true,
  },
  'an origin that begins like ours': { headers: { origin: 'own.evil.test' }, isRefused: true },
  'a sandboxed page': { headers: { origin: 'null' }, isRefused: true },
  'a form that hides its origin': { headers: { 'sec-fetch-site': 'cross-site' }, isRefused: true },
  'a program with a cookie': { headers: { cookie: 'a=b' }, isRefused: true },
  'a page named like an extension': {
    headers: { origin: 'https://chrome-extension.evil.test' },
    isRefused: true,
  },
}

const contentTypes: Readonly<Record<string, boolean>> = {
  'application/json': true,
  'application/json; charset=utf-8': true,
  'text/plain': false,
  'application/x-www-form-urlencoded': false,
  'multipart/form-data; boundary=x': false,
  'application/octet-stream': false,
  'application/jsonp': false,
  'text/plain; application/json': false,
}

function post(path: string, headers: Record<string, string>): Promise<Response> {
  const { origin, ...others } = headers
  const ours = origin?.replace(/^own/, app.config.publicUrl)
  return fetch(`${app.url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { ...others, ...(ours && { origin: ours }) },
    body: '{"input":"0143127748"}',
  })
}

describe('the cross-site guard', () => {
  it('knows every procedure', () => {
    expect(paths.length).toBeGreaterThan(3)
  })

  it.each(Object.entries(callers))(
    'S25 meets %s alike at every procedure',
    async (_name, caller) => {
      for (const path of paths) {
        for (const [type, isJson] of Object.entries(contentTypes)) {
          const { status } = await post(path, { ...caller.headers, 'content-type': type })
          if (!isJson) expect(status, `${path} ${type}`).toBe(415)
          else if (caller.isRefused) expect(status, `${path} ${type}`).toBe(403)
          else expect([403, 415], `${path} ${type}`).not.toContain(status)
        }
      }
    },
  )

  it('S25 tells another site nothing that a browser would hand to it', async () => {
    const { headers } = await post('links.generate', {
      origin: 'https://evil.test',
      'content-type': 'application/json',
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('S25 changes nothing by GET', async () => {
    const input = encodeURIComponent('{"input":"0143127748"}')
    const response = await fetch(`${app.url}/api/trpc/links.generate?input=${input}`)
    expect(response.status).toBe(405)
  })

  it.each([EXTENSION, FIREFOX])(
    'answers the preflight of %s without credentials',
    async (origin) => {
      const response = await fetch(`${app.url}/api/trpc/links.generate`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-everyshelf-client',
        },
      })
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-headers')).toContain('x-everyshelf-client')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  it('S25 answers no preflight of another site', async () => {
    const response = await fetch(`${app.url}/api/trpc/links.generate`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(response.ok).toBe(false)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a session cookie that comes along', () => {
  it.each<[string, Record<string, string>]>([
    ['an extension’s origin in Chrome', { origin: EXTENSION }],
    ['an extension’s origin in Firefox', { origin: FIREFOX }],
    ['an Authorization header that is no Bearer token', { authorization: 'Basic YTpi' }],
    ['an empty Authorization header', { authorization: '' }],
    [
      'an Authorization header sent by another site',
      { authorization: 'Token x', origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    ],
  ])('S25 opens nothing beside %s', async (_what, headers) => {
    const own = await createTestApp()
    try {
      const owner = await signIn(own)
      const call = (path: string, input: object, more: Record<string, string>) =>
        fetch(`${own.url}/api/trpc/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: owner.cookies(), ...more },
          body: JSON.stringify(input),
        })
      const fromOwnPage = { origin: own.config.publicUrl }
      expect((await call('profile.update', { username: 'Ada' }, fromOwnPage)).status).toBe(200)
      expect((await call('profile.update', { username: 'Eve' }, headers)).status).toBe(401)
      const read = await fetch(`${own.url}/api/trpc/profile.get`, {
        headers: { cookie: owner.cookies(), ...headers },
      })
      expect(read.status).toBe(401)
      expect((await owner.trpc.profile.get.query()).firstName).toBe('Ada')
    } finally {
      await own.close()
    }
  })
})
