import type { EditionFormat } from '@everyshelf/domain/books'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import { afterEach, describe, expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { createRedirectApp, type RedirectApp, readTags } from '../../../testing/redirect-app.ts'

const PREMIUM_UNTIL = '2099-01-01T00:00:00.000Z'
const dialed: string[] = []

let app: RedirectApp
afterEach(() => app.close())

async function open(): Promise<void> {
  dialed.length = 0
  const refuse = (host: unknown) => {
    dialed.push(String(host))
    return Promise.reject(new Error('no socket here'))
  }
  app = await createRedirectApp({ network: { resolve: refuse, dial: refuse } })
}

async function openWithLink(premiumUntil: string | null = PREMIUM_UNTIL): Promise<void> {
  await open()
  await app.outside.addOwner({
    affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
    premiumUntil,
  })
  await app.outside.addLink({})
}

const explain = (input: string, country?: 'AT' | 'DE' | 'CH' | 'FR', languages: string[] = []) =>
  app.trpc.routes.explain.query({ input, country, languages })

const own = (path: string) => `${app.config.publicUrl}${path}`

const refusalOf = (input: string) => explain(input).catch((error) => error.data)

describe('a book', () => {
  it('is explained step by step', async () => {
    await open()
    const route = await explain('0143127748', 'CH', ['fr-CH', 'de'])
    expect(route.url).toBe('https://www.amazon.fr/dp/0143127748')
    expect(route.reasons).toEqual([
      { code: 'country-known', source: 'query', country: 'CH' },
      { code: 'country-marketplace', country: 'CH', rule: 'kindle', marketplace: 'de' },
      { code: 'language-marketplace', language: 'fr', marketplace: 'fr' },
      { code: 'product-page' },
      { code: 'tag', owner: 'none' },
    ])
    expect(route).toMatchObject({
      isOwnLink: false,
      firstPath: null,
      identifier: { key: '9780143127741', display: '978-0-14-312774-1' },
    })
  })

  it('takes the country from the languages when none is given, and else the default', async () => {
    await open()
    expect(await explain('0143127748', undefined, ['de-AT'])).toMatchObject({ country: 'AT' })
    expect(await explain('0143127748')).toMatchObject({ country: null, marketplace: 'us' })
  })

  it('lists the destinations of the readers of every country, by address', async () => {
    await open()
    const { landings } = await explain('B00ICH9SAC')
    const landingIn = (country: string) =>
      landings.find(({ countries }) => countries.some((code) => code === country))
    expect(landings.flatMap(({ countries }) => countries).toSorted()).toEqual(countryCodes)
    expect(landings.map(({ marketplace }) => marketplace)).toEqual([
      ...['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp', 'in', 'br', 'mx', 'au', 'nl'],
    ])
    expect(landingIn('AT')).toEqual({
      countries: ['AT', 'CH', 'DE', 'LI', 'LU'],
      retailer: 'amazon',
      isPage: false,
      marketplace: 'de',
      url: 'https://www.amazon.de/dp/B00ICH9SAC?tag=shelfde-21',
      tag: 'shelfde-21',
      tagOwner: 'service',
      format: null,
      isSold: true,
    })
    expect(landingIn('CA')).toMatchObject({ tag: null, tagOwner: 'none' })
    expect(landingIn('PL')?.marketplace).toBe('us')
  })
})

describe('a B0 ASIN', () => {
  it('says that its format is unknown, and which can be tested', async () => {
    await open()
    const route = await explain('B0CRQLM5V7', 'FR')
    expect(route.reasons).toContainEqual({ code: 'format-unknown' })
    expect(route.formats).toEqual(['kindle', 'paperback', 'hardcover', 'audiobook'])
  })

  it('as a paperback goes where its ISBN goes', async () => {
    await open()
    const input = { input: 'B0CRQLM5V7', format: 'paperback' } as const
    const route = await app.trpc.routes.explain.query(input)
    expect(route.reasons).toContainEqual({ code: 'format-known', format: 'paperback' })
    const byIsbn = await explain('9798886451740')
    const storeOf = ({ landings }: typeof route) =>
      Object.fromEntries(
        landings.flatMap(({ countries, marketplace }) => countries.map((c) => [c, marketplace])),
      )
    expect(storeOf(route)).toEqual(storeOf(byIsbn))
  })

  it('in an Everyshelf link has the format that the address gives', async () => {
    await open()
    const route = await explain(own('/redirect?isbn=B0CRQLM5V7&format=hardcover'), 'AT')
    expect(route.reasons).toContainEqual({ code: 'format-known', format: 'hardcover' })
    expect(route.formats).toEqual(['hardcover'])
  })
})

describe('an Everyshelf link', () => {
  it('has the same destination and response headers as a request for the link', async () => {
    await openWithLink()
    for (const path of ['/go/h7kq2mw', '/redirect?isbn=9780143127741&userId=adaadaadaada2345']) {
      const route = await explain(own(path), 'DE')
      const opened = await app.open(path, ['X-Forwarded-For: 192.0.2.1'])
      expect(route.url).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
      expect(route.response.status).toBe(opened.status)
      const named = route.response.headers.map(([name, value]) => [name.toLowerCase(), value])
      for (const header of named) expect(opened.headers).toContainEqual(header)
      expect(named.map(([name]) => name)).toContain('location')
    }
  })

  it('follows its own country before that of the reader', async () => {
    await openWithLink()
    const route = await explain(own('/go/h7kq2mw?country=AT'), 'FR')
    expect(route.reasons[0]).toEqual({ code: 'country-known', source: 'query', country: 'AT' })
    expect(route.marketplace).toBe('de')
    const without = await explain(own('/go/h7kq2mw'), 'FR')
    expect(without.reasons[0]).toEqual({ code: 'country-known', source: 'ip', country: 'FR' })
  })

  it('S2 carries the active tag and no other, even if its address names one', async () => {
    await openWithLink('2020-01-01T00:00:00.000Z')
    const route = await explain(own('/go/h7kq2mw?tag=thief-20&aff=1'), 'DE')
    expect(route).toMatchObject({ tag: 'shelfde-21', tagOwner: 'service' })
  })

  it('does not reveal its owner', async () => {
    await openWithLink()
    const text = JSON.stringify(await explain(own('/go/h7kq2mw'), 'DE'))
    expect(text).toContain('ada-21')
    expect(text).not.toContain('adaadaadaada2345')
    expect(text).not.toMatch(/owner(Id)?"\s*:\s*\{|userId|linkId|publicId/)
  })

  it('is refused by what is wrong with it', async () => {
    await openWithLink()
    expect(await refusalOf(own('/go/nothere'))).toMatchObject({ reason: 'no-such-link' })
    expect(await refusalOf(own('/redirect?isbn=9780143127742'))).toMatchObject({
      reason: 'invalid-identifier',
      details: { problem: 'check-digit' },
    })
    expect(await refusalOf(own('/redirect?isbn=1&isbn=2'))).toMatchObject({ reason: 'invalid-url' })
    expect(await refusalOf(own('/pricing'))).toMatchObject({ reason: 'invalid-url' })
  })
})

describe('a link with editions', () => {
  const settings = {
    editions: [
      { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['DE', 'FR'] },
      { format: 'paperback', identifier: '9780143127741', notSoldIn: ['FR'] },
    ],
  }
  const explainAs = (path: string, country: CountryCode, format: EditionFormat | null = null) =>
    app.trpc.routes.explain.query({ input: own(path), country, format })
  const openIn = (path: string, country: CountryCode) => app.open(path, [`X-Country: ${country}`])

  async function openWithEditions(more: object = {}): Promise<void> {
    await openWithLink()
    const json = JSON.stringify({ ...settings, ...more })
    await app.outside.db.updateTable('saved_link').set({ settings: json }).execute()
  }

  it('is explained as a hit would be routed, in a country of each kind and with a format', async () => {
    await openWithEditions()
    const paths = ['/go/h7kq2mw', '/go/h7kq2mw?format=paperback', '/go/h7kq2mw?country=FR']
    for (const path of paths) {
      for (const country of ['US', 'DE', 'FR'] as const) {
        const { response } = await explainAs(path, country)
        const opened = await openIn(path, country)
        const named = response.headers.find(([name]) => name === 'Location')
        expect(opened.headers, `${path} ${country}`).toContainEqual(['location', named?.[1]])
      }
    }
  })

  it('says which edition, with and without a requested format, and which are marked as not sold', async () => {
    await openWithEditions()
    const path = '/go/h7kq2mw'
    expect(await explainAs(path, 'US')).toMatchObject({
      format: 'kindle',
      formats: ['kindle', 'paperback'],
    })
    expect(await explainAs(path, 'US', 'paperback')).toMatchObject({ format: 'paperback' })
    // The address itself asks before the page that tests it.
    const asking = await explainAs(`${path}?format=kindle`, 'US', 'paperback')
    expect(asking.reasons).toContainEqual({ code: 'edition-requested', format: 'kindle' })
    const germany = await explainAs(path, 'DE', 'kindle')
    expect(germany.reasons).toContainEqual({
      code: 'edition-not-sold',
      format: 'kindle',
      country: 'DE',
    })
    expect(germany.url).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
  })

  it('leads to our page where none is sold, and says so of that country alone', async () => {
    await openWithEditions()
    const { isSold, firstPath, response, landings } = await explainAs('/go/h7kq2mw', 'FR')
    expect(isSold).toBe(false)
    expect(firstPath).toBe('/book/9780143127741/universal?link=h7kq2mw')
    expect(response.headers).toContainEqual(['Location', firstPath])
    expect(landings.filter((landing) => !landing.isSold)).toMatchObject([{ countries: ['FR'] }])
  })

  it('says that readers choose first, where its owner lets them', async () => {
    await openWithEditions({ mode: 'choose' })
    const { firstPath, url } = await explainAs('/go/h7kq2mw', 'US')
    expect(firstPath).toBe('/book/9780143127741/universal?link=h7kq2mw')
    expect(url).toBe('https://www.amazon.com/dp/B00ICH9SAC?tag=ada-20')
  })

  it('uses its own country for every reader', async () => {
    await openWithEditions()
    const { landings } = await explainAs('/go/h7kq2mw?country=DE', 'US')
    expect(landings).toHaveLength(1)
    expect(landings[0]).toMatchObject({ marketplace: 'de', format: 'paperback' })
  })
})

describe('S63 testing a link', () => {
  it('counts nothing, opens no connection and takes no power from its address', async () => {
    await openWithLink()
    const inputs = [
      '9780143127741',
      'https://www.amazon.de/dp/0143127748?tag=thief-21',
      own('/go/h7kq2mw?staging=true'),
      own('/redirect?isbn=9780143127741&userId=adaadaadaada2345&tag=thief-20&aff=1'),
    ]
    for (const input of inputs) expect((await explain(input, 'DE')).url).not.toContain('thief')
    for (const input of ['https://amzn.to/3xYz', 'https://a.co/d/7Hobbit', 'http://127.0.0.1/x']) {
      expect(await refusalOf(input)).toMatchObject({ reason: 'invalid-url' })
    }
    expect(dialed).toEqual([])
    await app.open('/go/h7kq2mw')
    expect(await app.outside.listHits()).toHaveLength(1)
  })
})
