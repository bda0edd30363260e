import { formatLinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  type FakeBookServices,
  startFakeBookServices,
} from '../../../testing/fake-book-services.ts'
import { wellKnownBooks } from '../../../testing/fake-catalog.ts'
import {
  createRedirectApp,
  locationOf,
  type RedirectApp,
  readTags,
} from '../../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BOOK = '9780143127741'
const settingsOf = (part: object) => formatLinkSettings(parseLinkSettings(JSON.stringify(part)))

describe.each(databaseKinds)('the card of a link on %s', (kind) => {
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
      affiliateTags: toJsonText(readTags({ de: 'ada-21' })),
      premiumUntil: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    })
    const add = (slug: string, values: object = {}) =>
      app.outside.addLink({
        id: `link-${slug}`,
        slug: slug as never,
        identifier: BOOK,
        settings: settingsOf({ look: { accent: 'plum' } }),
        ...values,
      } as never)
    await add('score')
    await add('choice', { settings: '{"mode":"choose"}', identifier: '9780061120084' })
    await add('kindle', { identifier: 'B0033THD6O' })
    await add('gone', {
      identifier: '9780441172719',
      removedAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
      details: toJsonText({ title: 'Title of its former owner' }),
    })
    await add('off', {
      identifier: '9780141439518',
      disabledAt: new Date().toISOString(),
      disabledReason: 'Spam',
      details: toJsonText({ title: 'Buy pills' }),
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
  const inGermany = { 'x-country': 'DE', 'accept-language': 'de' }
  const buttonOf = (card: string) => /<a class="button" href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(card)

  it('A2 A3 names the store that its button opens and who earns, and counts no hit', async () => {
    const before = (await app.outside.listHits()).length
    const card = await read('/embed/score', inGermany)
    expect(card).toContain('<html lang="de" class="auto">')
    expect(card).toContain('>The Body Keeps the Score</h1>')
    expect(card).toContain('Bessel van der Kolk')
    expect(card).toContain(`src="/covers/480/${BOOK}"`)
    const [, href = '', label] = buttonOf(card) ?? []
    expect(label).toBe('Bei Amazon.de kaufen <small>(bezahlter Link)</small>')
    expect(card).toContain('target="_blank" rel="sponsored nofollow noopener"')
    expect(card).toMatch(/class="foot"><p>[^<]*\(bezahlter Link\)[^<]*<span lang="de">Als Amazon/)
    // No URL of a store, with or without a tag, is in the page of another site.
    expect(card).not.toMatch(/amazon\.[a-z.]+\/|ada-21|tag=/)
    expect((await app.outside.listHits()).length).toBe(before)

    const response = await app.open(href, ['X-Country: DE'])
    expect(locationOf(response)).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
    expect(await app.outside.listHits()).toHaveLength(before + 1)
  })

  it('has the size, the colors, the language, and the country of its address', async () => {
    const card = await read('/embed/score?size=large&theme=dark&lang=fr&country=JP', inGermany)
    expect(card).toContain('<html lang="fr" class="dark">')
    expect(card).toContain('<body class="large">')
    expect(buttonOf(card)?.[1]).toBe('/go/score?country=JP')
    expect(buttonOf(card)?.[2]).toContain('Acheter sur Amazon.co.jp')
    expect(await read('/embed/score?size=huge&theme=x')).toContain('<body class="medium">')
  })

  it('S52 may be shown in a frame anywhere, and does nothing else', async () => {
    const { headers } = await get('/embed/score')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors \*$/,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(await read('/embed/score')).not.toMatch(/<script|<form|<input|\son\w+=|http:/)
  })

  test.each([
    `/book/${BOOK}/universal?link=score`,
    '/oembed?url=x',
    '/og/link/score.png',
    '/embed',
    '/embed/score/more',
    '/go/unknown22',
  ])('S52 no other page may be: %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors *')
    // Redirects and their pages, which Express does not send, have only the policy.
    if (!path.startsWith('/go/')) expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('A2 leads to the reader page without a note where readers choose their store', async () => {
    const card = await read('/embed/choice')
    expect(buttonOf(card)).toMatchObject({ 1: '/go/choice', 2: 'Choose a bookstore' })
    expect(card).not.toContain('(paid link)')
    expect(card).not.toContain('As an Amazon Associate')
  })

  it('R16 of a removed link shows the book, without its former owner and without tags', async () => {
    const card = await read('/embed/gone', inGermany)
    expect(card).not.toContain('former owner')
    expect(buttonOf(card)).toMatchObject({ 1: '/go/gone', 2: 'Shop auswählen' })
    expect(locationOf(await app.open('/go/gone'))).toContain('/universal?link=gone')
  })

  it('of a disabled link shows the book without the link', async () => {
    const response = await get('/embed/off', inGermany)
    const card = await response.text()
    expect(response.status).toBe(200)
    expect(card).not.toContain('Buy pills')
    const [, href = ''] = buttonOf(card) ?? []
    expect(href).toBe('/book/9780141439518/universal?link=off')
    expect((await get(href)).status).toBe(200)
  })

  it('of an unknown link is a small card that leads to the search', async () => {
    for (const slug of ['unknown22', 'x', '%3Cscript%3E']) {
      const response = await get(`/embed/${slug}?theme=light`, { 'accept-language': 'sv' })
      const card = await response.text()
      expect(response.status).toBe(404)
      expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
      expect(card).toContain('Den här boklänken finns inte.')
      expect(buttonOf(card)).toMatchObject({ 1: '/', 2: 'Hitta en bok' })
    }
  })

  describe('as oEmbed', () => {
    const describeUrl = (url: string, more = '') =>
      get(`/oembed?url=${encodeURIComponent(url)}${more}`)
    const readJson = async (response: Response) =>
      (await response.json()) as Record<string, unknown>

    it('is described for each address of the link, with the size that fits', async () => {
      const { publicUrl } = app.config
      for (const path of [
        '/go/score',
        `/book/${BOOK}/universal?link=score&lang=de`,
        '/embed/score',
      ]) {
        const response = await describeUrl(publicUrl + path)
        expect(response.status).toBe(200)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'access-control-allow-origin': '*',
          'cache-control': 'public, max-age=300',
          'content-type': 'application/json; charset=utf-8',
        })
        expect(response.headers.get('access-control-allow-credentials')).toBeNull()
        expect(await readJson(response)).toMatchObject({
          version: '1.0',
          type: 'rich',
          provider_name: 'Everyshelf',
          title: 'The Body Keeps the Score',
          author_name: 'Bessel van der Kolk',
          cache_age: 300,
          width: 520,
          height: 248,
          html: expect.stringMatching(
            new RegExp(`^<iframe src="${publicUrl}/embed/score\\?size=medium&amp;theme=auto" `),
          ),
          thumbnail_url: `${publicUrl}/covers/${BOOK}`,
          thumbnail_width: expect.any(Number),
          thumbnail_height: expect.any(Number),
        })
      }
      const narrow = await describeUrl(`${publicUrl}/go/score`, '&maxwidth=300&maxheight=200')
      expect(await readJson(narrow)).toMatchObject({
        width: 300,
        height: 188,
        html: expect.stringContaining('size=small'),
      })
    })

    it('is unknown for other addresses, and exists only as JSON', async () => {
      const { publicUrl } = app.config
      const others = [
        '',
        'https://elsewhere.example/go/score',
        `${publicUrl}.elsewhere.example/go/score`,
        `https://elsewhere.example@${new URL(publicUrl).host}.example/go/score`,
        `${publicUrl}/go/unknown22`,
        `${publicUrl}/go/off`,
        `${publicUrl}/book/${BOOK}/universal`,
        `${publicUrl}/account`,
        `${publicUrl}/go/${'a'.repeat(3000)}`,
      ]
      for (const url of others) expect((await describeUrl(url)).status, url).toBe(404)
      expect((await describeUrl(`${publicUrl}/go/score`, '&format=xml')).status).toBe(501)
    })

    it('is not cached while no source knows the book', async () => {
      const url = `${app.config.publicUrl}/go/kindle`
      const read = async () => {
        const response = await describeUrl(url)
        const { title, cache_age } = await readJson(response)
        return { title, cache_age, header: response.headers.get('cache-control') }
      }
      expect(await read()).toEqual({
        title: 'Book (ID: B0033THD6O)',
        cache_age: 0,
        header: 'no-store',
      })
      await app.outside.db
        .updateTable('saved_link')
        .set({ details: toJsonText({ title: 'Heat' }) })
        .where('id', '=', 'link-kindle')
        .execute()
      expect(await read()).toEqual({
        title: 'Heat',
        cache_age: 300,
        header: 'public, max-age=300',
      })
    })

    it('is announced on the reader page of the link, and not on that of the book alone', async () => {
      const page = await read(`/book/${BOOK}/universal?link=score`)
      const [, href = ''] =
        /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)">/.exec(page) ??
        []
      const path = href.replaceAll('&amp;', '&').slice(app.config.publicUrl.length)
      expect((await get(path)).status).toBe(200)
      expect(await read(`/book/${BOOK}/universal`)).not.toContain('json+oembed')
    })
  })
})
