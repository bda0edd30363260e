import { pageLanguages } from '@everyshelf/domain/product-facts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  type FakeBookServices,
  startFakeBookServices,
} from '../../../testing/fake-book-services.ts'
import { wellKnownBooks } from '../../../testing/fake-catalog.ts'
import { createRedirectApp, type RedirectApp, readTags } from '../../../testing/redirect-app.ts'
import { languageTag } from '../messages/languages.ts'

const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()

describe.each(databaseKinds)('the reader page on %s', (kind) => {
  let app: RedirectApp
  let books: FakeBookServices

  beforeAll(async () => {
    books = await startFakeBookServices({ books: wellKnownBooks })
    const { googleBooksUrl, openLibraryUrl, coversUrl } = books
    app = await createRedirectApp({
      kind,
      config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
    })
    await app.outside.addOwner({
      userId: 'user-ada',
      publicId: 'adaadaadaada2345' as never,
      affiliateTags: toJsonText(readTags({ de: 'ada-21' })),
      premiumUntil: inTwentyDays,
    })
    await app.outside.addOwner({ userId: 'user-bob', publicId: 'bobbobbobbob2345' as never })
    const choose = { settings: '{"mode":"choose"}', identifier: '9780143127741' }
    await app.outside.addLink({ ...choose, id: 'link-ada', slug: 'adasbook' as never })
    await app.outside.addLink({
      ...choose,
      id: 'link-bob',
      slug: 'bobsbook' as never,
      ownerId: 'user-bob',
    })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await books.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { redirect: 'manual', headers })
  const read = async (path: string, headers?: Record<string, string>) =>
    await (await get(path, headers)).text()
  const PAGE = '/book/9780143127741/universal'

  test.each([
    ['DE', 'de', 'Bei Amazon.de ansehen', 'Ihr Shop – Deutschland', 'Thalia', '(bezahlter Link)'],
    ['FR', 'fr', 'Voir sur Amazon.fr', 'Votre boutique – France', 'Fnac', 'd’affiliation'],
    [
      'JP',
      'ja',
      'Amazon.co.jpで見る',
      'お住まいの国のストア – 日本',
      '楽天ブックス',
      'アフィリエイト',
    ],
    ['BR', 'pt-BR', 'Ver em Amazon.com.br', 'Sua loja – Brasil', 'Travessa', 'afiliado'],
    [
      'NL',
      'nl',
      'Bekijk bij Amazon.nl',
      'Jouw winkel – Nederland',
      'bol',
      'Amazon-winkel voor dat land',
    ],
    ['PL', 'pl', 'sklepie Amazon.pl', 'Twój sklep – Polska', 'Empik', 'afiliacyjn'],
    ['SE', 'sv', 'Visa hos Amazon.se', 'Din butik – Sverige', 'Adlibris', 'affiliate'],
    ['SG', 'zh-SG', '在 Amazon.sg 查看', '您当地的商店：新加坡', 'Kinokuniya', '推广链接'],
    [
      'NZ',
      'en-NZ',
      'View at Amazon.com.au',
      'Recommended store – New Zealand',
      'Mighty Ape',
      '(paid link)',
    ],
    [
      'XX',
      'en',
      'View at Amazon.com',
      'A store that ships to many countries',
      'Barnes',
      '(paid link)',
    ],
  ])(
    'names the store of a reader in %s in the reader’s language',
    async (country, language, ...texts) => {
      const page = await read(PAGE, { 'x-country': country, 'accept-language': language })
      for (const text of ['The Body Keeps the Score', 'Bessel van der Kolk', ...texts]) {
        expect(page).toContain(text)
      }
      const [base = ''] = language.split('-')
      expect(page).toContain(`<html lang="${base === 'zh' ? 'zh-Hans' : base}">`)
    },
  )

  it('shows stores to readers of Japanese by the names that they know', async () => {
    const page = await read(PAGE, { 'x-country': 'JP', 'accept-language': 'ja' })
    for (const name of ['紀伊國屋書店', '楽天ブックス', '楽天Kobo']) expect(page).toContain(name)
    expect(page).not.toMatch(/Kinokuniya|Rakuten/)
    const inEnglish = await read(PAGE, { 'x-country': 'JP', 'accept-language': 'en' })
    expect(inEnglish).toContain('Kinokuniya (Japan)')
    expect(inEnglish).not.toContain('紀伊國屋書店')
  })

  test.each(['DE', 'FR', 'JP', 'BR', 'NZ', 'XX'])(
    'A3 sends a reader in %s directly to the store that the button names',
    async (country) => {
      const page = await read(PAGE, { 'x-country': country })
      const [, href = '', name = ''] =
        /href="(\/redirect\?[^"]+)"[^>]*>.*?View at ([\w.]+)/.exec(page) ?? []
      const response = await app.open(href.replace('&amp;', '&'))
      expect(response.status).toBe(302)
      const { location = '', 'referrer-policy': policy } = Object.fromEntries(response.headers)
      expect(new URL(location).host).toBe(`www.${name.toLowerCase()}`)
      expect(policy).toBe('strict-origin-when-cross-origin')
    },
  )

  it('takes country and language from the URL and keeps both', async () => {
    const page = await read(`${PAGE}?country=jp&lang=it`, { 'x-country': 'DE' })
    expect(page).toContain('Vedi su Amazon.co.jp')
    expect(page).toContain('Paese che hai scelto: Giappone.')
    expect(page).toContain('name="lang" value="it"')
    expect(page).toContain('universal?country=JP&amp;lang=de"')
  })

  test.each([
    ['/book/0143127748/universal?country=de', `${PAGE}?country=DE`],
    ['/book/ISBN%20978-0-14-312774-1/universal?x=1', PAGE],
    ['/book/b00ich9sac/universal', '/book/B00ICH9SAC/universal'],
  ])('redirects %s to the canonical URL of its book', async (path, location) => {
    const response = await get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(location)
  })

  test.each([
    ['9780143127742', 'One digit of this ISBN is wrong'],
    ['abc', 'This ISBN or ASIN has the wrong length'],
    ['%3Cscript%3E', 'This is not an ISBN or ASIN'],
  ])('R16 helps the reader when %s is not a book number', async (text, title) => {
    const response = await get(`/book/${text}/universal`)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain(title)
    expect(page).toContain('<form action="/"')
    expect(page).not.toContain('<script')
  })

  it('shows the number of a book that no catalog knows', async () => {
    const page = await read('/book/9780306406157/universal', { 'x-country': 'GB' })
    expect(page).toContain('Book (ID: 9780306406157)')
    expect(page).toContain('View at Amazon.co.uk')
  })

  it('links to the page in every language, including its own', async () => {
    const { publicUrl } = app.config
    const page = await read(`${PAGE}?lang=de`)
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${PAGE}?lang=de">`)
    const others = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
    expect(others.map(([, language, href]) => [language, href])).toEqual([
      ...pageLanguages.map((language) => [
        languageTag(language),
        `${publicUrl}${PAGE}?lang=${language}`,
      ]),
      ['x-default', publicUrl + PAGE],
    ])
  })

  it('has metadata for social networks and search engines', async () => {
    const page = await read(`${PAGE}?country=FR&link=adasbook`)
    const { publicUrl } = app.config
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${PAGE}">`)
    expect(page).toContain('<meta property="og:title" content="The Body Keeps the Score">')
    const imageTag = (path: string) => `<meta property="og:image" content="${publicUrl}${path}">`
    expect(page).toContain(imageTag('/og/link/adasbook.png'))
    expect(await read(PAGE)).toContain(imageTag('/covers/9780143127741'))
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Book',
      name: 'The Body Keeps the Score',
      author: [{ '@type': 'Person', name: 'Bessel van der Kolk' }],
      isbn: '9780143127741',
    })
  })

  it('S52 P5 allows no scripts and nothing from other sites', async () => {
    const { headers } = await get(PAGE)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self';/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('offers the way out of an app, with copying beside it, and only there', async () => {
    const page = async (agent: string) =>
      (await get(PAGE, { 'user-agent': agent, 'x-country': 'DE' })).text()
    expect(await page('[FBAN/FB4A;FBAV/567.1;FBDV/SM-S921B;]')).toMatch(
      /<a href="intent:\/\/[^"]+\/book\/\d+\/universal#Intent;scheme=\w+;end">[^<]+<\/a><a href="#share-link">/,
    )
    expect(await page('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Firefox/153.0')).not.toContain(
      'intent:',
    )
  })

  test.each(['br', 'gzip'])('is one small response, compressed with %s', async (encoding) => {
    const response = await get(PAGE, { 'accept-encoding': encoding, 'x-country': 'US' })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(Number(response.headers.get('content-length'))).toBeLessThan(14_000)
    expect(await response.text()).toContain('</html>')
  })

  describe('for a link that lets readers choose', () => {
    it('A3 is the target of the link, and counts no hit', async () => {
      const before = await app.outside.listHits()
      const response = await app.open('/go/adasbook', ['X-Country: DE'])
      expect(response.status).toBe(302)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        location: `${PAGE}?link=adasbook`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      expect(await app.outside.listHits()).toEqual(before)
    })

    it('A2 says that the owner may earn, adds the owner’s tag, and counts one hit at the button', async () => {
      const page = await read(`${PAGE}?link=adasbook`, { 'x-country': 'DE' })
      expect(page).toContain(
        'The creator of this link may earn a commission from links marked (paid link).',
      )
      expect(page).toContain('href="/out/amazon-de/9780143127741?country=DE&amp;link=adasbook"')
      const before = (await app.outside.listHits()).length
      const response = await app.open('/out/amazon-de/9780143127741?country=DE&link=adasbook')
      expect(Object.fromEntries(response.headers).location).toBe(
        'https://www.amazon.de/dp/0143127748?tag=ada-21',
      )
      const hits = await app.outside.listHits()
      expect(hits.length).toBe(before + 1)
      expect(hits.at(-1)).toMatchObject({ ownerId: 'user-ada', marketplace: 'de', country: 'DE' })
    })

    it('never sends a reader without a known country in a loop', async () => {
      expect(await read(`${PAGE}?link=adasbook`)).toContain(
        'href="/out/amazon-us/9780143127741?link=adasbook"',
      )
      const response = await app.open('/out/amazon-us/9780143127741?link=adasbook')
      expect(Object.fromEntries(response.headers).location).toBe(
        'https://www.amazon.com/dp/0143127748?tag=shelf-20',
      )
    })

    it('opens without Premium too, and skips the page for addresses of earlier pages', async () => {
      const locationAt = async (path: string) => {
        const response = await app.open(path, ['X-Country: DE'])
        return Object.fromEntries(response.headers).location
      }
      expect(await locationAt('/go/bobsbook')).toBe(`${PAGE}?link=bobsbook`)
      expect(await locationAt('/go/bobsbook?country=DE')).toBe(
        'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
      )
    })
  })

  test.each(['nosuchlink', 'x', 'adasbook'])(
    'ignores the link %s, which belongs to another book',
    async (slug) => {
      const page = await read(`/book/9780441172719/universal?link=${slug}`, { 'x-country': 'DE' })
      expect(page).toContain('href="/redirect?isbn=9780441172719&amp;country=DE"')
      expect(page).not.toContain('/go/')
    },
  )

  describe('links to other retailers', () => {
    it('S1 builds the URL only from known retailers, and counts the click', async () => {
      const response = await app.open(
        '/out/kobo/9780143127741?country=DE&link=adasbook&url=https://evil.example',
      )
      expect(response.status).toBe(302)
      const headers = Object.fromEntries(response.headers)
      expect(headers.location).toBe('https://www.kobo.com/de/de/search?query=9780143127741')
      expect(headers['x-click']).toMatch(/^\d+$/)
      expect((await app.outside.listHits()).at(-1)).toMatchObject({
        retailer: 'kobo',
        marketplace: null,
        country: 'DE',
        ownerId: 'user-ada',
        identifier: '9780143127741',
        excludedBecause: null,
      })
    })

    it('R16 redirects even if the link is unknown or belongs to another book', async () => {
      for (const slug of ['nosuchlink', 'adasbook']) {
        const response = await app.open(`/out/kobo/9780441172719?country=DE&link=${slug}`)
        expect(response.status).toBe(302)
        expect((await app.outside.listHits()).at(-1)).toMatchObject({ ownerId: null })
      }
    })

    test.each([
      '/out/evil.example/9780143127741',
      '/out/amazon/9780143127741',
      '/out/kobo/B00ICH9SAC',
      '/out/kobo/9780143127742',
      '/out/kobo/9780143127741/x',
      '/out/kobo',
      '/out/__proto__/9780143127741',
    ])('S1 answers 404 to %s', async (target) => {
      const response = await app.open(target)
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers).location).toBeUndefined()
    })
  })

  describe('stores a favorite retailer', () => {
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/book/favorite-store`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.config.publicUrl, ...headers },
        body: new URLSearchParams(fields),
      })

    it('P2 only on request, and without an identifier of the reader', async () => {
      expect((await get(PAGE)).headers.getSetCookie()).toEqual([])
      const response = await post({
        isbn: '9780143127741',
        store: 'thalia',
        country: 'DE',
        lang: 'de',
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${PAGE}?country=DE&lang=de`)
      expect(response.headers.getSetCookie()).toEqual([
        'favorite-store=thalia; Max-Age=15552000; Path=/book; HttpOnly; SameSite=Lax',
      ])
    })

    it('shows it first only in countries where it sells', async () => {
      const cookie = 'a=b; favorite-store=thalia'
      const german = await read(PAGE, { cookie, 'x-country': 'DE' })
      expect(german).toMatch(/Your favorite store.*>(?:View at|Search) Thalia<.*>Amazon\.de/s)
      expect(german).toContain('Saved in this browser: Thalia.')
      expect(german).toContain('Forget my choice')
      const french = await read(PAGE, { cookie, 'x-country': 'FR' })
      expect(french).not.toContain('Thalia')
    })

    it('removes it on request', async () => {
      const response = await post({ isbn: '9780143127741', store: '' })
      expect(response.headers.getSetCookie()).toEqual([
        'favorite-store=; Max-Age=0; Path=/book; HttpOnly; SameSite=Lax',
      ])
    })

    it('neither stores nor uses it if the browser sends the privacy signal', async () => {
      const signal = { 'sec-gpc': '1', 'x-country': 'DE', cookie: 'favorite-store=thalia' }
      const page = await read(PAGE, signal)
      expect(page).toContain('Your browser sends a privacy signal (GPC)')
      expect(page).not.toContain('Your favorite store')
      expect(page).not.toContain('/book/favorite-store')
      const response = await post({ isbn: '9780143127741', store: 'thalia' }, signal)
      expect(response.headers.getSetCookie()).toEqual([])
    })

    test.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ])('S25 rejects forms from other sites: %j', async (headers) => {
      const response = await post({ isbn: '9780143127741', store: 'thalia' }, headers)
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    })

    it('redirects only to pages of this site', async () => {
      const response = await post({
        isbn: '//evil.example',
        link: 'https://evil.example',
        store: 'x',
      })
      expect(response.headers.get('location')).toBe('/')
    })
  })
})
