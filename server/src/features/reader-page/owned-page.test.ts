import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { limitRules } from '../../http/rate-limits.ts'
import { databaseKinds } from '../../testing/databases.ts'
import {
  createRedirectApp,
  locationOf,
  type RedirectApp,
  readTags,
} from '../../testing/redirect-app.ts'

const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()

const koboAlone = { kobo: 'https://www.kobo.com/us/en/ebook/dune' }

/** What an owner can decide, all of it at once. */
const everything: Partial<Record<keyof LinkSettings, unknown>> = {
  editions: [
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['BR', 'JP'] },
    { format: 'paperback', identifier: '9780441172719', notSoldIn: ['JP'] },
    { format: 'hardcover', identifier: '9780593099322', notSoldIn: ['JP', 'FR'] },
  ],
  excluded: ['it'],
  overrides: { es: '9788466353779' },
  shops: {
    order: ['ebay', 'bam'],
    off: ['thalia'],
    pages: koboAlone,
  },
  look: {
    note: 'Signed copies <b>at</b> Hugendubel & co',
    accent: 'plum',
    formats: ['print', 'ebook'],
  },
}

const settingsOf = (part: Partial<Record<keyof LinkSettings, unknown>>) =>
  formatLinkSettings(parseLinkSettings(JSON.stringify(part)))

describe.each(databaseKinds)('the page of an owner’s link on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    const owner = {
      affiliateTags: toJsonText(readTags({ de: 'ada-21' })),
      programmeIds: toJsonText({ bam: { publisherId: '4711', adId: '42' } }),
    }
    await app.outside.addOwner({
      ...owner,
      userId: 'user-ada',
      publicId: 'adaadaadaada2345' as never,
      premiumUntil: inTwentyDays,
    })
    await app.outside.addOwner({
      ...owner,
      userId: 'user-bob',
      publicId: 'bobbobbobbob2345' as never,
    })
    const addLink = (name: string, slug: string, identifier: string, settings: string) =>
      app.outside.addLink({
        id: `link${name}`,
        slug: slug as never,
        ownerId: slug.startsWith('bob') ? 'user-bob' : 'user-ada',
        identifier,
        settings,
      })
    await addLink('ada', 'dune', '9780441172719', settingsOf(everything))
    await addLink('bob', 'bobdune', '9780441172719', settingsOf(everything))
    await addLink(
      'kindle',
      'kindle',
      'B00B7NPRY8',
      settingsOf({ shops: { order: [], off: [], pages: koboAlone } }),
    )
    await addLink(
      'ladder',
      'ladder',
      'B00ICH9SAC',
      settingsOf({
        editions: [{ format: 'paperback', identifier: '9780441172719', notSoldIn: [] }],
      }),
    )
    await app.outside.db
      .insertInto('link_slug')
      .values({ slug: 'olddune' as never, linkId: 'linkada', createdAt: inTwentyDays as never })
      .execute()
  }, 60_000)
  afterAll(() => app.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { redirect: 'manual', headers })
  const read = async (path: string, headers?: Record<string, string>) =>
    await (await get(path, headers)).text()
  const PAGE = '/book/9780441172719/universal'
  const pageFor = (country: string, slug = 'dune') =>
    read(`${PAGE}?link=${slug}`, { 'x-country': country })
  const countHits = async () => (await app.outside.listHits()).length
  const lastHit = async () => (await app.outside.listHits()).at(-1)

  it('has the owner’s shops in the owner’s order, and none that is off', async () => {
    const page = await pageFor('DE')
    const print = page.slice(page.indexOf('>Print<'), page.indexOf('>Ebook<'))
    expect([...print.matchAll(/href="\/out\/([a-z-]+)\//g)].map(([, code]) => code)).toEqual([
      'ebay',
      'hugendubel',
      'blackwells',
      'abebooks',
    ])
    expect(page).not.toContain('Thalia')
    expect(page).toContain('>Ebook<')
    expect(page).not.toContain('>Audiobook<')
    expect(page).not.toContain('Audible')
  })

  it('leads to the page that the owner chose in a shop', async () => {
    expect(await pageFor('DE')).toContain(
      'href="/out/kobo/9780441172719?country=DE&amp;link=dune" rel="nofollow">Rakuten Kobo</a>',
    )
    const answer = await app.open('/out/kobo/9780441172719?country=DE&link=dune')
    expect(locationOf(answer)).toBe('https://www.kobo.com/us/en/ebook/dune')
    expect(await lastHit()).toMatchObject({ retailer: 'kobo', linkId: 'linkada' })
  })

  it('A2 says which shops pay the owner, and that the others pay nobody', async () => {
    const page = await pageFor('US')
    expect(page).toMatch(
      /href="\/out\/bam\/9780441172719\?country=US&amp;link=dune" rel="sponsored nofollow">Books-A-Million <small>\(paid link\)<\/small>/,
    )
    expect(page).toContain(
      'Whoever gave you this link may earn from a purchase where it says (paid link); nobody earns from the others.',
    )
    const answer = await app.open('/out/bam/9780441172719?country=US&link=dune')
    const location = locationOf(answer) ?? ''
    expect(location).toContain('4711')
    expect(location).toContain('booksamillion.com')
    expect(await pageFor('DE')).toContain('These links have no affiliate tag: nobody earns')
  })

  it('S27 shows the owner’s note as text, and says whose it is', async () => {
    const page = await pageFor('DE')
    expect(page).toContain(
      '<blockquote dir="auto">Signed copies &lt;b&gt;at&lt;/b&gt; Hugendubel &amp; co</blockquote>',
    )
    expect(page).toContain('From whoever gave you this link')
    expect(page).toContain('<body class="accent-plum">')
  })

  it('keeps where readers go when Premium ends, and nothing else', async () => {
    const page = await pageFor('US', 'bobdune')
    expect(page).not.toContain('Signed copies')
    expect(page).not.toContain('class="accent')
    expect(page).not.toContain('Books-A-Million <small>(paid')
    expect(page).toContain('>Audiobook<')
    const first = /href="\/out\/([a-z-]+)\//.exec(page)
    expect(first?.[1]).toBe('ebay')
    expect(page).toContain('Edition: Kindle')
  })

  it('offers the other editions that are sold there, each behind a link of ours', async () => {
    const page = await pageFor('DE')
    expect(page).toContain('Edition: Kindle')
    expect(page).toContain('href="/go/dune?country=DE&amp;format=paperback"')
    const answer = await app.open('/go/dune?country=DE&format=hardcover')
    expect(locationOf(answer)).toBe('https://www.amazon.de/dp/059309932X?tag=ada-21')
    const french = await pageFor('FR')
    expect(french).toContain('format=paperback')
    expect(french).not.toContain('format=hardcover')
  })

  it('offers no edition where the owner chose one for the store', async () => {
    const page = await pageFor('ES')
    expect(page).not.toContain('format=')
    expect(page).toContain('For Amazon.es, the owner of this link chose another edition.')
  })

  test.each([
    ['DE', '', 'https://www.amazon.de/dp/B00B7NPRY8?tag=ada-21'],
    ['BR', '', 'https://www.amazon.com.br/dp/0441172717'],
    ['BR', '&format=kindle', 'https://www.amazon.com.br/dp/0441172717'],
    ['FR', '&format=hardcover', 'https://www.amazon.fr/dp/B00B7NPRY8'],
  ])(
    'a reader in %s who asks "%s" gets the first edition that is sold there',
    async (country, format, location) => {
      const answer = await app.open(`/go/dune?${format}`, [`X-Country: ${country}`])
      expect(locationOf(answer)).toBe(location)
    },
  )

  test.each(['/go/dune', '/go/olddune'])(
    'R16 %s leads where no edition is sold to the page with that country’s shops, uncounted',
    async (target) => {
      const before = await countHits()
      const answer = await app.open(target, ['X-Country: JP'])
      expect(locationOf(answer)).toBe(`${PAGE}?link=dune`)
      const asked = await app.open(`${target}?country=JP`)
      expect(locationOf(asked)).toBe(`${PAGE}?link=dune&country=JP`)
      expect(await countHits()).toBe(before)
    },
  )

  it('R16 says so kindly there, and promises nothing of Amazon', async () => {
    const page = await pageFor('JP')
    expect(page).toContain('Not sold at Amazon – Japan')
    expect(page).toContain('Another bookseller may have it:')
    expect(page).toContain('class="button" href="/out/')
    expect(page).not.toContain('href="/go/')
    expect(page).not.toContain('at Amazon.co.jp</a>')
    expect(page).toContain('href="/amazon-marketplace/dune"')
    expect(page).toContain('As an Amazon Associate I earn from qualifying purchases.')
  })

  it('is the same by a former name of the link, and leads on by the present one', async () => {
    const page = await pageFor('DE', 'olddune')
    expect(page).toContain('href="/go/dune?country=DE"')
    expect(page).not.toContain('olddune')
  })

  it('has the one shop of a Kindle link whose page its owner chose', async () => {
    const page = await read('/book/B00B7NPRY8/universal?link=kindle', { 'x-country': 'DE' })
    expect(page.match(/href="\/out\/[^"]+"/g)).toEqual([
      'href="/out/kobo/B00B7NPRY8?country=DE&amp;link=kindle"',
      'href="/out/kobo/B00B7NPRY8?country=DE&amp;link=kindle"',
    ])
    const answer = await app.open('/out/kobo/B00B7NPRY8?country=DE&link=kindle')
    expect(locationOf(answer)).toBe('https://www.kobo.com/us/en/ebook/dune')
    expect(await lastHit()).toMatchObject({ retailer: 'kobo', identifier: 'B00B7NPRY8' })
  })

  it('finds the shops of a Kindle link by the ISBN of its paperback', async () => {
    const page = await read('/book/B00ICH9SAC/universal?link=ladder', { 'x-country': 'DE' })
    expect(page).toContain('href="/out/thalia/9780441172719?country=DE&amp;link=ladder"')
    const answer = await app.open('/out/thalia/9780441172719?country=DE&link=ladder')
    expect(locationOf(answer)).toContain('9780441172719')
    expect(await lastHit()).toMatchObject({ linkId: 'linkladder', identifier: 'B00ICH9SAC' })
  })

  test.each([
    '/out/kobo/B00B7NPRY8?country=DE',
    '/out/kobo/B00B7NPRY8?country=DE&link=nosuchlink',
    '/out/thalia/B00B7NPRY8?country=DE&link=kindle',
    '/out/kobo/B00ICH9SAC?country=DE&link=kindle',
  ])('S1 %s leads nowhere', async (target) => {
    const answer = await app.open(target)
    expect(answer.status).toBe(404)
    expect(locationOf(answer)).toBeUndefined()
  })

  test.each([
    [
      'Instagram',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.33.75 (iPhone14,5; iOS 18_5; de_DE; scale=3.00)',
    ],
    [
      'Facebook',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.50.104;]',
    ],
    [
      'TikTok',
      'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 musical_ly_2023905030 BytedanceWebview/d8a21c6',
    ],
  ])('counts an exit once in the browser inside %s', async (_app, agent) => {
    const before = await countHits()
    const [answer] = await app.send([
      {
        target: '/out/hugendubel/9780441172719?country=DE&link=dune',
        headers: [`User-Agent: ${agent}`],
      },
    ])
    expect(answer?.status).toBe(302)
    expect(await countHits()).toBe(before + 1)
    expect(await lastHit()).toMatchObject({
      retailer: 'hugendubel',
      marketplace: null,
      linkId: 'linkada',
      excludedBecause: null,
    })
  })

  describe('takes a reader’s word', () => {
    const report = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/book/not-available`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.config.publicUrl, ...headers },
        body: new URLSearchParams({ isbn: '9780441172719', link: 'dune', ...fields }),
      })
    const listReports = () =>
      app.outside.db
        .selectFrom('shop_report')
        .select(['linkId', 'shop', 'country', 'reports'])
        .orderBy('shop')
        .execute()

    it('P2 and keeps store, country and day of it, and nothing of the reader', async () => {
      const page = await pageFor('DE')
      expect(page).toContain('action="/book/not-available" method="post"')
      expect(page).toContain('<option value="amazon-de">Amazon.de')
      expect(page).toContain('<option value="hugendubel">Hugendubel')
      const answer = await report({ store: 'amazon-de', place: 'DE', lang: 'de' })
      expect(answer.status).toBe(303)
      expect(answer.headers.getSetCookie()).toEqual([])
      const location = answer.headers.get('location') ?? ''
      expect(location).toBe(`${PAGE}?link=dune&lang=de&reported=1#report`)
      expect(await read(location)).toContain('Danke. Das ist notiert, und nichts über Sie.')
      await report({ store: 'amazon-de', place: 'DE', link: 'olddune' })
      await report({ store: 'hugendubel', place: 'AT' })
      expect(await listReports()).toEqual([
        { linkId: 'linkada', shop: 'amazon-de', country: 'DE', reports: 2 },
        { linkId: 'linkada', shop: 'hugendubel', country: 'AT', reports: 1 },
      ])
    })

    test.each([
      [{ store: 'evil', place: 'DE' }],
      [{ store: 'amazon-xx', place: 'DE' }],
      [{ store: 'kobo', place: 'XX' }],
      [{ store: 'kobo', place: 'DE', isbn: '//evil.example' }],
      [{ store: 'kobo', place: 'DE', link: '../x' }],
    ])('of nothing but stores, countries and links: %j', async (fields) => {
      const before = await listReports()
      const answer = await report(fields)
      expect(answer.headers.get('location')).toBe('/')
      expect(await listReports()).toEqual(before)
    })

    it('S25 from pages of ours alone', async () => {
      const before = await listReports()
      const answer = await report(
        { store: 'kobo', place: 'DE' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      )
      expect(answer.status).toBe(403)
      expect(await listReports()).toEqual(before)
    })

    it('has no form on a page of no link', async () => {
      expect(await read(PAGE)).not.toContain('/book/not-available')
    })
  })

  describe('leads to the list of all Amazon stores', () => {
    const rowsOf = (page: string) =>
      [
        ...page.matchAll(
          /<li><a href="([^"]+)" rel="[^"]+"><i[^>]*>([A-Z]{2})<.*?<small>(.*?)<\/small>/g,
        ),
      ].map(([, href, country, text]) => [country, href, text])

    it('with what opens in each, and who earns', async () => {
      const page = await read('/amazon-marketplace/dune', { 'x-country': 'AT' })
      const rows = rowsOf(page)
      expect(rows).toHaveLength(23)
      expect(rows[0]).toEqual(['DE', '/go/dune?country=DE', 'Kindle (paid link)'])
      const byCountry = new Map(rows.map(([country, ...row]) => [country, row]))
      expect(byCountry.get('BR')).toEqual(['/go/dune?country=BR', 'Paperback'])
      expect(byCountry.get('ES')).toEqual(['/go/dune?country=ES', 'opens the book'])
      expect(byCountry.get('IT')?.[1]).toMatch(/^opens Amazon\.\S+ · Kindle/)
      expect(byCountry.get('JP')).toEqual([
        `${PAGE}?link=dune&amp;country=JP`,
        'not sold there; shows other booksellers',
      ])
      expect(page).toContain('The store for you – Austria')
      expect(page).toContain(`href="${PAGE}?link=dune">Back to the book`)
      expect(page).toContain('As an Amazon Associate I earn from qualifying purchases.')
      expect(page).not.toContain('<script')
    })

    test.each(['dune', 'olddune', 'linkada'])('by the name or number %s', async (linkId) => {
      const answer = await get(`/amazon-marketplace/${linkId}?lang=pt`, { 'x-country': 'BR' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(answer.headers.getSetCookie()).toEqual([])
      const page = await answer.text()
      expect(page).toContain('<html lang="pt">')
      expect(page).toContain('Escolha uma loja da Amazon')
      expect(rowsOf(page)[0]).toEqual(['BR', '/go/dune?country=BR', 'Capa comum'])
    })

    test.each(['nosuchlink', 'x', '%00', '%3Cscript%3E'])('R16 helps on at %s', async (linkId) => {
      const answer = await get(`/amazon-marketplace/${linkId}`)
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain('There is no such link')
      expect(page).not.toContain('<script')
    })
  })
})

describe('a reader who reports very often', () => {
  it('is asked to come back later', async () => {
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
