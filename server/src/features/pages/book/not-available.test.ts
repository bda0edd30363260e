import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from '../../../testing/owned-links-app.ts'
import { createRedirectApp } from '../../../testing/redirect-app.ts'

const PAGE = '/book/9780441172719/universal'

describe.each(databaseKinds)('reports of unavailable books on %s', (kind) => {
  let app: OwnedLinksApp

  beforeAll(async () => {
    app = await createOwnedLinksApp(kind)
  }, 60_000)
  afterAll(() => app.close())

  const report = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/book/not-available`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: app.config.publicUrl, ...headers },
      body: new URLSearchParams({ isbn: '9780441172719', link: 'dune', ...fields }),
    })
  const listReports = () =>
    app.outside.db
      .selectFrom('seller_report')
      .select(['linkId', 'seller', 'country', 'reports'])
      .orderBy('seller')
      .execute()

  it('P2 store the seller, country and day, and nothing about the reader', async () => {
    const page = await app.read(`${PAGE}?link=dune`, { 'x-country': 'DE' })
    expect(page).toContain('action="/book/not-available" method="post"')
    expect(page).toContain('<option value="amazon-de">Amazon.de')
    expect(page).toContain('<option value="hugendubel">Hugendubel')
    const response = await report({ store: 'amazon-de', place: 'DE', lang: 'de' })
    expect(response.status).toBe(303)
    expect(response.headers.getSetCookie()).toEqual([])
    const location = response.headers.get('location') ?? ''
    expect(location).toBe(`${PAGE}?link=dune&lang=de&reported=1#report`)
    expect(await app.read(location)).toContain('Danke für Ihre Meldung.')
    await report({ store: 'amazon-de', place: 'DE', link: 'olddune' })
    await report({ store: 'hugendubel', place: 'AT' })
    expect(await listReports()).toEqual([
      { linkId: 'linkada', seller: 'amazon-de', country: 'DE', reports: 2 },
      { linkId: 'linkada', seller: 'hugendubel', country: 'AT', reports: 1 },
    ])
  })

  test.each([
    [{ store: 'evil', place: 'DE' }],
    [{ store: 'amazon-xx', place: 'DE' }],
    [{ store: 'kobo', place: 'XX' }],
    [{ store: 'kobo', place: 'DE', isbn: '//evil.example' }],
    [{ store: 'kobo', place: 'DE', link: '../x' }],
  ])('are ignored without a valid seller, country, book and link: %j', async (fields) => {
    const before = await listReports()
    const response = await report(fields)
    expect(response.headers.get('location')).toBe('/')
    expect(await listReports()).toEqual(before)
  })

  it('S25 are accepted only from pages of this site', async () => {
    const before = await listReports()
    const response = await report(
      { store: 'kobo', place: 'DE' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(response.status).toBe(403)
    expect(await listReports()).toEqual(before)
  })

  it('have no form on a page without a link', async () => {
    expect(await app.read(PAGE)).not.toContain('/book/not-available')
  })
})

describe('a reader who reports too often', () => {
  it('says when to try again', async () => {
    const app = await createRedirectApp({
      limits: { ...limitRules, 'not-available': [{ points: 1, seconds: 60 }] },
    })
    const post = () =>
      fetch(`${app.url}/book/not-available`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          isbn: '9780441172719',
          link: 'dune',
          store: 'kobo',
          place: 'DE',
        }),
      })
    expect((await post()).status).toBe(303)
    const refused = await post()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    await app.close()
  })
})
