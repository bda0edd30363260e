import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AffiliateTag,
  type AffiliateTags,
  type AttributionTag,
  type LinkChannel,
  linkChannels,
  type TagHolder,
} from '../affiliate/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { listRetailerRoutes, plainLink, type RoutableLink, resolveRoute } from './index.ts'

const book = parseBookIdentifier('9780143127741') as BookIdentifier
const tags = Object.fromEntries(
  marketplaceCodes.map((code) => [code, `ada-${code}` as AffiliateTag]),
) as AffiliateTags
const attribution = Object.fromEntries(
  marketplaceCodes.map((code) => [code, `maas=maas_${code}&tag=maas` as AttributionTag]),
)
const ada: TagHolder = {
  isPremium: true,
  tags,
  programs: { 'bookshop-us': { affiliateId: '4711' } },
  tagChannels: { networks: ['youtube'], isListOptIn: true },
}
const service = { us: 'service-20' as AffiliateTag }

const linkIn = (channel: LinkChannel, owner: TagHolder | null = ada): RoutableLink => ({
  ...plainLink(book, owner),
  channel,
  attribution,
})
const readerIn = (country: (typeof countryCodes)[number]) =>
  ({ country, countrySource: 'ip', languages: ['en'] }) as const

describe('the URL in each channel, for a reader in the United States', () => {
  test.each([
    ['web', 'https://www.amazon.com/dp/0143127748?tag=ada-us'],
    ['social', 'https://www.amazon.com/dp/0143127748?tag=ada-us'],
    ['mail', 'https://www.amazon.com/dp/0143127748?tag=ada-us'],
    ['ebook', 'https://www.amazon.com/dp/0143127748'],
    ['print', 'https://www.amazon.com/dp/0143127748'],
    ['ad', 'https://www.amazon.com/dp/0143127748?maas=maas_us&tag=maas'],
    ['messenger', 'https://www.amazon.com/dp/0143127748'],
  ] as const)('%s: %s', (channel, url) => {
    expect(resolveRoute(linkIn(channel), readerIn('US'), service).url).toBe(url)
  })

  test('social and mail carry no tag before the owner has confirmed where they use it', () => {
    const { tagChannels: _, ...unconfirmed } = ada
    for (const channel of ['social', 'mail'] as const) {
      const route = resolveRoute(linkIn(channel, unconfirmed), readerIn('US'), service)
      expect(route.url).toBe('https://www.amazon.com/dp/0143127748')
      expect(route.reasons.at(-2)).toMatchObject({ code: 'channel', isAllowed: false })
    }
  })

  test('the service’s tag is for the web alone', () => {
    for (const channel of linkChannels) {
      const { tag } = resolveRoute(linkIn(channel, null), readerIn('US'), service)
      expect(tag).toBe(channel === 'web' ? 'service-20' : null)
    }
  })

  test('Bookshop.org has the owner’s ID on the web, in social networks, and in newsletters', () => {
    const paidIn = linkChannels.filter((channel) =>
      listRetailerRoutes(linkIn(channel), 'US').some(
        ({ retailer, isPaid }) => retailer.code === 'bookshop-us' && isPaid,
      ),
    )
    expect(paidIn).toEqual(['web', 'social', 'mail'])
  })
})

test('newsletters never carry a tag in India', () => {
  expect(resolveRoute(linkIn('mail'), readerIn('IN'), service)).toMatchObject({
    marketplace: 'in',
    tag: null,
  })
})

const AFFILIATE_TAG = /[?&]tag=(?!maas)/

test('no route of an ebook, a printed book, or an ad ever carries an affiliate tag, and none carries both kinds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...linkChannels),
      fc.constantFrom(...countryCodes),
      fc.boolean(),
      fc.boolean(),
      (channel, country, isPremium, isListOptIn) => {
        const owner: TagHolder = {
          ...ada,
          isPremium,
          tagChannels: { networks: ['x'], isListOptIn },
        }
        const link = linkIn(channel, owner)
        const { url, tag } = resolveRoute(link, readerIn(country), service)
        const isUntagged = ['ebook', 'print', 'ad'].includes(channel)
        if (isUntagged) expect(url).not.toMatch(AFFILIATE_TAG)
        if (url.includes('maas=')) expect({ channel, tag }).toEqual({ channel: 'ad', tag: null })
        expect(AFFILIATE_TAG.test(url) && url.includes('maas=')).toBe(false)
        for (const { isPaid } of listRetailerRoutes(link, country)) {
          if (isUntagged) expect(isPaid).toBe(false)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
