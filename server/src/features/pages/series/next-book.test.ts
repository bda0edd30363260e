import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { addAccount } from '../../../testing/account-rows.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp, locationOf, readTags } from '../../../testing/redirect-app.ts'
import { createSeriesApp, type SeriesApp } from '../../../testing/series-app.ts'

const FIVE = '059309932X'
const TWO = '9780306406157'
const THREE = '9780441172719'
const IN_A_YEAR = String(new Date().getUTCFullYear() + 2)

const settingsOf = (part: object) => formatLinkSettings(parseLinkSettings(JSON.stringify(part)))

describe.each(databaseKinds)('the next book after a book, on %s', (kind) => {
  let app: SeriesApp

  beforeAll(async () => {
    app = await createSeriesApp(kind)
  }, 60_000)
  afterAll(() => app.close())

  const openNext = (slug: string, ...headers: string[]) => app.open(`/next/${slug}`, headers)
  const landFrom = async (slug: string, ...headers: string[]) =>
    locationOf(await openNext(slug, ...headers))

  it('opens at the reader’s store without any tag, and the click counts', async () => {
    await app.addSeries('plain', [
      { slug: 'pla-1', position: 100 },
      { slug: 'pla-2', position: 200 },
    ])
    const before = (await app.outside.listHits()).length
    const response = await openNext('pla-1', 'X-Country: DE')
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe('https://www.amazon.de/dp/0306406152')
    const hits = await app.outside.listHits()
    expect(hits).toHaveLength(before + 1)
    expect(hits.at(-1)).toMatchObject({
      ownerId: 'user-plain',
      identifier: TWO,
      country: 'DE',
      marketplace: 'de',
      channel: 'ebook',
      excludedBecause: null,
    })
    // The same link opened directly has the owner's tag.
    expect(locationOf(await app.open('/go/pla-2', ['X-Country: DE']))).toContain('tag=ada-21')
  })

  it('counts for print when the reader came by a slug for print', async () => {
    const { db } = app.outside
    const { linkId } = await db
      .selectFrom('link_slug')
      .select('linkId')
      .where('slug', '=', 'pla-1' as never)
      .executeTakeFirstOrThrow()
    const createdAt = '2026-11-26T08:00:00.000Z' as never
    await db
      .insertInto('link_slug')
      .values([
        { slug: 'pla-print' as never, linkId, channel: 'print', createdAt },
        { slug: 'pla-ebook' as never, linkId, channel: 'ebook', createdAt },
        { slug: 'pla-mail' as never, linkId, channel: 'mail', createdAt },
      ])
      .execute()
    for (const [slug, channel] of [
      ['pla-print', 'print'],
      ['pla-ebook', 'ebook'],
      ['pla-mail', 'ebook'],
    ] as const) {
      expect(await landFrom(slug, 'X-Country: DE')).toBe('https://www.amazon.de/dp/0306406152')
      expect((await app.outside.listHits()).at(-1)).toMatchObject({ channel, identifier: TWO })
    }
  })

  it('skips books that are removed, disabled, or not published yet', async () => {
    await app.addSeries('gaps', [
      { slug: 'gap-1', position: 100 },
      { slug: 'gap-2', position: 150, link: { removedAt: '2026-04-01T08:00:00.000Z' } },
      { slug: 'gap-3', position: 200, link: { disabledAt: '2026-04-01T08:00:00.000Z' } },
      {
        slug: 'gap-4',
        position: 300,
        link: { details: toJsonText({ publishedOn: IN_A_YEAR }) },
      },
      {
        slug: 'gap-5',
        position: 400,
        link: { details: toJsonText({ publishedOn: '2020-02' }) },
      },
    ])
    expect(await landFrom('gap-1', 'X-Country: US')).toBe(`https://www.amazon.com/dp/${FIVE}`)
  })

  it('shows the page of the series after the last book, with the country of the address', async () => {
    expect(await landFrom('pla-2')).toBe('/series/plain?in=book')
    expect(await landFrom('pla-2?country=at')).toBe('/series/plain?in=book&country=AT')
    expect(await landFrom('gap-5')).toBe('/series/gaps?in=book')
  })

  it('shows the page of the series where no edition of the next book is sold', async () => {
    const settings = settingsOf({
      editions: [{ format: 'paperback', identifier: TWO, notSoldIn: ['JP'] }],
    })
    await app.addSeries('unsold', [
      { slug: 'uns-1', position: 100 },
      { slug: 'uns-2', position: 200, link: { settings } },
      { slug: 'uns-3', position: 300 },
    ])
    expect(await landFrom('uns-1', 'X-Country: JP')).toBe('/series/unsold?in=book')
    expect(await landFrom('uns-1', 'X-Country: DE')).toBe('https://www.amazon.de/dp/0306406152')
  })

  it('applies the rules and the mode of the next book, without tags', async () => {
    const kobo = { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } }
    await app.addSeries('rules', [
      { slug: 'rul-1', position: 100 },
      { slug: 'rul-2', position: 200, link: { settings: settingsOf({ rules: [kobo] }) } },
      { slug: 'rul-3', position: 300, link: { settings: settingsOf({ mode: 'choose' }) } },
    ])
    expect(await landFrom('rul-1', 'X-Country: DE')).toContain('https://www.kobo.com/')
    // Without a slug for ebooks, its page would have tags.
    expect(await landFrom('rul-2', 'X-Country: DE')).toBe('https://www.amazon.de/dp/0441172717')
  })

  it('opens the page of the next book by its slug for ebooks, so that its buttons carry no tags', async () => {
    await app.addSeries('choose', [
      { slug: 'cho-1', position: 100 },
      { slug: 'cho-2', position: 200, link: { settings: settingsOf({ mode: 'choose' }) } },
    ])
    const { db } = app.outside
    const { linkId } = await db
      .selectFrom('link_slug')
      .select('linkId')
      .where('slug', '=', 'cho-2' as never)
      .executeTakeFirstOrThrow()
    const createdAt = '2026-11-26T08:00:00.000Z' as never
    await db
      .insertInto('link_slug')
      .values({ slug: 'cho-ebook' as never, linkId, channel: 'ebook', createdAt })
      .execute()
    expect(await landFrom('cho-1', 'X-Country: DE')).toBe(`/book/${TWO}/universal?link=cho-ebook`)
  })

  it('follows the next book that the owner set, and ends where that would go around', async () => {
    await app.addSeries('around', [
      { slug: 'aro-1', position: 100, next: 'aro-3', link: { removedAt: null } },
      { slug: 'aro-2', position: 200 },
      {
        slug: 'aro-3',
        position: 300,
        next: 'aro-1',
        link: { removedAt: '2026-04-01T08:00:00.000Z' },
      },
    ])
    expect(await landFrom('aro-2')).toBe('https://www.amazon.com/dp/0143127748')
    expect(await landFrom('aro-1')).toBe('/series/around?in=book')
  })

  it('works after the book was removed, and after it left the series', async () => {
    await app.addSeries('former', [
      { slug: 'for-1', position: 100, link: { removedAt: '2026-04-01T08:00:00.000Z' } },
      { slug: 'for-2', position: 200 },
      { slug: 'for-3', position: 300, leftAt: '2026-04-01T08:00:00.000Z' },
    ])
    expect(await landFrom('for-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0306406152')
    expect(await landFrom('for-3')).toBe('/series/former?in=book')
  })

  it('takes the series in the address for a book in several, else the first one', async () => {
    await app.addSeries('second', [
      { slug: 'pla-1', position: 100 },
      { slug: 'sec-2', position: 200, link: { identifier: THREE } },
    ])
    expect(await landFrom('pla-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0306406152')
    const inSecond = 'https://www.amazon.com/dp/0441172717'
    expect(await landFrom('pla-1?series=second', 'X-Country: US')).toBe(inSecond)
    await app.outside.db
      .insertInto('series_slug')
      .values({ slug: 'old-second' as never, seriesId: 'series-second', createdAt: '' })
      .execute()
    expect(await landFrom('pla-1?series=old-second', 'X-Country: US')).toBe(inSecond)
  })

  it('finds in an unpublished series only the books that were published', async () => {
    const settings = settingsOf({})
    const unpublishedAt = '2026-04-01T08:00:00.000Z'
    await app.addSeries(
      'once',
      [
        { slug: 'onc-1', position: 100 },
        { slug: 'onc-2', position: 200, link: { settings } },
        { slug: 'onc-3', position: 300 },
      ],
      { unpublishedAt },
    )
    await app.outside.db
      .updateTable('series_book')
      .set({ addedAt: '2026-05-01T08:00:00.000Z' })
      .where('linkId', '=', 'link-onc-2')
      .execute()
    expect(await landFrom('onc-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0441172717')
    expect(await landFrom('onc-3')).toBe('/series/once?in=book')
  })

  it('S61 leads to the book itself while the owner of the series is banned', async () => {
    const { userId: ownerId } = await addAccount(app.database, { name: 'Banned' })
    const books = [
      { slug: 'ban-1', position: 100 },
      { slug: 'ban-2', position: 200 },
    ] as const
    await app.addSeries('banned', books, { ownerId })
    const ban = (bannedAt: string | null) =>
      app.database.db
        .updateTable('user')
        .set({ bannedAt: bannedAt as never })
        .where('id', '=', ownerId)
        .execute()
    await ban('2026-04-01T08:00:00.000Z')
    expect(await landFrom('ban-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0143127748')
    await ban(null)
    expect(await landFrom('ban-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0306406152')
  })

  it('leads to the book itself without a tag while the series is a draft, and for a book in no series', async () => {
    const books = [
      { slug: 'dra-1', position: 100 },
      { slug: 'dra-2', position: 200 },
    ] as const
    await app.addSeries('draft', books, { publishedAt: null })
    await app.outside.addLink({
      id: 'link-alone',
      slug: 'alone2' as never,
      ownerId: 'user-plain',
      identifier: THREE,
    })
    expect(await landFrom('dra-1', 'X-Country: US')).toBe('https://www.amazon.com/dp/0143127748')
    expect(await landFrom('alone2', 'X-Country: US')).toBe('https://www.amazon.com/dp/0441172717')
    await app.outside.db
      .insertInto('link_slug')
      .values({
        slug: 'alone-ebook' as never,
        linkId: 'link-alone',
        channel: 'ebook',
        createdAt: '2026-11-26T08:00:00.000Z' as never,
      })
      .execute()
    expect(await landFrom('alone2')).toBe(`/book/${THREE}/universal?link=alone-ebook`)
  })

  it('opens the page of a book that is not sold in the reader’s country without any tag', async () => {
    const settings = settingsOf({
      editions: [{ format: 'paperback', identifier: THREE, notSoldIn: ['US'] }],
      mode: 'choose',
    })
    await app.outside.addOwner({
      userId: 'user-tagged',
      publicId: 'taggedtagged2345' as never,
      affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
      programIds: toJsonText({ bam: { publisherId: '4711', adId: '42' } }),
      premiumUntil: '2099-01-01T00:00:00.000Z',
    })
    await app.outside.addLink({
      id: 'link-unsold',
      slug: 'unsold2' as never,
      ownerId: 'user-tagged',
      identifier: THREE,
      settings,
    })
    const listStores = async (path: string) => {
      const page = await app.read(path, { 'x-country': 'US' })
      const targets = [...page.matchAll(/href="(\/(?:out|redirect|go|amazon)[^"]+)"/g)]
      const locations: string[] = []
      for (const [, target = ''] of targets) {
        const response = await app.open(target.replaceAll('&amp;', '&'), ['X-Country: US'])
        locations.push(locationOf(response) ?? target)
      }
      return { page, locations }
    }
    const path = (await landFrom('unsold2', 'X-Country: US')) ?? ''
    expect(path).toBe(`/book/${THREE}/universal?link=unsold2&in=book`)
    const { page, locations } = await listStores(path)
    expect(locations.length).toBeGreaterThan(5)
    expect(locations.filter((url) => /tag=|4711|shelf/.test(url))).toEqual([])
    expect(page).not.toContain('/go/unsold2')
    expect(page.match(/name="in" value="book"/g)).toHaveLength(3)
    expect(page).toContain(`link=unsold2&amp;lang=de&amp;in=book`)
    expect((await app.outside.listHits()).at(-1)).toMatchObject({ channel: 'ebook' })
    // The same page, opened by its own link, has the owner's ID.
    const own = await listStores(path.replace('&in=book', ''))
    expect(own.locations.filter((url) => url.includes('4711'))).toHaveLength(1)
  })

  test.each([
    ['nothing23', 404],
    ['x', 404],
    ['gap-3', 302],
  ])('answers /next/%s with %i', async (slug, status) => {
    expect((await openNext(slug)).status).toBe(status)
  })

  it('has the headers of every redirect', async () => {
    const response = await fetch(`${app.url}/next/pla-1`, { redirect: 'manual' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-click': expect.stringMatching(/^\d+$/),
    })
  })

  it('records a HEAD request as a hit that is no click', async () => {
    await fetch(`${app.url}/next/pla-1`, { redirect: 'manual', method: 'HEAD' })
    const hits = await app.outside.listHits()
    expect(hits.at(-1)).toMatchObject({ identifier: TWO, excludedBecause: expect.any(String) })
  })
})

it('counts readers of the next book against the limits of their network', async () => {
  const app = await createRedirectApp({
    limits: {
      ...limitRules,
      'redirect-count': [{ points: 1, seconds: 60 }],
      redirect: [{ points: 2, seconds: 60 }],
    },
  })
  const statuses = []
  for (let count = 0; count < 3; count++) statuses.push((await app.open('/next/nothing23')).status)
  expect(statuses).toEqual([404, 404, 429])
  await app.close()
})
