import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { type FakeBookServices, startFakeBookServices } from '../../testing/fake-book-services.ts'
import { wellKnownBooks } from '../../testing/fake-catalogue.ts'
import { createRedirectApp, type RedirectApp, readTags } from '../../testing/redirect-app.ts'
import { pageLanguages } from './messages/languages.ts'

const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()

describe.each(databaseKinds)('the page for readers on %s', (kind) => {
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
    ['DE', 'de', 'Bei Amazon.de öffnen', 'Ihr Shop – Deutschland', 'Thalia', '(bezahlter Link)'],
    ['FR', 'fr', 'Ouvrir sur Amazon.fr', 'Votre boutique – France', 'Fnac', 'affilié'],
    ['JP', 'ja', 'Amazon.co.jpで開く', 'あなたの国のストア – 日本', 'Rakuten', 'アフィリエイト'],
    ['BR', 'pt-BR', 'Abrir em Amazon.com.br', 'Sua loja – Brasil', 'Travessa', 'afiliado'],
    [
      'NZ',
      'en-NZ',
      'Open at Amazon.com.au',
      'The store for you – New Zealand',
      'Mighty Ape',
      '(paid link)',
    ],
    [
      'XX',
      'en',
      'Open at Amazon.com',
      'A store that ships to many countries',
      'Barnes',
      '(paid link)',
    ],
  ])('names the store of a reader in %s in their language', async (country, language, ...texts) => {
    const page = await read(PAGE, { 'x-country': country, 'accept-language': language })
    for (const text of ['The Body Keeps the Score', 'Bessel van der Kolk', ...texts]) {
      expect(page).toContain(text)
    }
    expect(page).toContain(`<html lang="${language.slice(0, 2)}">`)
  })

  test.each(['DE', 'FR', 'JP', 'BR', 'NZ', 'XX'])(
    'A3 opens, for a reader in %s, the store that its button names, with no page between',
    async (country) => {
      const page = await read(PAGE, { 'x-country': country })
      const [, href = '', name = ''] =
        /href="(\/redirect\?[^"]+)"[^>]*>Open at ([\w.]+)</.exec(page) ?? []
      const answer = await app.open(href.replace('&amp;', '&'))
      expect(answer.status).toBe(302)
      const { location = '', 'referrer-policy': policy } = Object.fromEntries(answer.headers)
      expect(new URL(location).host).toBe(`www.${name.toLowerCase()}`)
      expect(policy).toBe('strict-origin-when-cross-origin')
    },
  )

  it('lets the address decide on country and language, and keeps both', async () => {
    const page = await read(`${PAGE}?country=jp&lang=it`, { 'x-country': 'DE' })
    expect(page).toContain('Apri su Amazon.co.jp')
    expect(page).toContain('Hai scelto il paese: Giappone.')
    expect(page).toContain('name="lang" value="it"')
    expect(page).toContain('universal?country=JP&amp;lang=de"')
  })

  test.each([
    ['/book/0143127748/universal?country=de', `${PAGE}?country=DE`],
    ['/book/ISBN%20978-0-14-312774-1/universal?x=1', PAGE],
    ['/book/b00ich9sac/universal', '/book/B00ICH9SAC/universal'],
  ])('sends %s to the one address of its book', async (path, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(location)
  })

  test.each([
    ['9780143127742', 'One digit of this ISBN is wrong'],
    ['abc', 'This number has the wrong length'],
    ['%3Cscript%3E', 'This is not the number of a book'],
  ])('R16 helps on where %s names no book', async (text, title) => {
    const answer = await get(`/book/${text}/universal`)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toContain(title)
    expect(page).toContain('<form action="/"')
    expect(page).not.toContain('<script')
  })

  it('shows a book that no catalogue knows by its number', async () => {
    const page = await read('/book/9780306406157/universal', { 'x-country': 'GB' })
    expect(page).toContain('Book (ID: 9780306406157)')
    expect(page).toContain('Open at Amazon.co.uk')
  })

  it('names the same page in every language, itself among them', async () => {
    const { publicUrl } = app.config
    const page = await read(`${PAGE}?lang=de`)
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${PAGE}?lang=de">`)
    const others = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
    expect(others.map(([, language, href]) => [language, href])).toEqual([
      ...pageLanguages.map((language) => [language, `${publicUrl}${PAGE}?lang=${language}`]),
      ['x-default', publicUrl + PAGE],
    ])
  })

  it('tells networks and search engines what it is', async () => {
    const page = await read(`${PAGE}?country=FR&link=adasbook`)
    const { publicUrl } = app.config
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${PAGE}">`)
    expect(page).toContain('<meta property="og:title" content="The Body Keeps the Score">')
    expect(page).toContain(`<meta property="og:image" content="${publicUrl}/covers/9780143127741">`)
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Book',
      name: 'The Body Keeps the Score',
      author: [{ '@type': 'Person', name: 'Bessel van der Kolk' }],
      isbn: '9780143127741',
    })
  })

  it('S52 P5 allows no script and nothing from elsewhere', async () => {
    const { headers } = await get(PAGE)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self';/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['br', 'gzip'])('comes in one small answer as %s', async (encoding) => {
    const answer = await get(PAGE, { 'accept-encoding': encoding, 'x-country': 'US' })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(20_000)
    expect(await answer.text()).toContain('</html>')
  })

  describe('of a link that lets readers choose', () => {
    it('A3 is where the link leads, and is not counted', async () => {
      const before = await app.outside.listHits()
      const answer = await app.open('/go/adasbook', ['X-Country: DE'])
      expect(answer.status).toBe(302)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        location: `${PAGE}?link=adasbook`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      expect(await app.outside.listHits()).toEqual(before)
    })

    it('A2 has the owner’s tag behind its button, says so, and is counted once at the exit', async () => {
      const page = await read(`${PAGE}?link=adasbook`, { 'x-country': 'DE' })
      expect(page).toContain('Whoever gave you this link may earn from a purchase at Amazon.de.')
      expect(page).toContain('href="/go/adasbook?country=DE"')
      const before = (await app.outside.listHits()).length
      const answer = await app.open('/go/adasbook?country=DE')
      expect(Object.fromEntries(answer.headers).location).toBe(
        'https://www.amazon.de/dp/0143127748?tag=ada-21',
      )
      const hits = await app.outside.listHits()
      expect(hits.length).toBe(before + 1)
      expect(hits.at(-1)).toMatchObject({ linkId: 'link-ada', marketplace: 'de', country: 'DE' })
    })

    it('never leads a reader of no known country in a circle', async () => {
      expect(await read(`${PAGE}?link=adasbook`)).toContain('href="/go/adasbook?country=US"')
    })

    it('goes to a store at once when its owner has no Premium', async () => {
      const answer = await app.open('/go/bobsbook', ['X-Country: DE'])
      expect(Object.fromEntries(answer.headers).location).toBe(
        'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
      )
    })
  })

  test.each(['nosuchlink', 'x', 'adasbook'])(
    'is the book’s own with a link of %s for another book',
    async (slug) => {
      const page = await read(`/book/9780441172719/universal?link=${slug}`, { 'x-country': 'DE' })
      expect(page).toContain('href="/redirect?isbn=9780441172719&amp;country=DE"')
      expect(page).not.toContain('/go/')
    },
  )

  describe('leads to other booksellers', () => {
    it('S1 by the table of shops alone, and counts the click', async () => {
      const answer = await app.open(
        '/out/kobo/9780143127741?country=DE&link=adasbook&url=https://evil.example',
      )
      expect(answer.status).toBe(302)
      const headers = Object.fromEntries(answer.headers)
      expect(headers.location).toBe('https://www.kobo.com/de/de/search?query=9780143127741')
      expect(headers['x-click']).toMatch(/^\d+$/)
      expect((await app.outside.listHits()).at(-1)).toMatchObject({
        retailer: 'kobo',
        marketplace: null,
        country: 'DE',
        linkId: 'link-ada',
        ownerId: 'user-ada',
        identifier: '9780143127741',
        excludedBecause: null,
      })
    })

    it('R16 also when the link is unknown or of another book', async () => {
      for (const slug of ['nosuchlink', 'adasbook']) {
        const answer = await app.open(`/out/kobo/9780441172719?country=DE&link=${slug}`)
        expect(answer.status).toBe(302)
        expect((await app.outside.listHits()).at(-1)).toMatchObject({ linkId: null })
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
    ])('S1 and nowhere at all from %s', async (target) => {
      const answer = await app.open(target)
      expect(answer.status).toBe(404)
      expect(Object.fromEntries(answer.headers).location).toBeUndefined()
    })
  })

  describe('remembers a favourite store', () => {
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/book/favourite-store`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.config.publicUrl, ...headers },
        body: new URLSearchParams(fields),
      })

    it('P2 only when asked to, without a number that tells readers apart', async () => {
      expect((await get(PAGE)).headers.getSetCookie()).toEqual([])
      const answer = await post({
        isbn: '9780143127741',
        store: 'thalia',
        country: 'DE',
        lang: 'de',
      })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${PAGE}?country=DE&lang=de`)
      expect(answer.headers.getSetCookie()).toEqual([
        'favourite-store=thalia; Max-Age=15552000; Path=/book; HttpOnly; SameSite=Lax',
      ])
    })

    it('puts it first where it sells, and nowhere else', async () => {
      const cookie = 'a=b; favourite-store=thalia'
      const german = await read(PAGE, { cookie, 'x-country': 'DE' })
      expect(german).toMatch(/Your favourite store.*>(Open|Search) at Thalia<.*at Amazon\.de</s)
      expect(german).toContain('This browser remembers: Thalia.')
      expect(german).toContain('Forget my choice')
      const french = await read(PAGE, { cookie, 'x-country': 'FR' })
      expect(french).not.toContain('Thalia')
    })

    it('forgets it when asked to', async () => {
      const answer = await post({ isbn: '9780143127741', store: '' })
      expect(answer.headers.getSetCookie()).toEqual([
        'favourite-store=; Max-Age=0; Path=/book; HttpOnly; SameSite=Lax',
      ])
    })

    it('neither keeps nor uses anything where the browser asks not to be remembered', async () => {
      const signal = { 'sec-gpc': '1', 'x-country': 'DE', cookie: 'favourite-store=thalia' }
      const page = await read(PAGE, signal)
      expect(page).toContain('Your browser asks not to be remembered (GPC)')
      expect(page).not.toContain('Your favourite store')
      expect(page).not.toContain('/book/favourite-store')
      const answer = await post({ isbn: '9780143127741', store: 'thalia' }, signal)
      expect(answer.headers.getSetCookie()).toEqual([])
    })

    test.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ])('S25 takes no form of another site: %j', async (headers) => {
      const answer = await post({ isbn: '9780143127741', store: 'thalia' }, headers)
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toEqual([])
    })

    it('leads back to pages of ours alone', async () => {
      const answer = await post({
        isbn: '//evil.example',
        link: 'https://evil.example',
        store: 'x',
      })
      expect(answer.headers.get('location')).toBe('/')
    })
  })
})
