import { brotliCompressSync, constants } from 'node:zlib'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { placeholderBook } from '@everyshelf/domain/books'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import {
  type AccentCode,
  accents,
  defaultLinkSettings,
  type LinkSettings,
  type Slug,
  toRoutableLink,
} from '@everyshelf/domain/links'
import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { plainLink } from '@everyshelf/domain/routing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readTags } from '../../../testing/redirect-app.ts'
import { PAGE_STYLE } from '../frame/page-style.ts'
import { isInJapanese } from '../frame/text-language.ts'
import { buildMarketplacesPage } from './marketplaces-page.ts'
import { toPageBook } from './page-book.ts'
import { buildReaderPage } from './reader-page.ts'
import { renderMarketplaces } from './render-marketplaces.ts'
import { renderPage } from './render-page.ts'

interface PageInput {
  readonly text?: string
  readonly country?: CountryCode | null
  readonly language?: PageLanguage
  readonly isbn?: string
  /** Whether the page belongs to a link with every setting that an owner can change. */
  readonly isOwned?: boolean
  readonly defaultTags?: AffiliateTags
}

const slug = 'h7kq2mw' as Slug

function readBook(isbn: string) {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier) throw new Error(isbn)
  return identifier
}

/** Settings with four editions and a note that contains the text. */
function fullSettings(isbn: string, text: string): LinkSettings {
  const edition = (format: LinkSettings['editions'][number]['format'], number: string) => ({
    format,
    identifier: readBook(number),
    notSoldIn: [],
  })
  return {
    ...defaultLinkSettings,
    editions: [
      edition('paperback', isbn),
      edition('kindle', 'B00B7NPRY8'),
      edition('hardcover', '9780593099322'),
      edition('audiobook', 'B002V1OF70'),
    ],
    look: { ...defaultLinkSettings.look, note: text, accent: 'navy' },
  }
}

/** Renders a page on which every text from outside the code is the same. */
function renderWithPolicy({
  text = 'Dune',
  country = 'DE',
  language = 'en',
  isbn = '9780441172719',
  isOwned = false,
  defaultTags = {},
}: PageInput) {
  const identifier = readBook(isbn)
  const reader = { country, countrySource: country ? 'ip' : 'none', languages: [] } as const
  const settings = isOwned ? fullSettings(isbn, text) : null
  const page = buildReaderPage({
    book: bookOf(isbn, text),
    identifier,
    language,
    routable: settings ? toRoutableLink(identifier, null, settings) : plainLink(identifier),
    reader,
    defaultTags,
    isReported: false,
    canStoreFavorite: true,
    link: settings && { slug, look: settings.look, url: `https://everyshelf.example/go/${slug}` },
    author: null,
    series: null,
    requested: { country: undefined, language: undefined },
    favoriteRetailer: null,
  })
  return renderPage(page, 'https://everyshelf.example')
}

const render = (input: PageInput) => renderWithPolicy(input).html

function renderList(text: string, language: PageLanguage = 'en') {
  const settings = fullSettings('9780441172719', text)
  const page = buildMarketplacesPage({
    book: bookOf('9780441172719', text),
    slug,
    routable: toRoutableLink(readBook('9780441172719'), null, settings),
    look: settings.look,
    language,
    requestedLanguage: undefined,
    reader: { country: 'DE', countrySource: 'ip', languages: [] },
    defaultTags: {},
  })
  return renderMarketplaces(page).html
}

function bookOf(isbn: string, text: string) {
  const known = { title: text, authors: [text, text], description: text, publisher: text }
  const book = { ...placeholderBook(readBook(isbn)), ...known, source: 'google-books' } as const
  const edits = {
    subtitle: text,
    series: text,
    seriesNumber: text,
    language: 'de',
    publishedOn: '2026-11-24',
  }
  return toPageBook(readBook(isbn), book, { edits, coverHash: null })
}

/** As the server compresses pages. */
function brotliSize(page: string): number {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

const listTags = (page: string) => page.match(/<\/?[a-z!][^\s/>]*/gi)?.join('')

describe('renderPage', () => {
  test.each([
    ['the page', (text: string) => render({ text })],
    ['the page of a link', (text: string) => render({ text, isOwned: true })],
    ['the list of stores', (text: string) => renderList(text)],
  ])(
    'S27 %s has the same elements for any texts of the book and the owner',
    (_name, renderWith) => {
      const plain = listTags(renderWith('Dune'))
      const japanese = listTags(renderWith('銀河鉄道の夜'))
      const hostile = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc
          .array(
            fc.constantFrom(
              '<',
              '>',
              '"',
              "'",
              '&',
              '</script>',
              '-->',
              '<!--',
              '<img src=x onerror=alert(1)>',
              '$&',
              '\\u003c',
              'a',
            ),
            { minLength: 1 },
          )
          .map((fragments) => `a${fragments.join('')}`),
      )
      fc.assert(
        fc.property(hostile, (text) => {
          fc.pre(text.trim() !== '')
          const page = renderWith(text)
          expect(listTags(page)).toBe(isInJapanese(text, null, 'en') ? japanese : plain)
          expect(page).not.toMatch(/<[^>"]*\son\w+=/)
        }),
      )
    },
  )

  test.each(pageLanguages)(
    'has at most 14 kB of HTML and CSS in %s, in the country with the most retailers',
    (language) => {
      const text = 'A long text about books. '.repeat(80)
      const page = render({ text, country: 'US', language, isOwned: true })
      expect(brotliSize(page)).toBeLessThan(14_000)
      expect(brotliSize(renderList(text, language))).toBeLessThan(14_000)
    },
  )

  it('sets a long title smaller', () => {
    expect(render({ text: 'The Salt Road' })).not.toContain('<h1 class="long"')
    const long = 'The Long and Winding Chronicle of the Last Lighthouse Keeper of the Isles'
    expect(render({ text: long })).toContain('<h1 class="long"')
  })

  it('loads the Japanese font last, and only for a Japanese title', () => {
    const font = '<link rel="stylesheet" href="/fonts/japanese-font.css">'
    expect(render({ text: '銀河鉄道の夜' })).toContain(`${font}\n</body>`)
    expect(renderList('銀河鉄道の夜')).toContain(`${font}\n</body>`)
    expect(render({ text: 'Dune', language: 'ja' })).not.toContain('rel="stylesheet"')
    const inLanguage = (language: PageLanguage) =>
      render({ text: '人間失格', language, isbn: '9787536692930' })
    expect(inLanguage('ja')).not.toContain('rel="stylesheet"')
    expect(inLanguage('ja')).toContain('<h1 lang="zh-Hans"')
    const policyOf = (text: string) => renderWithPolicy({ text }).policy
    expect(policyOf('銀河鉄道の夜')).toMatch(/; style-src 'sha256-[\w+/=]{44}' 'self';/)
    expect(policyOf('Dune')).toMatch(/; style-src 'sha256-[\w+/=]{44}';/)
  })

  it('R16 offers a store and a choice of country in every country', () => {
    for (const country of countryCodes) {
      const page = render({ country })
      expect(page).toMatch(/href="\/redirect\?isbn=9780441172719&amp;country=[A-Z]{2}"/)
      expect(page).toContain('<select id="country-choice"')
    }
  })

  test.each(Object.keys(accents) as AccentCode[])('has a CSS class for the color %s', (accent) => {
    expect(PAGE_STYLE).toContain(`.accent-${accent}{--board:${accents[accent]};`)
  })

  it('A1 A2 says who earns beside the button, and shows the program’s sentence once, in the reader’s language', () => {
    const untagged = render({ language: 'de' })
    expect(untagged).toContain('Die Links auf dieser Seite sind keine Affiliate-Links.')
    expect(untagged).not.toContain('Associate')
    expect(untagged).not.toContain('Amazon-Partner')
    const elsewhere = render({ language: 'de', defaultTags: readTags({ us: 'shelf-20' }) })
    expect(elsewhere).not.toContain('Amazon-Partner')
    const page = render({ language: 'de', defaultTags: readTags({ de: 'shelf-21' }) })
    expect(page).toContain('Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.')
    expect(page).not.toContain('As an Amazon Associate')
    expect(render({ language: 'hi', defaultTags: readTags({ de: 'shelf-21' }) })).toContain(
      '<p class="small" lang="en">As an Amazon Associate I earn from qualifying purchases.</p>',
    )
    expect(page).toContain('(bezahlter Link)')
  })

  it('does not search other retailers for an ASIN', () => {
    const page = render({ isbn: 'B00ICH9SAC' })
    expect(page).not.toContain('/out/')
    expect(page).toContain('Only Amazon uses this ASIN')
    expect(page).toContain('Amazon.de sells Kindle books there.')
  })

  it('opens a search for a book without an ISBN-10, and says so', () => {
    const page = render({ isbn: '9798886451740' })
    expect(page).toContain('<span>Search Amazon.de</span></a>')
    expect(page).toContain('no ISBN-10')
  })
})
