import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createRedirectApp, locationOf, type RedirectApp } from '../../testing/redirect-app.ts'

const BOOK = '9780143127741'
const KOBO = `https://www.kobo.com/de/de/search?query=${BOOK}`
const PAGE = `/book/${BOOK}/universal?link=ruled23`
const settings = {
  editions: [
    { format: 'paperback', identifier: BOOK, notSoldIn: [], language: 'en' },
    { format: 'paperback', identifier: '9783453317178', notSoldIn: [], language: 'de' },
  ],
  matchLanguage: true,
  rules: [
    { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } },
    { countries: ['FR'], target: { kind: 'page' } },
    { countries: ['US', 'CA'], target: { kind: 'marketplace', marketplace: 'uk' } },
    { countries: ['JP'], target: { kind: 'edition', identifier: '9783453317178' } },
    { countries: ['GB'], target: { kind: 'retailer', retailer: 'hatchards' } },
  ],
}

describe.each(databaseKinds)('rules by country on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    const future = '9999-01-01T00:00:00.000Z'
    await app.outside.addOwner({ userId: 'user-ada', premiumUntil: future as never })
    await app.outside.addOwner({ userId: 'user-bob', publicId: 'bobbobbobbob2345' as never })
    await app.outside.addOwner({
      userId: 'user-cem',
      publicId: 'cemcemcemcem2345' as never,
      premiumUntil: future as never,
    })
    const add = (slug: string, ownerId: string, more: object = {}) =>
      app.outside.addLink({
        id: `link-${slug}`,
        slug: slug as never,
        ownerId,
        identifier: BOOK,
        settings: toJsonText({ ...settings, ...more }),
      })
    await add('ruled23', 'user-ada')
    await add('choose2', 'user-cem', { mode: 'choose' })
    await add('unpaid2', 'user-bob')
  }, 60_000)
  afterAll(() => app.close())

  const openIn = (country: string, path = '/go/ruled23', language = 'en') =>
    app.open(path, [`X-Country: ${country}`, `Accept-Language: ${language}`])
  const landsAt = async (...request: Parameters<typeof openIn>) => {
    const response = await openIn(...request)
    expect(response.status).toBe(302)
    return locationOf(response)
  }

  test.each([
    ['DE', 'en', KOBO],
    ['AT', 'en', 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'],
    ['AT', 'de', 'https://www.amazon.de/dp/3453317173?tag=shelfde-21'],
    ['FR', 'en', PAGE],
    ['US', 'en', 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21'],
    ['CA', 'en', 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21'],
    ['JP', 'en', 'https://www.amazon.co.jp/dp/3453317173'],
    // Hatchards has no pages by ISBN, so the default applies.
    ['GB', 'en', 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21'],
  ])('a reader in %s who uses %s goes to %s', async (country, language, location) => {
    expect(await landsAt(country, '/go/ruled23', language)).toBe(location)
  })

  it('counts the click for the store that the rule names', async () => {
    await openIn('DE')
    const [hit] = (await app.outside.listHits()).slice(-1)
    expect(hit).toMatchObject({
      ownerId: 'user-ada',
      identifier: BOOK,
      retailer: 'kobo',
      marketplace: null,
      country: 'DE',
    })
  })

  it('decides before the mode of the link, which decides for all others', async () => {
    expect(await landsAt('DE', '/go/choose2')).toBe(KOBO)
    expect(await landsAt('AT', '/go/choose2')).toBe(PAGE.replace('ruled23', 'choose2'))
    expect(await landsAt('GB', '/go/choose2')).toBe(PAGE.replace('ruled23', 'choose2'))
  })

  it('has no effect while the owner has no Premium', async () => {
    expect(await landsAt('DE', '/go/unpaid2')).toBe(
      'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
    )
  })

  it('has no effect on a store that the reader chose, whose click counts for that store', async () => {
    const out = `/out/amazon-de/${BOOK}?country=DE&link=ruled23`
    expect(await landsAt('DE', out)).toBe('https://www.amazon.de/dp/0143127748?tag=shelfde-21')
    const [hit] = (await app.outside.listHits()).slice(-1)
    expect(hit).toMatchObject({ ownerId: 'user-ada', retailer: 'amazon', marketplace: 'de' })
    const page = await openIn('FR', `/out/amazon-fr/${BOOK}?country=FR&link=ruled23`)
    expect(locationOf(page)).toBe('https://www.amazon.fr/dp/0143127748')
  })

  it('is followed by an address with a country, as for a reader there', async () => {
    expect(await landsAt('AT', '/go/ruled23?country=DE')).toBe(KOBO)
    expect(await landsAt('AT', '/go/ruled23?country=FR')).toBe(`${PAGE}&country=FR`)
  })

  it('is explained as it is opened', async () => {
    const input = `${app.config.publicUrl}/go/ruled23`
    for (const country of ['DE', 'AT', 'FR', 'US', 'JP', 'GB'] as const) {
      const languages = ['en']
      const route = await app.trpc.routes.explain.query({ input, country, languages })
      expect(route.firstPath ?? route.url).toBe(await landsAt(country))
    }
    const { landings, reasons, rule } = await app.trpc.routes.explain.query({
      input,
      country: 'DE',
    })
    expect(rule).toBe('retailer')
    expect(reasons.map(({ code }) => code)).toEqual([
      'country-known',
      'rule',
      'retailer-search',
      'program',
    ])
    expect(landings.find(({ retailer }) => retailer === 'kobo')?.countries).toEqual(['DE'])
    expect(landings.find(({ isPage }) => isPage)?.countries).toEqual(['FR'])
  })

  it('names its store first on the reader page, before Amazon', async () => {
    const { body } = await openIn('DE', PAGE)
    expect(body).toMatch(/class="button" href="\/out\/kobo\//)
    expect(body).toMatch(/<ul class="rows"><li><a class="store" href="\/out\/amazon-de\//)
    expect(body).toMatch(/Recommended store .{1,3} Germany/)
    expect(body).toContain(
      'The creator of this link chose Rakuten Kobo for readers in your country.',
    )
    const american = await openIn('US', PAGE)
    expect(american.body).toMatch(/class="button" href="\/out\/amazon-uk\//)
    const austrian = await openIn('AT', PAGE)
    expect(austrian.body).toMatch(/class="button" href="\/out\/amazon-de\//)
  })

  it('leaves each Amazon store to readers who choose from the list of all', async () => {
    const { body } = await openIn('DE', '/amazon-marketplace/ruled23')
    for (const code of ['de', 'us', 'uk', 'fr']) {
      expect(body).toContain(`href="/out/amazon-${code}/${BOOK}?`)
    }
  })
})
