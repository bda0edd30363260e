import { afterEach, describe, expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { createRedirectApp, type RedirectApp, readTags } from '../../testing/redirect-app.ts'

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
      { code: 'country-store', country: 'CH', rule: 'kindle', marketplace: 'de' },
      { code: 'language-store', language: 'fr', marketplace: 'fr' },
      { code: 'product-page' },
      { code: 'tag', owner: 'nobody' },
    ])
    expect(route).toMatchObject({
      isOwnLink: false,
      choicePath: null,
      identifier: { key: '9780143127741', display: '978-0-14-312774-1' },
    })
  })

  it('takes the country from the languages when none is given, and else the default', async () => {
    await open()
    expect(await explain('0143127748', undefined, ['de-AT'])).toMatchObject({ country: 'AT' })
    expect(await explain('0143127748')).toMatchObject({ country: null, marketplace: 'us' })
  })

  it('comes with where every country that has a store lands', async () => {
    await open()
    const { landings } = await explain('B00ICH9SAC')
    expect(landings).toHaveLength(23)
    expect(landings.slice(0, 4)).toEqual([
      {
        country: 'US',
        marketplace: 'us',
        url: 'https://www.amazon.com/dp/B00ICH9SAC?tag=shelf-20',
        tag: 'shelf-20',
        tagOwner: 'service',
      },
      {
        country: 'GB',
        marketplace: 'uk',
        url: 'https://www.amazon.co.uk/dp/B00ICH9SAC?tag=shelf-21',
        tag: 'shelf-21',
        tagOwner: 'service',
      },
      {
        country: 'CA',
        marketplace: 'ca',
        url: 'https://www.amazon.ca/dp/B00ICH9SAC',
        tag: null,
        tagOwner: 'nobody',
      },
      {
        country: 'DE',
        marketplace: 'de',
        url: 'https://www.amazon.de/dp/B00ICH9SAC?tag=shelfde-21',
        tag: 'shelfde-21',
        tagOwner: 'service',
      },
    ])
    const poland = landings.find(({ country }) => country === 'PL')
    expect(poland?.marketplace).toBe('us')
  })
})

describe('a link of ours', () => {
  it('leads where opening it leads, with the headers of its answer', async () => {
    await openWithLink()
    for (const path of ['/go/h7kq2mw', '/redirect?isbn=9780143127741&userId=adaadaadaada2345']) {
      const route = await explain(own(path), 'DE')
      const opened = await app.open(path, ['X-Forwarded-For: 192.0.2.1'])
      expect(route.url).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
      expect(route.answer.status).toBe(opened.status)
      const told = route.answer.headers.map(([name, value]) => [name.toLowerCase(), value])
      for (const header of told) expect(opened.headers).toContainEqual(header)
      expect(told.map(([name]) => name)).toContain('location')
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

  it('S2 carries the tag in force and no other, whatever its address asks', async () => {
    await openWithLink('2020-01-01T00:00:00.000Z')
    const route = await explain(own('/go/h7kq2mw?tag=thief-20&aff=1'), 'DE')
    expect(route).toMatchObject({ tag: 'shelfde-21', tagOwner: 'service' })
  })

  it('is not told whose it is', async () => {
    await openWithLink()
    const text = JSON.stringify(await explain(own('/go/h7kq2mw'), 'DE'))
    expect(text).toContain('ada-21')
    expect(text).not.toContain('adaadaadaada2345')
    expect(text).not.toMatch(/owner(Id)?"\s*:\s*\{|userId|linkId|publicId/)
  })

  it('is refused by what is wrong with it', async () => {
    await openWithLink()
    expect(await refusalOf(own('/go/nothere'))).toMatchObject({ reason: 'not-found' })
    expect(await refusalOf(own('/redirect?isbn=9780143127742'))).toMatchObject({
      reason: 'invalid-identifier',
      details: { problem: 'check-digit' },
    })
    expect(await refusalOf(own('/redirect?isbn=1&isbn=2'))).toMatchObject({ reason: 'invalid-url' })
    expect(await refusalOf(own('/pricing'))).toMatchObject({ reason: 'invalid-url' })
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
