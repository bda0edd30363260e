import { brotliCompressSync } from 'node:zlib'
import { placeholderBook } from '@everyshelf/domain/books'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { plainLink } from '@everyshelf/domain/routing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type PageLanguage, pageLanguages } from './messages/languages.ts'
import { buildReaderPage } from './reader-page.ts'
import { renderPage } from './render-page.ts'

interface Asked {
  readonly text?: string
  readonly country?: CountryCode | null
  readonly language?: PageLanguage
  readonly isbn?: string
}

/** The page of a book in which every text from outside is the same. */
function render({ text = 'Dune', country = 'DE', language = 'en', isbn = '9780441172719' }: Asked) {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier) throw new Error(isbn)
  const reader = { country, countrySource: country ? 'ip' : 'none', languages: [] } as const
  const page = buildReaderPage({
    book: {
      ...placeholderBook(identifier),
      title: text,
      authors: [text, text],
      description: text,
      publisher: text,
    },
    identifier,
    language,
    routable: plainLink(identifier),
    reader,
    defaultTags: {},
    isReported: false,
    mayRemember: true,
    link: null,
    asked: { country: undefined, language: undefined },
    rememberedStore: null,
  })
  return renderPage(page, 'https://everyshelf.example')
}

const listTags = (page: string) => page.match(/<\/?[a-z!][^\s/>]*/gi)?.join('')

describe('renderPage', () => {
  it('S27 has the same elements whatever the texts of a book are', () => {
    const plain = listTags(render({ text: 'Dune' }))
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
        .map((pieces) => `a${pieces.join('')}`),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        fc.pre(text.trim() !== '')
        const page = render({ text })
        expect(listTags(page)).toBe(plain)
        expect(page).not.toMatch(/<[^>"]*\son\w+=/)
      }),
    )
  })

  test.each(pageLanguages)(
    'is at most 20 kB in %s, in the country with the most shops',
    (language) => {
      const page = render({ text: 'A long text about books. '.repeat(80), country: 'US', language })
      expect(brotliCompressSync(page).length).toBeLessThan(20_000)
    },
  )

  it('R16 has a store and a way to another country for every country there is', () => {
    for (const country of countryCodes) {
      const page = render({ country })
      expect(page).toMatch(/href="\/redirect\?isbn=9780441172719&amp;country=[A-Z]{2}"/)
      expect(page).toContain('<form id="country"')
    }
  })

  it('A1 A2 says who earns beside the button, and the programme’s own words in both languages', () => {
    const page = render({ language: 'de' })
    expect(page).toContain('Der Link zu Amazon.de trägt keine Partner-ID: Niemand verdient daran.')
    expect(page).toContain('Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.')
    expect(page).toContain(
      '<p class="small" lang="en">As an Amazon Associate I earn from qualifying purchases.</p>',
    )
    expect(page).not.toContain('(bezahlter Link)')
  })

  it('asks no other bookseller for a number of Amazon’s', () => {
    const page = render({ isbn: 'B00ICH9SAC' })
    expect(page).not.toContain('/out/')
    expect(page).toContain('This number is Amazon’s own')
    expect(page).toContain('Kindle books are sold there by Amazon.de.')
  })

  it('opens the search for a book without a ten-digit number, and says so', () => {
    const page = render({ isbn: '9798886451740' })
    expect(page).toContain('>Search at Amazon.de</a>')
    expect(page).toContain('no ten-digit number')
  })
})
