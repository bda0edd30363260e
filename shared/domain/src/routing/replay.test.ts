import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
const germans: ReaderGroup = { country: 'DE', shop: 'amazon-de', clicks: 30 }
const french: ReaderGroup = { country: 'FR', shop: 'amazon-fr', clicks: 12 }

describe('replayReaders', () => {
  test('tells who would land elsewhere, and what each store gains and loses', () => {
    expect(replayReaders([germans, french], link, { ...link, excluded: ['fr'] })).toEqual({
      clicks: 42,
      moved: 12,
      moves: [
        {
          country: 'FR',
          before: { shop: 'amazon-fr', book: '9780441172719', format: null },
          after: { shop: 'amazon-us', book: '9780441172719', format: null },
          clicks: 12,
        },
      ],
      shops: [
        { shop: 'amazon-de', before: 30, after: 30 },
        { shop: 'amazon-us', before: 0, after: 12 },
        { shop: 'amazon-fr', before: 12, after: 0 },
      ],
    })
  })

  test('takes another edition in the same store for a change', () => {
    const { moves } = replayReaders([germans], link, { ...link, overrides: { de: KINDLE } })
    expect(moves.map(({ before, after }) => [before.book, after.book])).toEqual([
      ['9780441172719', 'B00B7NPRY8'],
    ])
  })

  test('sends readers of no sold edition to the page', () => {
    const editions = [{ format: 'paperback', identifier: DUNE, notSoldIn: ['FR'] }] as const
    const { moves } = replayReaders([french], link, { ...link, editions })
    expect(moves[0]?.after).toEqual({ shop: null, book: null, format: null })
  })

  test('keeps those who chose a shop there, until it is switched off', () => {
    const kobo = { country: 'DE', shop: 'kobo', clicks: 4 } as const
    expect(replayReaders([kobo], link, { ...link, excluded: ['de'] }).moved).toBe(0)
    const without = { ...link, shops: { ...link.shops, off: ['kobo'] } } as const
    expect(replayReaders([kobo], link, without).moves[0]?.after.shop).toBeNull()
  })

  test('knows by the store where a reader landed which language decided', () => {
    const kindle = plainLink(KINDLE)
    const swiss: ReaderGroup = { country: 'CH', shop: 'amazon-fr', clicks: 5 }
    expect(replayReaders([swiss], kindle, kindle).shops).toEqual([
      { shop: 'amazon-fr', before: 5, after: 5 },
    ])
  })
})

const identifiers = fc.constantFrom(DUNE, KINDLE, book('9780143127741'))
const countries = fc.constantFrom(...countryCodes)
const stores = fc.constantFrom(...marketplaceCodes)
const links: fc.Arbitrary<RoutableLink> = fc.record({
  identifier: fc.constant(DUNE),
  owner: fc.constant(null),
  defaultCountry: fc.option(countries),
  editions: fc.array(
    fc.record({
      format: fc.constantFrom(...editionFormats),
      identifier: identifiers,
      notSoldIn: fc.array(countries, { maxLength: 20 }),
    }),
    { maxLength: 3 },
  ),
  excluded: fc.uniqueArray(stores),
  overrides: fc.dictionary(stores, identifiers),
  shops: fc.record({
    order: fc.constant([]),
    off: fc.subarray(['kobo', 'bookshop'] as const),
    pages: fc.constant({}),
  }),
})
const groups: fc.Arbitrary<ReaderGroup[]> = fc.array(
  fc.record({
    country: fc.option(countries),
    shop: fc.oneof(
      stores.map((code) => `amazon-${code}`),
      fc.constantFrom('kobo', 'bookshop'),
    ),
    clicks: fc.integer({ min: 1, max: 1_000_000 }),
  }),
)

test('has every click once on either side, whatever changes', () => {
  fc.assert(
    fc.property(groups, links, links, (readers, before, after) => {
      const all = readers.reduce((sum, { clicks }) => sum + clicks, 0)
      const replay = replayReaders(readers, before, after)
      expect(replay.clicks).toBe(all)
      expect(replay.shops.reduce((sum, shop) => sum + shop.before, 0)).toBe(all)
      expect(replay.shops.reduce((sum, shop) => sum + shop.after, 0)).toBe(all)
      expect(replay.moved).toBeLessThanOrEqual(all)
    }),
  )
})

test('finds no difference where nothing changes', () => {
  fc.assert(
    fc.property(groups, links, (readers, same) => {
      const { moved, moves, shops } = replayReaders(readers, same, structuredClone(same))
      expect({ moved, moves }).toEqual({ moved: 0, moves: [] })
      for (const { before, after } of shops) expect(after).toBe(before)
    }),
  )
})

test('lands every reader of Amazon where a redirect would', () => {
  fc.assert(
    fc.property(countries, links, (country, after) => {
      const group = { country, shop: 'amazon-us', clicks: 1 }
      const [landed] = replayReaders([group], link, after).shops.filter((one) => one.after > 0)
      const reader = { country, countrySource: 'ip', languages: ['en-us'] } as const
      const route = resolveRoute(after, reader, {})
      expect(landed?.shop).toBe(route.isSold ? `amazon-${route.marketplace}` : null)
    }),
  )
})
