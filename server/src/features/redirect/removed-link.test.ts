import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { databaseKinds } from '../../testing/databases.ts'
import {
  createRedirectApp,
  locationOf,
  type RedirectApp,
  readTags,
} from '../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGE = '/book/9780143127741/universal'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe.each(databaseKinds)('a link that its owner removed, on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    await app.outside.addOwner({
      affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
      premiumUntil: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    })
    const removed = [
      { id: 'link-lately', slug: 'lately2', removedAt: daysAgo(29) },
      { id: 'link-ago', slug: 'ago2222', removedAt: daysAgo(31), identifier: '9780306406157' },
      { id: 'link-years', slug: 'years22', removedAt: daysAgo(4000), identifier: '9780141439518' },
    ]
    for (const link of removed) await app.outside.addLink(link as never)
    await app.outside.addLink({
      id: 'link-off',
      slug: 'off2222' as never,
      identifier: '9780441172719',
      removedAt: daysAgo(31),
      disabledAt: daysAgo(2),
      disabledReason: 'Spam',
    } as never)
  }, 60_000)
  afterAll(() => app.close())

  test.each([
    ['a day before the 30th', '/go/lately2', `${PAGE}?link=lately2`],
    ['a day after the 30th', '/go/ago2222', '/book/9780306406157/universal?link=ago2222'],
    ['after years', '/go/years22', '/book/9780141439518/universal?link=years22'],
  ])('R16 shows the book’s page %s', async (_when, target, page) => {
    const response = await app.open(target, ['X-Country: DE'])
    expect([response.status, locationOf(response)]).toEqual([302, page])
  })

  test.each(['lately2', 'ago2222', 'years22'])(
    'adds no tag to %s, not even the default',
    async (slug) => {
      for (const country of ['US', 'DE', 'GB', 'AU']) {
        const response = await app.open(`/go/${slug}?country=${country}`)
        expect(response.status).toBe(302)
        expect(locationOf(response)).toMatch(/^https:\/\/www\.amazon\.[a-z.]+\/dp\/[\dX]{10}$/)
      }
    },
  )

  test.each(['lately2', 'off2222'])(
    'adds no tag to a button for another book, with %s',
    async (slug) => {
      const response = await app.open(`/out/amazon-us/9780061120084?link=${slug}`)
      expect(locationOf(response)).toBe('https://www.amazon.com/dp/0061120081')
    },
  )

  it('has a reader page with its own links, without an affiliate tag', async () => {
    const page = await app.open(`${PAGE}?link=lately2`, ['X-Country: DE'])
    expect(page.status).toBe(200)
    expect(page.body).toContain('href="/out/amazon-de/9780143127741?country=DE&amp;link=lately2"')
    expect(page.body).not.toContain('(paid link)')
    expect(page.body).not.toContain('As an Amazon Associate')
    const route = await app.trpc.routes.explain.query({
      input: `${app.config.publicUrl}/go/lately2`,
      country: 'DE',
    })
    expect(route).toMatchObject({ isRemoved: true, tag: null, tagOwner: 'none' })
    expect(route.firstPath).toBe(`${PAGE}?link=lately2`)
  })

  it('counts for its former owner for 30 days, and then for no one', async () => {
    for (const slug of ['lately2', 'ago2222']) {
      await app.open(`/go/${slug}?country=FR`, [`Referer: https://${slug}.example.org/`])
    }
    const hits = await vi.waitFor(async () => {
      const stored = await app.outside.listHits()
      const found = ['lately2', 'ago2222'].map((slug) =>
        stored.find(({ referrerHost }) => referrerHost === `${slug}.example.org`),
      )
      expect(found).not.toContain(undefined)
      return found
    })
    expect(hits).toMatchObject([
      { identifier: '9780143127741', ownerId: 'user-ada' },
      { identifier: '9780306406157', ownerId: null },
    ])
  })

  it('stops working only when an admin disabled it', async () => {
    expect((await app.open('/go/off2222')).status).toBe(410)
  })
})
