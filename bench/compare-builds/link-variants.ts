import { demoBooks } from '../../server/src/testing/demo/demo-books.ts'

const [other = '', third = ''] = demoBooks.slice(-2).map(({ isbn13 }) => isbn13)

const own = (identifier: string) => ({ format: 'paperback', identifier, notSoldIn: [] })

/** The settings that change where a reader goes, each alone and some together. */
export const settingsOf: Readonly<Record<string, (book: string) => object>> = {
  plain: () => ({}),
  choose: () => ({ mode: 'choose' }),
  'rule-edition': (book) => ({
    editions: [own(book), { format: 'hardcover', identifier: other, notSoldIn: [] }],
    rules: [{ countries: ['DE', 'AT'], target: { kind: 'edition', identifier: other } }],
  }),
  'rule-retailer': () => ({
    mode: 'choose',
    rules: [
      { countries: ['FR', 'BE'], target: { kind: 'retailer', retailer: 'kobo' } },
      { countries: ['US'], target: { kind: 'marketplace', marketplace: 'ca' } },
      { countries: ['GB'], target: { kind: 'page' } },
    ],
  }),
  'default-country': () => ({ defaultCountry: 'JP' }),
  editions: (book) => ({
    editions: [
      own(book),
      { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: [] },
      { format: 'hardcover', identifier: other, notSoldIn: ['US', 'JP'] },
      { format: 'audiobook', identifier: third, notSoldIn: ['DE'] },
    ],
  }),
  language: (book) => ({
    matchLanguage: true,
    editions: [
      { ...own(book), language: 'en' },
      { format: 'paperback', identifier: other, notSoldIn: [], language: 'de' },
      { format: 'paperback', identifier: third, notSoldIn: [], language: 'fr' },
    ],
  }),
  excluded: () => ({ excluded: ['de', 'fr', 'jp'] }),
  overrides: () => ({ overrides: { us: other, de: third } }),
  attribution: () => ({
    recordUtm: true,
    attribution: { us: 'maas=maas_adg_api_8675309_static_9_115&ref_=aa_maas' },
  }),
  retailers: () => ({
    mode: 'choose',
    retailers: {
      order: ['kobo', 'waterstones', 'thalia'],
      off: ['apple', 'google'],
      pages: { kobo: 'https://www.kobo.com/us/en/ebook/dune' },
    },
  }),
  look: () => ({
    mode: 'choose',
    look: {
      note: 'Thank you!',
      accent: 'plum',
      layout: 'cover',
      button: 'kobo',
      formats: ['ebook'],
    },
  }),
  minimal: () => ({ mode: 'choose', look: { layout: 'minimal', button: 'first' } }),
}

export const linkBooks = demoBooks.map(({ isbn13 }) => isbn13)
