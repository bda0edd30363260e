import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { parseRetailerPage, type RetailerPage } from '@everyshelf/domain/product-urls'
import { expect, test } from 'vitest'
import type { HistoryTab } from '../book-tabs.ts'
import { describeChanges } from './describe-changes.ts'

const read = (text: string): BookIdentifier => {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`no book ${text}`)
  return identifier
}
const page = (retailer: string, text: string): RetailerPage => {
  const found = parseRetailerPage(retailer, text)
  if (!found) throw new Error(`no page ${text}`)
  return found
}
const dune = read('9780441172719')
const paperback = { format: 'paperback', identifier: dune, notSoldIn: [] } as const
const kindle = { format: 'kindle', identifier: read('B00B7NPRY8'), notSoldIn: [] } as const
const { retailers, look } = defaultLinkSettings
const settings = (change: Partial<LinkSettings>) => ({ ...defaultLinkSettings, ...change })

const cases: readonly [string, LinkSettings, LinkSettings, readonly string[]][] = [
  ['nothing', defaultLinkSettings, defaultLinkSettings, []],
  [
    'campaigns from the URL',
    defaultLinkSettings,
    settings({ recordUtm: true }),
    ['The link now uses utm_ parameters as the campaign.'],
  ],
  [
    'the mode and the default country',
    defaultLinkSettings,
    settings({ mode: 'choose', defaultCountry: 'JP' }),
    [
      'Readers choose a store on your page.',
      'Readers with an unknown country are treated as if they were in Japan.',
    ],
  ],
  [
    'the same, taken back',
    settings({ mode: 'choose', defaultCountry: 'JP' }),
    defaultLinkSettings,
    [
      'Readers go straight to their store.',
      'Readers with an unknown country go to the default store again.',
    ],
  ],
  [
    'a first edition beside the own book, which was there before',
    defaultLinkSettings,
    settings({ editions: [paperback, { ...kindle, notSoldIn: ['JP', 'FR'] }] }),
    [
      'The Kindle book B00B7NPRY8 was added.',
      'The Kindle book B00B7NPRY8 is marked as not sold in France and Japan.',
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
    ['New order of editions: Kindle book, paperback.'],
  ],
  [
    'a format and a country where it is sold again',
    settings({ editions: [{ ...paperback, notSoldIn: ['DE'] }] }),
    settings({ editions: [{ ...paperback, format: 'hardcover' }] }),
    [
      '978-0-441-17271-9 is now listed as a hardcover.',
      'The hardcover 978-0-441-17271-9 is sold in Germany again.',
    ],
  ],
  [
    'stores',
    settings({ excluded: ['de'], overrides: { fr: kindle.identifier } }),
    settings({ excluded: ['it'], overrides: { jp: kindle.identifier } }),
    [
      'Amazon Germany is included again.',
      'Amazon France uses the default edition again.',
      'Amazon Italy is excluded.',
      'Amazon Japan now uses B00B7NPRY8.',
    ],
  ],
  [
    'shops',
    settings({ retailers: { ...retailers, off: ['kobo'] } }),
    settings({
      retailers: {
        order: ['waterstones'],
        off: [],
        pages: {
          kobo: page('kobo', 'https://www.kobo.com/us/en/ebook/dune'),
          waterstones: page('waterstones', '9780143127741'),
        },
      },
    }),
    [
      'Rakuten Kobo is included again.',
      'Rakuten Kobo now opens https://www.kobo.com/us/en/ebook/dune.',
      'Waterstones now uses ISBN 9780143127741.',
      'Stores listed first on your page: Waterstones.',
    ],
  ],
  [
    'the look',
    defaultLinkSettings,
    settings({
      look: {
        ...look,
        note: 'Signed copies',
        accent: 'plum',
        layout: 'cover',
        language: 'de',
        newsletter: 'https://ada.example/join',
        date: { day: '2026-12-05', text: 'Reading in Graz' },
        order: look.order.toReversed(),
        hidden: ['about'],
        button: 'kobo',
        formats: ['print'],
      },
    }),
    [
      'The note on your page is now “Signed copies”.',
      'The page layout is now large cover.',
      'The page color is now plum.',
      'Your page is now in German.',
      'The newsletter button on your page now opens https://ada.example/join.',
      'Your page now shows 2026-12-05: “Reading in Graz”.',
      'Your page shows other parts, or shows them in another order.',
      'The large button on your page now shows Rakuten Kobo.',
      'Your page now shows stores for print books.',
    ],
  ],
  [
    'the look, as usual again',
    settings({ look: { ...look, note: 'Signed copies', accent: 'plum', button: 'first' } }),
    defaultLinkSettings,
    [
      'The note on your page was removed.',
      'The page color is now the default.',
      'The large button on your page now shows Amazon.',
    ],
  ],
]

test.each(cases)('describes %s', (_what, before, after, words) => {
  const was = { slug: 'dune', settings: before, labels: null }
  const is = { slug: 'dune', settings: after, labels: null }
  expect(describeChanges(dune, was, is, 'clicks')).toEqual(words)
})

test('describes another short link', () => {
  const state = { slug: 'h7kq2mw', settings: defaultLinkSettings, labels: null }
  expect(describeChanges(dune, state, { ...state, slug: 'dune' }, 'share')).toEqual([
    'Short link changed from /go/h7kq2mw to /go/dune.',
  ])
})

test('describes on each tab only what the tab can change', () => {
  const before = { slug: 'h7kq2mw', settings: defaultLinkSettings, labels: null }
  const changed = settings({
    mode: 'choose',
    defaultCountry: 'JP',
    look: { ...look, accent: 'plum' },
  })
  const labels = { added: ['Blog', 'Spring'], removed: ['News'] }
  const describeOn = (tab: HistoryTab) =>
    describeChanges(dune, before, { slug: 'dune', settings: changed, labels }, tab)
  const slug = 'Short link changed from /go/h7kq2mw to /go/dune.'
  const mode = 'Readers choose a store on your page.'
  const country = 'Readers with an unknown country are treated as if they were in Japan.'
  const color = 'The page color is now plum.'
  const labelTexts = ['Labels added: Blog, Spring.', 'Labels removed: News.']
  expect(describeOn('share')).toEqual([slug, ...labelTexts])
  expect(describeOn('routing')).toEqual([mode, country])
  expect(describeOn('page')).toEqual([mode, color])
  expect(describeOn('clicks')).toEqual([slug, ...labelTexts, mode, country, color])
})
