import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { parseLinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { resolveRoute } from '@everyshelf/domain/routing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  createRedirectApp,
  locationOf,
  type RedirectApp,
  serviceTags,
} from '../../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const books = ['9780441172719', '9780143127741', 'B00B7NPRY8', '9798886451740'] as const
const [DUNE, OTHER, KINDLE] = books

describe.each(databaseKinds)('link settings over HTTP on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let clock = Date.now()

  beforeAll(async () => {
    const many = [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }]
    app = await createRedirectApp({
      kind,
      now: () => clock,
      limits: { ...limitRules, redirect: many, 'redirect-count': many, links: many },
    })
    ada = await signIn(app)
    await makePremium(clock + 1000 * DAY_MS)
  }, 60_000)
  afterAll(() => app.close())

  async function makePremium(until: number): Promise<void> {
    const premiumUntil = new Date(until).toISOString()
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
  }

  async function landing(path: string, country: string): Promise<string | undefined> {
    return locationOf(await app.open(path, [`X-Country: ${country}`]))
  }

  it('R17 apply to the next redirect', async () => {
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: DUNE })
    expect(await landing(`/go/${slug}`, 'FR')).toBe('https://www.amazon.fr/dp/0441172717')
    await ada.trpc.links.update.mutate({
      id,
      settings: { overrides: { fr: OTHER }, excluded: ['uk'] },
    })
    expect(await landing(`/go/${slug}`, 'FR')).toBe('https://www.amazon.fr/dp/0143127748')
    expect(await landing(`/go/${slug}`, 'GB')).not.toContain('amazon.co.uk')
    await ada.trpc.links.undo.mutate({ id, version: 1 })
    expect(await landing(`/go/${slug}`, 'FR')).toBe('https://www.amazon.fr/dp/0441172717')
  })

  it('send readers of a country where an edition is not sold to the next one', async () => {
    const [{ id = '', slug = '' } = {}] = (await ada.trpc.links.list.query()).links
    const editions = [
      { format: 'kindle' as const, identifier: KINDLE, notSoldIn: ['JP' as const] },
      { format: 'paperback' as const, identifier: DUNE, notSoldIn: [] },
    ]
    await ada.trpc.links.update.mutate({ id, settings: { editions } })
    expect(await landing(`/go/${slug}`, 'FR')).toBe(`https://www.amazon.fr/dp/${KINDLE}`)
    expect(await landing(`/go/${slug}`, 'JP')).toBe('https://www.amazon.co.jp/dp/0441172717')
  })

  it('R17 redirect from a new name and every former one at once, even when a hit missed the name before', async () => {
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: OTHER })
    expect((await app.open('/go/body-score')).status).toBe(404)
    const expected = 'https://www.amazon.fr/dp/0143127748'
    await ada.trpc.links.update.mutate({ id, slug: 'Body-Score' })
    await ada.trpc.links.update.mutate({ id, slug: 'body-keeps' })
    for (const name of [slug, 'body-score', 'BODY-SCORE', 'body-keeps']) {
      expect(await landing(`/go/${name}`, 'FR'), name).toBe(expected)
    }
    await ada.trpc.links.update.mutate({ id, settings: { overrides: { fr: DUNE } } })
    for (const name of [slug, 'body-score', 'body-keeps']) {
      expect(await landing(`/go/${name}`, 'FR'), name).toBe('https://www.amazon.fr/dp/0441172717')
    }
  })

  it('R17 every name of a removed link permanently shows the book’s page', async () => {
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: KINDLE })
    await ada.trpc.links.update.mutate({ id, slug: 'on-kindle' })
    const landings = () =>
      Promise.all(
        [slug, 'on-kindle'].map(async (name) => locationOf(await app.open(`/go/${name}`))),
      )
    expect(await landings()).toEqual([
      expect.stringContaining('amazon.com'),
      expect.stringContaining('amazon.com'),
    ])
    await ada.trpc.links.remove.mutate({ id })
    const page = `/book/${KINDLE}/universal?link=on-kindle`
    expect(await landings()).toEqual([page, page])
    clock += 31 * DAY_MS
    expect(await landings()).toEqual([page, page])
    clock -= 31 * DAY_MS
  })

  it('R17 carry the owner’s IDs of a retailer’s program once they are saved, with Premium', async () => {
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: '9798886451740' })
    const exit = `/out/bam/9798886451740?link=${slug}`
    const plain = await landing(exit, 'US')
    expect(plain).toMatch(/^https:\/\/www\.booksamillion\.com\//)
    const programIds = { bam: { publisherId: '4711', adId: '1234' } }
    const profile = await ada.trpc.profile.update.mutate({ programIds })
    expect(profile.programIds).toEqual(programIds)
    expect((await ada.trpc.links.settings.query({ id })).programIds).toEqual(programIds)
    expect(await landing(exit, 'US')).toContain('4711')

    await makePremium(clock + 60_000)
    clock += 60_001
    await expect.poll(() => landing(exit, 'US')).toBe(plain)
    const change = { programIds: { bam: null } }
    await expect(ada.trpc.profile.update.mutate(change)).rejects.toThrow('premium-required')
    await makePremium(clock + 1000 * DAY_MS)
  })

  it('claim no more names than the limit allows', async () => {
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: '9780306406157' })
    let claimed = 0
    const claimMany = async () => {
      for (; claimed < 100; claimed++) {
        await ada.trpc.links.update.mutate({ id, slug: `name-${claimed}` })
      }
    }
    await expect(claimMany()).rejects.toThrow('rate-limited')
    expect(claimed).toBeLessThanOrEqual(60)
    expect((await ada.trpc.links.update.mutate({ id, slug })).slugs[0]).toBe(slug)
  })

  const country = fc.constantFrom<CountryCode>('US', 'GB', 'DE', 'FR', 'JP', 'BR', 'AT')
  const book = fc.constantFrom(...books)
  const edition = fc.record({
    format: fc.constantFrom('kindle', 'paperback', 'hardcover', 'audiobook'),
    identifier: book,
    notSoldIn: fc.uniqueArray(country),
  })
  const step = fc.oneof(
    fc.record({
      defaultCountry: fc.option(country),
      excluded: fc.uniqueArray(fc.constantFrom('us', 'uk', 'de', 'fr', 'jp')),
    }),
    fc.record({ overrides: fc.dictionary(fc.constantFrom('us', 'uk', 'de', 'fr'), book) }),
    fc.record({
      editions: fc.uniqueArray(edition, { selector: ({ identifier }) => identifier, maxLength: 4 }),
    }),
    fc.record({ undo: fc.integer({ min: 0, max: 5 }) }),
  )

  it('R17 answered by any changes and undoings are those that redirects follow', async () => {
    await makePremium(clock + 1000 * DAY_MS)
    const { id, slug } = await ada.trpc.links.save.mutate({ isbn: '9780261103252' })
    const identifier = parseBookIdentifier('9780261103252')
    if (!identifier) throw new TypeError('no book')
    const own = { format: 'hardcover', identifier: '9780261103252', notSoldIn: [] } as const
    const settingsAfter = async (change: typeof step extends fc.Arbitrary<infer T> ? T : never) => {
      if ('undo' in change) {
        const { version } = await ada.trpc.links.settings.query({ id })
        const undone = Math.max(1, version - change.undo)
        return version === 0
          ? await ada.trpc.links.settings.query({ id })
          : await ada.trpc.links.undo.mutate({ id, version: undone })
      }
      const settings =
        'editions' in change && change.editions.length > 0
          ? { editions: [...change.editions, own] }
          : change
      return await ada.trpc.links.update.mutate({ id, settings: settings as object })
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const change of changes) {
          const { settings } = await settingsAfter(change)
          const link = toRoutableLink(identifier, null, parseLinkSettings(JSON.stringify(settings)))
          for (const place of ['US', 'GB', 'DE', 'FR', 'JP', 'AT'] as const) {
            const reader = { country: place, countrySource: 'edge', languages: [] } as const
            const { url, isSold } = resolveRoute(link, reader, serviceTags)
            const page = `/book/9780261103252/universal?link=${slug}`
            expect(await landing(`/go/${slug}`, place)).toBe(isSold ? url : page)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
