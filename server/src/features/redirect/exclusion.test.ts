import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { ada, bob, createAccountClient, signIn } from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createRedirectApp, type RedirectApp } from '../../testing/redirect-app.ts'

interface RequestFixture {
  readonly who: string
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly from?: 'data-center'
  readonly expected: { readonly reason: string | null; device: string; browser: string }
}

const fixtures: readonly RequestFixture[] = JSON.parse(
  readFileSync(
    new URL('../../../../shared/domain/fixtures/requests.json', import.meta.url),
    'utf8',
  ),
)

const DATA_CENTER = '203.0.113.9'
const isDataCenter = (address: string) => address === DATA_CENTER

describe('S9 recorded requests', () => {
  it('are stored with their classification', async () => {
    const app = await createRedirectApp({ isDataCenter })
    await app.outside.addLink({ id: 'link-ada', slug: 'h7kq2mw' as never })
    await app.send(
      fixtures.map(({ method, headers, from }, index) => ({
        ...(method && { method }),
        target: '/go/h7kq2mw?country=DE',
        headers: [
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          // Each is another visitor, so that no hit is a repeat.
          `X-Forwarded-For: ${from ? DATA_CENTER : `198.51.100.${index}`}`,
          `Referer: https://n${index}.example.org/`,
        ],
      })),
    )
    const hits = await vi.waitFor(async () => {
      const stored = await app.outside.listHits()
      expect(stored).toHaveLength(fixtures.length)
      return new Map(stored.map((hit) => [hit.referrerHost, hit]))
    })
    const stored = fixtures.map(({ who }, index) => {
      const hit = hits.get(`n${index}.example.org`)
      return { who, reason: hit?.excludedBecause, device: hit?.device, browser: hit?.browser }
    })
    expect(stored).toEqual(fixtures.map(({ who, expected }) => ({ who, ...expected })))
    await app.close()
  }, 30_000)
})

/** A browser that has signed in before also sends `known_device`. */
function sessionCookie(cookies: string): string {
  return cookies.split('; ').find((cookie) => cookie.includes('session_token=')) ?? ''
}

describe.each(databaseKinds)('S9 an owner who tests a link on %s', (kind) => {
  let app: RedirectApp
  let cookies: { readonly ada: string; readonly bob: string }
  let userId: string

  beforeAll(async () => {
    app = await createRedirectApp({ kind, isDataCenter })
    const owner = await signIn(app, ada)
    const other = await signIn(app, bob)
    cookies = { ada: sessionCookie(owner.cookies()), bob: sessionCookie(other.cookies()) }
    const users = await app.outside.db.selectFrom('user').select(['id', 'email']).execute()
    userId = users.find(({ email }) => email === ada.email)?.id ?? ''
    await app.outside.addLink({ id: 'link-ada', slug: 'h7kq2mw' as never, ownerId: userId })
  }, 60_000)
  afterAll(() => app.close())

  let requests = 0
  /** The exclusion reason of a hit with these headers. */
  async function reasonOf(headers: readonly string[]): Promise<string | null | undefined> {
    const host = `n${requests++}.example.org`
    const response = await app.open('/go/h7kq2mw?country=DE', [
      `X-Forwarded-For: 198.51.100.${requests}`,
      `Referer: https://${host}/`,
      'Accept-Language: de',
      ...headers,
    ])
    expect(response.status).toBe(302)
    expect(response.headers.map(([name]) => name)).not.toContain('set-cookie')
    return await vi.waitFor(async () => {
      const hit = (await app.outside.listHits()).find(({ referrerHost }) => referrerHost === host)
      if (!hit) throw new Error('not stored yet')
      return hit.excludedBecause
    })
  }

  test('is excluded, with the first hit and later ones', async () => {
    expect(await reasonOf([`Cookie: ${cookies.ada}`])).toBe('own-test')
    expect(await reasonOf([`Cookie: theme=dark; ${cookies.ada}`])).toBe('own-test')
  })

  test('is excluded as a test in a data center too, and as a prefetch before that', async () => {
    const owner = `Cookie: ${cookies.ada}`
    expect(await reasonOf([owner, `X-Forwarded-For: ${DATA_CENTER}`])).toBe('own-test')
    expect(await reasonOf([owner, 'Purpose: prefetch'])).toBe('prefetch')
  })

  test('counts like any reader on another owner’s link', async () => {
    expect(await reasonOf([`Cookie: ${cookies.bob}`])).toBeNull()
    expect(await reasonOf([])).toBeNull()
  })

  test.each([
    ['cut off', (cookie: string) => cookie.slice(0, -8)],
    ['of another token', (cookie: string) => cookie.replace('=', '=Z')],
    ['that is no text', () => 'everyshelf.session_token=%E0%A4%A'],
    ['without a signature', () => 'everyshelf.session_token=abc'],
    ['signed with another secret', () => `everyshelf.session_token=${signed('abc', 'guess')}`],
    ['of another name', (cookie: string) => cookie.replace('everyshelf', 'otherstory')],
  ])('counts with a cookie %s', async (_state, change) => {
    expect(await reasonOf([`Cookie: ${change(cookies.ada)}`])).toBeNull()
  })

  test('counts when the session has ended', async () => {
    const again = createAccountClient(app)
    await again.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    await app.outside.db.deleteFrom('session').where('userId', '=', userId).execute()
    expect(again.cookies()).toContain('session_token=')
    expect(await reasonOf([`Cookie: ${again.cookies()}`])).toBeNull()
  })
})

function signed(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}
