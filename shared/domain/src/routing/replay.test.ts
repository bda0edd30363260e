import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRules } from '../../fixtures/arbitrary-rules.ts'
import { editionFormats } from '../books/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { plainLink, type RoutableLink, replayReaders, resolveRoute } from './index.ts'
import type { ReaderGroup } from './replay.ts'

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

const DUNE = book('9780441172719')
const KINDLE = book('B00B7NPRY8')
const link = plainLink(DUNE)
const germans: ReaderGroup = { country: 'DE', seller: 'amazon-de', clicks: 30 }
const french: ReaderGroup = { country: 'FR', seller: 'amazon-fr', clicks: 12 }

describe('replayReaders', () => {
  test('returns the clicks that change, and the totals of each seller before and after', () => {
    expect(replayReaders([germans, french], link, { ...link, excluded: ['fr'] })).toEqual({
      clicks: 42,
      moved: 12,
      moves: [
        {
          country: 'FR',
          before: { seller: 'amazon-fr', book: '9780441172719', format: null },
          after: { seller: 'amazon-us', book: '9780441172719', format: null },
          clicks: 12,
        },
      ],
      sellers: [
        { seller: 'amazon-de', before: 30, after: 30 },
        { seller: 'amazon-us', before: 0, after: 12 },
        { seller: 'amazon-fr', before: 12, after: 0 },
      ],
    })
  })

  test('counts another edition in the same marketplace as a change', () => {
    const { moves } = replayReaders([germans], link, { ...link, overrides: { de: KINDLE } })
    expect(moves.map(({ before, after }) => [before.book, after.book])).toEqual([
      ['9780441172719', 'B00B7NPRY8'],
    ])
  })

  const toKobo = { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } } as const
  const withRule = { ...link, rules: [toKobo] }

  test('sends readers where a rule says, and back without it', () => {
    const there = replayReaders([germans, french], link, withRule)
    expect(there).toMatchObject({ clicks: 42, moved: 30 })
    expect(there.moves[0]?.after).toEqual({ seller: 'kobo', book: null, format: null })
    const ruled: ReaderGroup = { country: 'DE', seller: 'kobo', clicks: 30 }
    const [back] = replayReaders([ruled], withRule, link).moves
    expect(back?.after.seller).toBe('amazon-de')
  })

  test('keeps the retailer that readers chose on the page, where no rule names it', () => {
    const chosen: ReaderGroup = { country: 'AT', seller: 'kobo', clicks: 3 }
    expect(replayReaders([chosen], withRule, link).moved).toBe(0)
  })

  test("sends readers without a rule to the link's page if the mode changes to that", () => {
    const replay = replayReaders([germans, french], withRule, withRule, 'choose')
    expect(replay.moves).toMatchObject([{ country: 'FR', after: { seller: null } }])
    expect(replayReaders([french], link, link, 'instant').moves).toMatchObject([
      { before: { seller: null }, after: { seller: 'amazon-fr' } },
    ])
  })

  test("sends readers to the link's page if no edition is sold", () => {
    const editions = [{ format: 'paperback', identifier: DUNE, notSoldIn: ['FR'] }] as const
    const { moves } = replayReaders([french], link, { ...link, editions })
    expect(moves[0]?.after).toEqual({ seller: null, book: null, format: null })
  })

  test('sends readers to the retailer they chose, unless it is turned off', () => {
    const kobo = { country: 'DE', seller: 'kobo', clicks: 4 } as const
    expect(replayReaders([kobo], link, { ...link, excluded: ['de'] }).moved).toBe(0)
    const without = { ...link, retailers: { ...link.retailers, off: ['kobo'] } } as const
    expect(replayReaders([kobo], link, without).moves[0]?.after.seller).toBeNull()
  })

  test("takes a reader's language from the marketplace they went to", () => {
    const kindle = plainLink(KINDLE)
    const swiss: ReaderGroup = { country: 'CH', seller: 'amazon-fr', clicks: 5 }
    expect(replayReaders([swiss], kindle, kindle).sellers).toEqual([
      { seller: 'amazon-fr', before: 5, after: 5 },
    ])
  })
})

const identifiers = fc.constantFrom(DUNE, KINDLE, book('9780143127741'))
const countries = fc.constantFrom(...countryCodes)
const marketplaces = fc.constantFrom(...marketplaceCodes)
const links: fc.Arbitrary<RoutableLink> = fc.record({
  identifier: fc.constant(DUNE),
  owner: fc.constant(null),
  channel: fc.constant('web'),
  rules: anyRules(identifiers),
  matchLanguage: fc.boolean(),
  defaultCountry: fc.option(countries),
  editions: fc.array(
    fc.record({
      format: fc.constantFrom(...editionFormats),
      identifier: identifiers,
      notSoldIn: fc.array(countries, { maxLength: 20 }),
    }),
    { maxLength: 3 },
  ),
  excluded: fc.uniqueArray(marketplaces),
  overrides: fc.dictionary(marketplaces, identifiers),
  retailers: fc.record({
    order: fc.constant([]),
    off: fc.subarray(['kobo', 'bookshop'] as const),
    pages: fc.constant({}),
  }),
})
const groups: fc.Arbitrary<ReaderGroup[]> = fc.array(
  fc.record({
    country: fc.option(countries),
    seller: fc.oneof(
      marketplaces.map((code) => `amazon-${code}`),
      fc.constantFrom('kobo', 'bookshop'),
    ),
    clicks: fc.integer({ min: 1, max: 1_000_000 }),
  }),
)

test('counts every click once before and once after, with random settings', () => {
  fc.assert(
    fc.property(groups, links, links, (readers, before, after) => {
      const all = readers.reduce((sum, { clicks }) => sum + clicks, 0)
      const replay = replayReaders(readers, before, after)
      expect(replay.clicks).toBe(all)
      expect(replay.sellers.reduce((sum, seller) => sum + seller.before, 0)).toBe(all)
      expect(replay.sellers.reduce((sum, seller) => sum + seller.after, 0)).toBe(all)
      expect(replay.moved).toBeLessThanOrEqual(all)
    }),
  )
})

test('returns no change for equal settings', () => {
  fc.assert(
    fc.property(groups, links, (readers, same) => {
      const { moved, moves, sellers } = replayReaders(readers, same, structuredClone(same))
      expect({ moved, moves }).toEqual({ moved: 0, moves: [] })
      for (const { before, after } of sellers) expect(after).toBe(before)
    }),
  )
})

test('sends every Amazon reader where a redirect would', () => {
  fc.assert(
    fc.property(countries, links, (country, after) => {
      const group = { country, seller: 'amazon-us', clicks: 1 }
      const [chosen] = replayReaders([group], link, after).sellers.filter((one) => one.after > 0)
      const reader = { country, countrySource: 'ip', languages: ['en-us'] } as const
      const { retailer, marketplace, isSold, rule } = resolveRoute(after, reader, {})
      const seller = marketplace ? `amazon-${marketplace}` : retailer
      expect(chosen?.seller).toBe(isSold && rule !== 'page' ? seller : null)
    }),
  )
})
