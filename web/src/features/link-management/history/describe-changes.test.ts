import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { parseShopPage, type ShopPage } from '@everyshelf/domain/product-urls'
import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const read = (text: string): BookIdentifier => {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`no book ${text}`)
  return identifier
}
const page = (shop: string, text: string): ShopPage => {
  const found = parseShopPage(shop, text)
  if (!found) throw new Error(`no page ${text}`)
  return found
}
const dune = read('9780441172719')
const paperback = { format: 'paperback', identifier: dune, notSoldIn: [] } as const
const kindle = { format: 'kindle', identifier: read('B00B7NPRY8'), notSoldIn: [] } as const
const { shops, look } = defaultLinkSettings
const settings = (change: Partial<LinkSettings>) => ({ ...defaultLinkSettings, ...change })

const cases: readonly [string, LinkSettings, LinkSettings, readonly string[]][] = [
  ['nothing', defaultLinkSettings, defaultLinkSettings, []],
  [
    'the mode and the default country',
    defaultLinkSettings,
    settings({ mode: 'choose', defaultCountry: 'JP' }),
    [
      'Readers choose a store on your page.',
      'Readers of unknown country are taken to be in Japan.',
    ],
  ],
  [
    'the same, taken back',
    settings({ mode: 'choose', defaultCountry: 'JP' }),
    defaultLinkSettings,
    ['Readers go to their store at once.', 'Readers of unknown country get the usual store again.'],
  ],
  [
    'a first edition beside the own book, which was there before',
    defaultLinkSettings,
    settings({ editions: [paperback, { ...kindle, notSoldIn: ['JP', 'FR'] }] }),
    [
      'The Kindle book B00B7NPRY8 was added.',
      'The Kindle book B00B7NPRY8 is not sold in France and Japan.',
    ],
  ],
  [
    'an edition that went',
    settings({ editions: [kindle, paperback] }),
    defaultLinkSettings,
    ['The Kindle book B00B7NPRY8 was removed.'],
  ],
  [
    'the order',
    settings({ editions: [paperback, kindle] }),
    settings({ editions: [kindle, paperback] }),
    ['Editions come in the order Kindle book, paperback.'],
  ],
  [
    'a format and a country where it is sold again',
    settings({ editions: [{ ...paperback, notSoldIn: ['DE'] }] }),
    settings({ editions: [{ ...paperback, format: 'hardcover' }] }),
    [
      '978-0-441-17271-9 is the hardcover.',
      'The hardcover 978-0-441-17271-9 is sold in Germany again.',
    ],
  ],
  [
    'stores',
    settings({ excluded: ['de'], overrides: { fr: kindle.identifier } }),
    settings({ excluded: ['it'], overrides: { jp: kindle.identifier } }),
    [
      'Amazon Germany is used again.',
      'Amazon France has the usual edition again.',
      'Amazon Italy is left out.',
      'Amazon Japan has B00B7NPRY8 instead.',
    ],
  ],
  [
    'shops',
    settings({ shops: { ...shops, off: ['kobo'] } }),
    settings({
      shops: {
        order: ['waterstones'],
        off: [],
        pages: {
          kobo: page('kobo', 'https://www.kobo.com/us/en/ebook/dune'),
          waterstones: page('waterstones', '9780143127741'),
        },
      },
    }),
    [
      'Rakuten Kobo is used again.',
      'Rakuten Kobo has the page https://www.kobo.com/us/en/ebook/dune.',
      'Waterstones has ISBN 9780143127741.',
      'Shops on your page begin with Waterstones.',
    ],
  ],
  [
    'the look',
    defaultLinkSettings,
    settings({ look: { note: 'Signed copies', accent: 'plum', formats: ['print'] } }),
    [
      'The note on your page says “Signed copies”',
      'The colour of your page is plum.',
      'Your page shows print.',
    ],
  ],
  [
    'the look, as usual again',
    settings({ look: { ...look, note: 'Signed copies', accent: 'plum' } }),
    defaultLinkSettings,
    ['Your page has no note any more.', 'The colour of your page is the usual one.'],
  ],
]

test.each(cases)('tells %s', (_what, before, after, words) => {
  const was = { slug: 'dune', settings: before }
  expect(describeChanges(dune, was, { slug: 'dune', settings: after })).toEqual(words)
})

test('tells another short name', () => {
  const state = { slug: 'h7kq2mw', settings: defaultLinkSettings }
  expect(describeChanges(dune, state, { ...state, slug: 'dune' })).toEqual([
    'Short name h7kq2mw became dune.',
  ])
})
