import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { defaultPageDesign, type PageDesign } from '@everyshelf/domain/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { createTransact } from '../../../db/transact.ts'
import { erasePersonalData } from '../../../personal-data.ts'
import { signIn } from '../../../testing/account-client.ts'
import { addAccount } from '../../../testing/account-rows.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createSeriesApp, type SeriesApp } from '../../../testing/series-app.ts'
import { createAdminSeriesService } from './admin-series.service.ts'
import { createSeriesPagesRepo } from './series-pages.repo.ts'

const LONG_AGO = '2026-04-01T08:00:00.000Z'
const inGermany = { 'x-country': 'DE', 'accept-language': 'en' }
const titled = (title: string, more: object = {}) => ({
  details: toJsonText({ title, authors: ['Ada Vale'], ...more }),
})

const description = `A marsh in winter. ${'More. '.repeat(60)}`

describe.each(databaseKinds)('the page of a series on %s', (kind) => {
  let app: SeriesApp
  const open = (path: string, headers: Record<string, string> = inGermany) =>
    fetch(app.url + path, { headers, redirect: 'manual' })
  const read = (path: string, headers: Record<string, string> = inGermany) =>
    app.read(path, headers)

  beforeAll(async () => {
    app = await createSeriesApp(kind)
    await app.addSeries(
      'salt',
      [
        { slug: 'sal-1', position: 100, link: titled('Salt <1>', { description }) },
        { slug: 'sal-2', position: 150, link: titled('Brine') },
        { slug: 'sal-3', position: 200, link: titled('Tide', { publishedOn: '2099-05-04' }) },
        { slug: 'sal-4', position: 300, link: { ...titled('Gone'), removedAt: LONG_AGO } },
      ],
      { name: 'The Salt "Trilogy"', text: 'Three winters\non the marsh.' },
    )
  }, 60_000)
  afterAll(() => app.close())

  it('lists the books in reading order with their numbers, and names the reader’s store', async () => {
    const page = await read('/series/salt')
    expect(page).toContain('<h1>The Salt &quot;Trilogy&quot;</h1>')
    expect(page).toContain('>by Ada Vale</p>')
    expect(page).toContain('>3 books</p>')
    expect(page).toContain('Three winters\non the marsh.')
    const numbers = [...page.matchAll(/class="sr-number">([^<]+)/g)].map(([, number]) => number)
    expect(numbers).toEqual(['Book 1', 'Book 1.5', 'Book 2'])
    expect(page).toContain('Salt &lt;1&gt;')
    expect(page).toContain('Coming May 4, 2099')
    expect(page).not.toContain('Gone')
    expect(page).toContain('href="/go/sal-2" rel="sponsored nofollow">View at Amazon.de</a>')
    expect(page).toContain('href="/book/9780306406157/universal?link=sal-2"')
  })

  it('says once who earns, and has the sentence of Amazon’s program', async () => {
    const page = await read('/series/salt')
    expect(page).toContain('The creator of this page may earn a commission from links marked')
    expect(page.match(/As an Amazon Associate I earn from qualifying purchases\./g)).toHaveLength(1)
  })

  it('has no tags for readers who come from a book', async () => {
    // Before the books have slugs for ebooks, and after.
    const early = await read('/series/salt?in=book')
    expect(early).toContain('href="https://www.amazon.de/dp/0306406152"')
    expect(early).not.toMatch(/tag=|\/go\/sal|link=sal|sponsored/)
    const slugs = ['sal-1', 'sal-2', 'sal-3'].map((slug) => ({
      slug: `${slug}-ebook` as never,
      linkId: `link-${slug}`,
      channel: 'ebook' as const,
      createdAt: LONG_AGO as never,
    }))
    await app.outside.db.insertInto('link_slug').values(slugs).execute()
    const page = await read('/series/salt?in=book')
    expect(page).toContain('href="/go/sal-2-ebook"')
    expect(page).toContain('href="/book/9780306406157/universal?link=sal-2-ebook"')
    expect(page).not.toMatch(/sponsored|\(paid link\)|Amazon Associate|may earn/)
    expect(page).not.toContain('"/go/sal-2"')
    expect(page).toContain('/series/salt?in=book&amp;lang=de')
  })

  it('starts with the first book, or with the owner’s choice once it is published', async () => {
    const startOf = async (path: string) =>
      /<b>Start here<\/b> · ([^<]+)/.exec(await read(path))?.[1] ?? null
    expect(await startOf('/series/salt')).toBe('Salt &lt;1&gt;')
    const { db } = app.outside
    const startWith = (startLinkId: string) =>
      db
        .updateTable('series')
        .set({ startLinkId })
        .where('slug', '=', 'salt' as never)
        .execute()
    await startWith('link-sal-2')
    expect(await startOf('/series/salt')).toBe('Brine')
    await startWith('link-sal-3')
    expect(await startOf('/series/salt')).toBe('Salt &lt;1&gt;')
  })

  it('shows a line about a book that has a description', async () => {
    const blurbs = [...(await read('/series/salt')).matchAll(/sr-blurb"[^>]*>([^<]+)/g)]
    expect(blurbs.map(([, blurb]) => blurb)).toEqual([expect.stringMatching(/^A marsh.*…$/)])
    expect(blurbs[0]?.[1]?.length).toBeLessThanOrEqual(200)
  })

  describe('remembers what a reader marked as read', () => {
    const mark = (position: string, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/series/salt?lang=de`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.config.publicUrl, ...headers },
        body: new URLSearchParams({ position }),
      })

    it('P2 only on request, with the number of the book and nothing else', async () => {
      const page = await fetch(`${app.url}/series/salt`, { headers: inGermany })
      expect(page.headers.getSetCookie()).toEqual([])
      expect(page.headers.get('vary')).toContain('Cookie')
      const response = await mark('100')
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/series/salt?lang=de')
      expect(response.headers.getSetCookie()).toEqual([
        'series-place=100; Max-Age=15552000; Path=/series/salt; HttpOnly; SameSite=Lax',
      ])
      expect((await mark('')).headers.getSetCookie()).toEqual([
        'series-place=; Max-Age=0; Path=/series/salt; HttpOnly; SameSite=Lax',
      ])
    })

    it('continues with the next published book, and shows no start after the last', async () => {
      const page = await read('/series/salt', { ...inGermany, cookie: 'series-place=100' })
      expect(page).toContain('<b>Continue here</b> · Brine')
      expect(page).not.toContain('Start here')
      expect(page.match(/<i>Read<\/i>/g)).toHaveLength(1)
      expect(page.match(/Mark as read</g)).toHaveLength(1)
      const all = await read('/series/salt', { ...inGermany, cookie: 'series-place=150' })
      expect(all).not.toMatch(/Continue here|Start here/)
    })

    it('neither stores nor uses it if the browser sends the privacy signal', async () => {
      const signal = { 'sec-gpc': '1', cookie: 'series-place=100' }
      expect((await mark('100', signal)).headers.getSetCookie()).toEqual([])
      expect(await read('/series/salt', { ...inGermany, ...signal })).not.toMatch(
        /Continue here|Mark as read|<form/,
      )
    })

    it('S25 rejects forms from other sites', async () => {
      const response = await mark('100', { origin: 'https://evil.example' })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    })
  })

  it('describes the series for search engines', async () => {
    const page = await read('/series/salt?lang=de')
    const origin = app.config.publicUrl
    expect(page).toContain(`<link rel="canonical" href="${origin}/series/salt?lang=de">`)
    const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BookSeries',
      name: 'The Salt "Trilogy"',
      author: [{ '@type': 'Person', name: 'Ada Vale' }],
      numberOfItems: 3,
      hasPart: [
        { '@type': 'Book', name: 'Salt <1>', position: '1', isbn: '9780143127741' },
        { name: 'Brine', position: '1.5' },
        { name: 'Tide', position: '2', datePublished: '2099-05-04' },
      ],
    })
  })

  it('speaks the reader’s language', async () => {
    const page = await read('/series/salt', { 'x-country': 'DE', 'accept-language': 'de-AT,en' })
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Band 1.5')
    expect(page).toContain('Bei Amazon.de ansehen')
  })

  it('S52 runs no scripts, and allows only its own style', async () => {
    const response = await open('/series/salt')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain('script')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('leads from an earlier address to the current one', async () => {
    await app.outside.db
      .insertInto('series_slug')
      .values({ slug: 'old-salt' as never, seriesId: 'series-salt', createdAt: LONG_AGO })
      .execute()
    const response = await open('/series/old-salt?country=CH')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/series/salt?country=CH',
    ])
    expect((await open('/series/SALT')).headers.get('location')).toBe('/series/salt')
    expect((await open('/series/salt%E3%80%82')).headers.get('location')).toBe('/series/salt')
  })

  it('does not exist for a draft and for an unknown address', async () => {
    await app.addSeries('secret', [{ slug: 'sec-1', position: 100 }], { publishedAt: null })
    expect((await open('/series/secret')).status).toBe(404)
    expect((await open('/series/nothing')).status).toBe(404)
    expect((await open('/series/a')).status).toBe(404)
  })

  it('has a preview of its draft for its owner', async () => {
    const ada = await signIn(app)
    const { id } = await ada.trpc.links.save.mutate({ isbn: '9780306406157' })
    const books = [{ linkId: id, position: 100, nextLinkId: null }]
    const draft = await ada.trpc.series.create.mutate({ name: 'Not yet', books })
    const url = `/series/${draft.slug}?preview=1&country=DE`
    const preview = await open(url, { cookie: ada.cookies(), 'sec-fetch-site': 'same-origin' })
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const page = await preview.text()
    expect(page).toContain('<h1>Not yet</h1>')
    expect(page).toContain('<html lang="de">')
    expect((await open(url, { 'sec-fetch-site': 'same-origin' })).status).toBe(404)
    expect((await open(`/series/${draft.slug}`, { cookie: ada.cookies() })).status).toBe(404)
  })

  it('is on the reader pages of its books while readers can open it, if there is another book', async () => {
    const books = (series: string) => [
      { slug: `${series}-1`, position: 100, link: titled('Salt') },
      { slug: `${series}-2`, position: 200, link: titled('Brine') },
    ]
    await app.addSeries('open', books('open'))
    await app.addSeries('one', books('one').slice(0, 1))
    await app.addSeries('stopped', books('stopped'), { disabledAt: LONG_AGO })
    const readBook = async (query: string) =>
      await (await open(`/book/9780143127741/universal?link=${query}`)).text()
    const page = await readBook('open-1')
    expect(page).toContain('href="/series/open"')
    expect(page).toContain('Brine')
    expect(await readBook('open-1&in=book')).toContain('href="/series/open?in=book"')
    for (const slug of ['one-1', 'stopped-1']) {
      expect(await readBook(slug)).not.toContain('/series/')
    }
    await app.database.db
      .updateTable('series')
      .set({ unpublishedAt: LONG_AGO })
      .where('slug', 'in', ['open', 'one'] as never[])
      .execute()
    expect(await readBook('open-1')).not.toContain('/series/')
  })

  it.each([
    ['unpublished', { unpublishedAt: LONG_AGO }],
    ['removed', { removedAt: LONG_AGO }],
    ['closed', { ownerId: null, name: '' }],
  ])('R16 still shows the books without tags when it is %s', async (slug, values) => {
    await app.addSeries(
      slug,
      [
        { slug: `${slug}-1`, position: 100, link: titled('Salt') },
        { slug: `${slug}-2`, position: 200, link: titled('Brine') },
      ],
      { text: 'My words.', ...values },
    )
    const response = await open(`/series/${slug}`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('My words.')
    expect(page).not.toContain('ld+json')
    expect(page).toContain('The links to stores are not affiliate links.')
    const links = [...page.matchAll(/href="(https:[^"]+)"/g)].map(([, href]) => href)
    expect(links).toContain('https://www.amazon.de/dp/0143127748')
    expect(links).toContain('https://www.amazon.de/dp/0306406152')
    expect(page).not.toContain('href="/go/')
    expect(page).toContain('<h1>Book series</h1>')
    expect(page).not.toContain('/report')
  })

  it('is gone only while an admin has disabled it, and the next books still open', async () => {
    await app.addSeries('barred', [
      { slug: 'bar-1', position: 100, link: titled('Salt') },
      { slug: 'bar-2', position: 200, link: titled('Brine') },
    ])
    const { db } = app.database
    const recorded: object[] = []
    const closed: string[] = []
    const admin = createAdminSeriesService({
      db,
      transact: createTransact(db),
      closeReports: async (_queries, id) => void closed.push(id),
      now: Date.now,
    })
    const record = async (_queries: unknown, entry: object) => void recorded.push(entry)
    await admin.disable(record, { id: 'series-barred', reason: 'Spam' })
    expect(closed).toEqual(['series-barred'])
    expect((await open('/series/barred')).status).toBe(410)
    expect((await open('/next/bar-1')).headers.get('location')).toBe(
      'https://www.amazon.de/dp/0306406152',
    )
    expect((await open('/next/bar-2')).headers.get('location')).toBe(
      'https://www.amazon.de/dp/0306406152',
    )
    const pages = await createSeriesPagesRepo(db).listPublished(100)
    expect(pages.map(({ path }) => path)).not.toContain('/series/barred')
    expect(await admin.listOfLink('link-bar-1')).toEqual([
      {
        id: 'series-barred',
        name: 'barred',
        path: '/series/barred',
        disabledAt: expect.any(String),
        disabledReason: 'Spam',
      },
    ])
    await admin.enable(record, 'series-barred')
    expect((await open('/series/barred')).status).toBe(200)
    expect(recorded).toEqual([
      { action: 'series.disable', subject: 'series-barred', details: { reason: 'Spam' } },
      { action: 'series.enable', subject: 'series-barred' },
    ])
    await app.outside.db
      .updateTable('series')
      .set({ removedAt: LONG_AGO })
      .where('id', '=', 'series-barred')
      .execute()
  })

  it('shows nothing that its owner changes after it was unpublished', async () => {
    const unpublishedAt = '2026-05-01T08:00:00.000Z'
    await app.addSeries('private', [{ slug: 'pri-1', position: 100, link: titled('Salt') }], {
      name: 'My new name',
      slug: 'my-new-address' as never,
      unpublishedAt,
    })
    await app.outside.db
      .insertInto('series_slug')
      .values({
        slug: 'my-new-address' as never,
        seriesId: 'series-private',
        createdAt: unpublishedAt,
      })
      .execute()
    const response = await open('/series/private')
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('https://www.amazon.de/dp/0143127748')
    expect(page).not.toMatch(/my.new/i)
    expect(page).toContain('/series/private?lang=fr')
  })

  it('S61 is not shown while its owner is banned, and comes back afterward', async () => {
    const { userId: ownerId } = await addAccount(app.database, { name: 'Banned' })
    await app.addSeries('banned', [{ slug: 'ban-1', position: 100 }], { ownerId })
    const ban = (bannedAt: string | null) =>
      app.database.db
        .updateTable('user')
        .set({ bannedAt: bannedAt as never })
        .where('id', '=', ownerId)
        .execute()
    const { listPublished, listPublishedOf } = createSeriesPagesRepo(app.database.db)
    const listPaths = async () => (await listPublished(100)).map(({ path }) => path)
    expect(await listPaths()).toContain('/series/banned')
    await ban(LONG_AGO)
    const response = await open('/series/banned')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This page was disabled')
    expect(await listPaths()).not.toContain('/series/banned')
    expect(await listPublishedOf(ownerId)).toEqual([])
    await ban(null)
    expect((await open('/series/banned')).status).toBe(200)
    await app.database.db
      .deleteFrom('series')
      .where('slug', '=', 'banned' as never)
      .execute()
  })

  it('shows the sentence of Amazon’s program only if a link carries its tag', async () => {
    const kobo = { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } }
    const settings = formatLinkSettings(parseLinkSettings(JSON.stringify({ rules: [kobo] })))
    await app.addSeries('kobo', [{ slug: 'kob-1', position: 100, link: { settings } }])
    await app.outside.db
      .updateTable('user_profile')
      .set({ programIds: toJsonText({ kobo: { affiliateId: 'AbCdEf12345' } }) })
      .where('userId', '=', 'user-kobo')
      .execute()
    const sentence = 'As an Amazon Associate'
    expect(await read('/series/kobo')).not.toContain(sentence)
    const inUsa = { 'x-country': 'US', 'accept-language': 'en' }
    expect(await app.read('/series/kobo', inUsa)).toContain(sentence)
    // The owner has no tag for this store.
    const inJapan = { 'x-country': 'JP', 'accept-language': 'en' }
    expect(await app.read('/series/kobo', inJapan)).not.toContain(sentence)
    await app.database.db
      .deleteFrom('series')
      .where('slug', '=', 'kobo' as never)
      .execute()
  })

  it('can be reported by its readers', async () => {
    const page = await read('/series/salt')
    expect(page).toContain(
      '<a rel="nofollow" href="/report?page=/series/salt">Report this page</a>',
    )
  })

  it('shows even removed books when no other is left', async () => {
    await app.addSeries(
      'empty',
      [{ slug: 'emp-1', position: 100, link: { removedAt: LONG_AGO } }],
      {
        removedAt: LONG_AGO,
      },
    )
    expect(await read('/series/empty')).toContain('https://www.amazon.de/dp/0143127748')
  })

  it('P7 loses its name and text with the account, and keeps its books', async () => {
    await app.addSeries('erased', [{ slug: 'era-1', position: 100, link: titled('My title') }], {
      name: 'My name',
      text: 'My words.',
    })
    const { db } = app.database
    await erasePersonalData(db, { userId: 'user-erased', email: '' })
    const page = await read('/series/erased')
    expect(page).toContain('<h1>Book series</h1>')
    expect(page).toContain('https://www.amazon.de/dp/0143127748')
    expect(page).not.toMatch(/My (?:name|words|title)/)
  })

  it('is in the sitemap only while it is published', async () => {
    const { listPublished } = createSeriesPagesRepo(app.database.db)
    expect(await listPublished(10)).toEqual([
      { path: '/series/salt', updatedAt: '2026-03-01T08:00:00.000Z' },
    ])
    expect(await listPublished(0)).toEqual([])
  })

  it('is listed for its owner’s other pages only while it is published', async () => {
    const { listPublishedOf: list } = createSeriesPagesRepo(app.database.db)
    expect(await list('user-salt')).toMatchObject([
      {
        name: 'The Salt "Trilogy"',
        slug: 'salt',
        books: [{ linkId: 'link-sal-1', position: 100 }, { position: 150 }, { position: 200 }],
      },
    ])
    expect(await list('user-removed')).toEqual([])
    expect(await list('user-secret')).toEqual([])
  })

  it('looks as its owner designed it while it is open', async () => {
    const design = {
      ...defaultPageDesign('series'),
      accent: 'teal' as const,
      language: 'de',
      hasShelf: false,
      order: ['books', 'about', 'newsletter'] as const,
      newsletter: 'https://ada.example/join',
    }
    const values = { text: 'My words.', design: toJsonText(design as unknown as PageDesign) }
    const books = [{ slug: 'des-1', position: 100, link: titled('Salt') }]
    await app.addSeries('designed', books, values)
    const page = await read('/series/designed')
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('accent-teal')
    expect(page).not.toContain('class="shelf"')
    expect(page).toMatch(/sr-books.*My words\..*ada\.example\/join/s)
    await app.addSeries('withdrawn', books, { ...values, unpublishedAt: LONG_AGO })
    const closed = await read('/series/withdrawn')
    expect(closed).toContain('<html lang="en">')
    expect(closed).not.toMatch(/accent-teal layout|My words|ada\.example/)
  })
})
