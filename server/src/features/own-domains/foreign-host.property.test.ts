import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ada, bob, signIn } from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { headerOf, sendRaw } from '../../testing/raw-client.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { serveOwnDomain } from '../../testing/serve-own-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ADA = 'books.ada.example'
const BOB = 'books.bob.example'
/** What opens at the stores of each owner's link, and in no other. */
const BOOKS = { [ADA]: '9780141439587', [BOB]: '9780141439518' }
const STORE = { [ADA]: /0141439580/, [BOB]: /0141439513/ }

describe.each(databaseKinds)('S86 on %s', (database) => {
  let app: TestApp
  const slugs: Record<string, string> = {}

  beforeAll(async () => {
    app = await createTestApp({ database, authLimits: relaxedAuthLimits })
    for (const [host, account] of [
      [ADA, ada],
      [BOB, bob],
    ] as const) {
      const client = await signIn(app, account)
      slugs[host] = (await client.trpc.links.save.mutate({ isbn: BOOKS[host] })).slug
      await serveOwnDomain(app, host, account.email)
    }
    await vi.waitFor(async () => expect((await open(ADA, '/nothing-here')).status).toBe(404), 5000)
    await vi.waitFor(async () => expect((await open(BOB, '/nothing-here')).status).toBe(404), 5000)
  }, 60_000)
  afterAll(() => app.close())

  async function open(host: string, target: string, headers: readonly string[] = []) {
    const [response] = await sendRaw(app.url, [{ target, host, headers }])
    if (!response) throw new Error('no response')
    return { ...response, location: headerOf(response, 'location') ?? '' }
  }

  const written = fc.constantFrom(
    (host: string) => host,
    (host: string) => host.toUpperCase(),
    (host: string) => `${host}.`,
    (host: string) => `${host}:8443`,
    (host: string) => `${host}.:443`,
  )
  const below = fc.constantFrom(
    (slug: string) => `/${slug}`,
    (slug: string) => `/${slug.toUpperCase()}.`,
    (slug: string) => `//${slug}`,
    (slug: string) => `/%2F${slug}`,
    (slug: string) => `/go/${slug}`,
    (slug: string) => `/./${slug}`,
    (slug: string) => `/${slug}?link=${slug}&isbn=9780141439518`,
    (slug: string) => `http://${ADA}/${slug}`,
    (slug: string) => `http://${BOB}/go/${slug}`,
  )
  const more = fc.subarray([
    `X-Forwarded-Host: ${BOB}`,
    `X-Forwarded-Host: ${ADA}`,
    `X-Original-URL: /go/x`,
    `Forwarded: host=${BOB}`,
  ])
  const hosts = fc.constantFrom(ADA, BOB)

  it('a host opens no link of another owner, however host and path are written', async () => {
    await fc.assert(
      fc.asyncProperty(hosts, hosts, written, below, more, async (at, of, host, path, headers) => {
        const { status, location, body } = await open(host(at), path(slugs[of] ?? ''), headers)
        expect([302, 404]).toContain(status)
        if (status === 302) expect(location).toMatch(STORE[at])
        if (status === 302) expect(at).toBe(of)
        expect(body).not.toContain('<script')
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('the first of two Host headers counts, or none', async () => {
    const { status, location } = await open(ADA, `/${slugs[BOB]}`, [`Host: ${BOB}`])
    expect([status === 404 || status === 400, location]).toEqual([true, ''])
  })

  it('answers as the domain, also where its name ends with a dot', async () => {
    for (const host of [`${ADA}.`, `${ADA}.:443`]) {
      expect((await open(host, `/${slugs[ADA]}`)).location).toMatch(STORE[ADA])
      expect((await open(host, '/dashboard')).status).toBe(404)
    }
  })
})
