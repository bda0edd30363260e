import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from '../../testing/owned-links-app.ts'
import { locationOf } from '../../testing/redirect-app.ts'

const PAGE = '/book/9780441172719/universal'

describe.each(databaseKinds)('slugs for ebooks and printed books on %s', (kind) => {
  let app: OwnedLinksApp

  beforeAll(async () => {
    app = await createOwnedLinksApp(kind)
    const createdAt = '2026-11-26T08:00:00.000Z' as never
    const { db } = app.outside
    await db
      .insertInto('link_slug')
      .values([
        { slug: 'dunebook' as never, linkId: 'linkada', createdAt, channel: 'ebook' },
        { slug: 'duneprint' as never, linkId: 'linkada', createdAt, channel: 'print' },
        { slug: 'bobbook' as never, linkId: 'linkbob', createdAt, channel: 'ebook' },
      ])
      .execute()
  }, 60_000)
  afterAll(() => app.close())

  const lastHit = async () => (await app.outside.listHits()).at(-1)
  let readers = 0
  /** Each time by another reader, since repeats do not count. */
  const openFrom = async (country: string, path: string, headers: readonly string[] = []) => {
    const address = `198.51.${100 + (++readers >> 8)}.${readers & 255}`
    const sent = [`x-country: ${country}`, `X-Forwarded-For: ${address}`, ...headers]
    return locationOf(await app.open(path, sent)) ?? ''
  }

  test('lead like the link’s own slug, which carries a tag in Germany, and carry none', async () => {
    expect(await openFrom('DE', '/go/dune')).toContain('tag=ada-21')
    const hitOfWeb = await lastHit()
    expect(hitOfWeb).toMatchObject({ channel: null, ownerId: 'user-ada' })
    for (const [slug, channel] of [
      ['dunebook', 'ebook'],
      ['duneprint', 'print'],
    ]) {
      expect(await openFrom('DE', `/go/${slug}`)).toBe('https://www.amazon.de/dp/B00B7NPRY8')
      expect(await lastHit()).toMatchObject({ channel, ownerId: 'user-ada' })
    }
  })

  test.each(['US', 'AU', 'GB', 'IN'])('carry no service tag in %s', async (country) => {
    expect(await openFrom(country, '/go/bobdune')).toMatch(
      country === 'IN' ? /amazon/ : /tag=shelf/,
    )
    for (const slug of ['dunebook', 'duneprint', 'bobbook']) {
      expect(await openFrom(country, `/go/${slug}`)).not.toMatch(/tag=|shelf/)
    }
  })

  test('carry no affiliate ID at other retailers, and count there', async () => {
    expect(await openFrom('US', '/out/bam/9780441172719?link=dune')).toContain('4711')
    const location = await openFrom('US', '/out/bam/9780441172719?link=duneprint')
    expect(location).toContain('booksamillion.com')
    expect(location).not.toContain('4711')
    expect(await lastHit()).toMatchObject({ channel: 'print', retailer: 'bam' })
  })

  it('shows a reader page whose buttons keep the slug, without tags and without a disclosure', async () => {
    const read = (slug: string) => app.read(`${PAGE}?link=${slug}`, { 'x-country': 'US' })
    expect(await read('dune')).toContain('As an Amazon Associate I earn')
    const page = await read('dunebook')
    expect(page).toContain('Signed copies')
    expect(page).not.toContain('As an Amazon Associate I earn')
    expect(page).not.toContain('(paid link)')
    const targets = [...page.matchAll(/href="(\/out\/[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    expect(targets.length).toBeGreaterThan(5)
    expect(page).not.toMatch(/href="\/(?:redirect|go\/dune")/)
    for (const target of targets) {
      expect(target).toContain('link=dunebook')
      expect(await openFrom('US', target)).not.toMatch(/tag=|4711|shelf/)
    }
  })

  it('lists all Amazon stores without tags', async () => {
    const page = await app.read('/amazon-marketplace/dunebook', { 'x-country': 'DE' })
    const targets = [...page.matchAll(/href="(\/out\/amazon-[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    expect(targets.length).toBeGreaterThan(15)
    for (const target of targets) {
      expect(target).toContain('link=dunebook')
      expect(await openFrom('DE', target)).not.toContain('tag=')
    }
  })

  it('counts clicks for the campaign of the slug, also of a slug for the web', async () => {
    const { db } = app.outside
    const createdAt = '2026-11-26T08:00:00.000Z' as never
    await db
      .insertInto('link_slug')
      .values([
        {
          slug: 'dunemail' as never,
          linkId: 'linkada',
          createdAt,
          channel: 'mail',
          campaign: 'May',
        },
        {
          slug: 'dunefair' as never,
          linkId: 'linkada',
          createdAt,
          channel: 'web',
          campaign: 'Book fair',
        },
      ])
      .execute()
    for (const [slug, channel, campaign] of [
      ['dunemail', 'mail', 'May'],
      ['dunefair', null, 'Book fair'],
      ['dune', null, null],
    ]) {
      await openFrom('DE', `/go/${slug}?utm_campaign=ignored`)
      expect(await lastHit()).toMatchObject({ channel, campaign, ownerId: 'user-ada' })
      await openFrom('US', `/out/bam/9780441172719?link=${slug}`)
      expect(await lastHit()).toMatchObject({ channel, campaign, retailer: 'bam' })
    }
  })

  it('S76 stores 200 different referrers and languages of an owner and day, and counts every click', async () => {
    const before = (await app.outside.listHits()).length
    const opened = Array.from({ length: 220 }, (_, index) => index)
    for (const index of opened) {
      const referrer = `Referer: https://blog-${index}.example.org/`
      await openFrom('DE', '/go/bobdune', [referrer, `Accept-Language: de-x-a${index}`])
    }
    const hits = (await app.outside.listHits()).slice(before)
    expect(hits.filter(({ excludedBecause }) => excludedBecause === null)).toHaveLength(220)
    const hosts = new Set(hits.map(({ referrerHost }) => referrerHost))
    expect([hosts.size, hosts.has(null)]).toEqual([201, true])
    expect(hits.at(-1)).toMatchObject({ referrerHost: null, language: 'de' })
    expect(new Set(hits.map(({ language }) => language)).size).toBeLessThanOrEqual(201)
  })

  it('S76 counts clicks only for the campaign in the URL if the owner wants that, also after the page', async () => {
    const setSettings = (settings: object) =>
      app.outside.db
        .updateTable('saved_link')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', 'linkada')
        .execute()
    const { settings: before } = await app.outside.db
      .selectFrom('saved_link')
      .select('settings')
      .where('id', '=', 'linkada')
      .executeTakeFirstOrThrow()
    await setSettings({ recordUtm: true })
    const openWith = async (query: string) => {
      await openFrom('DE', `/go/dunemail?${query}`)
      return (await lastHit())?.campaign
    }
    await expect
      .poll(() => openWith('utm_campaign=Spring+sale'), { timeout: 3000 })
      .toBe('Spring sale')
    expect(await openWith('utm_source=news')).toBe('news')
    expect(await openWith('utm_medium=email')).toBe('May')
    await openFrom('DE', '/go/dunemail?utm_campaign=Invented', ['sec-purpose: prefetch'])
    expect(await lastHit()).toMatchObject({ campaign: 'May', excludedBecause: 'prefetch' })

    await setSettings({ recordUtm: true, mode: 'choose' })
    const path = '/go/dunemail?utm_campaign=Spring+sale'
    await expect
      .poll(() => openFrom('DE', path), { timeout: 3000 })
      .toBe(`${PAGE}?link=dunemail&utm_campaign=Spring%20sale`)
    const page = await app.read(await openFrom('DE', path), { 'x-country': 'DE' })
    const targets = [...page.matchAll(/href="(\/out\/[^"]+)"/g)].map(([, target = '']) =>
      target.replaceAll('&amp;', '&'),
    )
    expect(targets.length).toBeGreaterThan(5)
    for (const target of targets) {
      await openFrom('DE', target)
      expect(await lastHit()).toMatchObject({ channel: 'mail', campaign: 'Spring sale' })
    }
    await app.outside.db
      .updateTable('saved_link')
      .set({ settings: before })
      .where('id', '=', 'linkada')
      .execute()
    await expect
      .poll(() => openFrom('DE', '/go/dunemail'), { timeout: 3000 })
      .toContain('amazon.de')
  })

  it('S76 counts the owner’s campaigns although invented ones used up the day', async () => {
    const setSettings = (settings: string) =>
      app.outside.db
        .updateTable('saved_link')
        .set({ settings })
        .where('id', '=', 'linkada')
        .execute()
    const { settings: before } = await app.outside.db
      .selectFrom('saved_link')
      .select('settings')
      .where('id', '=', 'linkada')
      .executeTakeFirstOrThrow()
    await setSettings('{"recordUtm":true}')
    const open = (campaign: string) =>
      openFrom('DE', `/go/dunemail?utm_campaign=${encodeURIComponent(campaign)}`)
    const openWith = async (campaign: string) => {
      await open(campaign)
      return (await lastHit())?.campaign
    }
    await expect.poll(() => openWith('Invented 0'), { timeout: 3000 }).toBe('Invented 0')
    for (let index = 1; index < 210; index++) await open(`Invented ${index}`)
    expect(await openWith('Invented 210')).toBe('May')
    await expect.poll(() => openWith('Book fair'), { timeout: 3000 }).toBe('Book fair')
    await setSettings(before)
    await expect.poll(() => openWith('Book fair'), { timeout: 3000 }).toBe('May')
  })

  it('opens the page of a link in choose mode by the slug of the channel', async () => {
    await app.outside.db
      .updateTable('saved_link')
      .set({ settings: '{"mode":"choose"}' })
      .where('id', '=', 'linkbob')
      .execute()
    const open = () => openFrom('US', '/go/bobbook')
    await expect.poll(open, { timeout: 3000 }).toBe(`${PAGE}?link=bobbook`)
  })

  test('carry no tag on an address that names another book', async () => {
    expect(await openFrom('US', '/out/amazon-us/9780143127741?link=bobdune')).toContain('tag=shelf')
    expect(await openFrom('US', '/out/amazon-us/9780143127741?link=dunebook')).toBe(
      'https://www.amazon.com/dp/0143127748',
    )
  })

  it('shows another book than the link’s without tags', async () => {
    const page = await app.read('/book/9780143127741/universal?link=duneprint', {
      'x-country': 'US',
    })
    expect(page).not.toContain('As an Amazon Associate I earn')
    const [, button = ''] = /href="(\/out\/amazon-us\/[^"]+)"/.exec(page) ?? []
    expect(await openFrom('US', button.replaceAll('&amp;', '&'))).toBe(
      'https://www.amazon.com/dp/0143127748',
    )
  })
})
