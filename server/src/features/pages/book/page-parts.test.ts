import { type Edition, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { type LinkSettings, parseLinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { describe, expect, it, test } from 'vitest'
import { readTags } from '../../../testing/redirect-app.ts'
import { toPageBook } from './page-book.ts'
import { buildReaderPage, type PageAuthor, type ReaderPage } from './reader-page.ts'
import { renderPage } from './render-page.ts'

const identifier = parseBookIdentifier('9780441172719') as BookIdentifier
const author: PageAuthor = { name: 'Frank Herbert', path: '/by/frank', portrait: '/portraits/f' }

interface PartsInput {
  readonly settings?: Partial<Record<keyof LinkSettings, unknown>>
  readonly country?: 'AT' | 'DE' | 'US' | 'GB'
  readonly favorite?: string
  readonly author?: PageAuthor | null
  readonly authors?: readonly string[]
  readonly description?: string
  readonly tags?: Record<string, string>
  readonly series?: ReaderPage['series']
}

function render({ country = 'DE', tags = {}, ...input }: PartsInput = {}): string {
  const settings = parseLinkSettings(JSON.stringify(input.settings ?? {}))
  const owner = { isPremium: true, tags: readTags(tags), programs: {} }
  const found = {
    ...placeholderBook(identifier),
    title: 'Dune',
    authors: input.authors ?? ['Frank Herbert'],
    description: input.description ?? 'A desert planet.',
    source: 'google-books',
  } as const
  const page = buildReaderPage({
    book: toPageBook(identifier, found, {
      edits: { series: 'Dune', seriesNumber: '1' },
      coverHash: null,
    }),
    identifier,
    language: 'en',
    routable: toRoutableLink(identifier, owner, settings),
    reader: { country, countrySource: 'ip', languages: [] },
    defaultTags: {},
    isReported: false,
    canStoreFavorite: true,
    link: { slug: 'dune' as never, look: settings.look, url: 'https://everyshelf.example/go/dune' },
    author: input.author ?? null,
    series: input.series ?? null,
    requested: { country: undefined, language: undefined },
    favoriteRetailer: input.favorite ?? null,
  })
  return renderPage(page, 'https://everyshelf.example').html
}

const largeButton = (page: string) => /class="button" href="([^"]+)".*?<span>([^<]+)/.exec(page)
const between = (page: string, start: string, end: string) =>
  page.slice(page.indexOf(start), page.indexOf(end, page.indexOf(start)))
const namesIn = (part: string) =>
  [...part.matchAll(/<\/svg>([^<]+)<\/b><span> ?(?:<small>([^<]*)<\/small>)?<\/span>/g)].map(
    ([, name, note]) => (note ? `${name} (${note})` : name),
  )
const firstStores = (page: string) => namesIn(between(page, 'class="rows"', '</ul>'))
const moreStores = (page: string) => namesIn(between(page, '<details class="more"', '</details>'))
const edition = (format: Edition['format'], key: string) => ({
  format,
  identifier: key,
  notSoldIn: [],
})

describe('the stores', () => {
  it('are six, with the rest on request; those of the country come first, and those that search say so', () => {
    const page = render({ country: 'US' })
    const [first, more] = [firstStores(page), moreStores(page)]
    expect(first).toHaveLength(6)
    expect(page).toContain(`<summary>More stores (${more.length})</summary>`)
    expect(firstStores(render({ country: 'AT' })).slice(0, 3)).toEqual([
      'Thalia (search results)',
      'Apple Books',
      'AbeBooks (search results)',
    ])
  })

  it('begin with the owner’s: in the owner’s order those that open the book, then those that search', () => {
    const retailers = { order: ['thalia', 'apple', 'kobo'], off: [], pages: {} }
    expect(firstStores(render({ settings: { retailers } })).slice(0, 4)).toEqual([
      'Apple Books',
      'Thalia (search results)',
      'Rakuten Kobo (search results)',
      'Hugendubel (search results)',
    ])
  })

  it('have their names on signs in their colors', () => {
    const rows = between(render(), 'class="rows"', '</section>')
    const signs = rows.match(/<b class="sign"><svg aria-hidden="true">/g) ?? []
    expect(signs).toHaveLength(rows.match(/<li>/g)?.length ?? 0)
    expect(rows).toContain('<rect fill="#ce2017"/></svg>Rakuten Kobo</b>')
  })

  it('name a format only where it is known', () => {
    expect(render({ country: 'US' })).not.toContain('<i class="chip">')
    const editions = [edition('hardcover', '9780441172719'), edition('kindle', 'B00B7NPRY8')]
    const pages = { kobo: 'https://www.kobo.com/us/en/audiobook/dune' }
    const page = render({
      country: 'US',
      settings: { editions, retailers: { order: ['kobo'], off: [], pages } },
    })
    expect(page).toMatch(/Rakuten Kobo<\/b><span><\/span> <i class="chip">Audiobook</)
    expect(page).toMatch(/Barnes &amp; Noble<\/b><span><\/span> <i class="chip">Print</)
    expect(page).not.toMatch(/Audible<\/b><span> <small>[^<]*<\/small><\/span> <i class="chip">/)
  })
})

describe('the large button', () => {
  test.each([
    [{}, 'View at Amazon.de'],
    [{ look: { button: 'kobo' } }, 'Search Rakuten Kobo'],
    [
      { look: { button: 'first' }, retailers: { order: ['fnac', 'hugendubel'] } },
      'Search Hugendubel',
    ],
    [{ look: { button: 'waterstones' } }, 'View at Amazon.de'],
    [
      {
        look: { button: 'kobo' },
        rules: [{ countries: ['DE'], target: { kind: 'retailer', retailer: 'thalia' } }],
      },
      'Search Thalia',
    ],
    [
      {
        look: { button: 'kobo' },
        rules: [{ countries: ['DE'], target: { kind: 'marketplace', marketplace: 'uk' } }],
      },
      'View at Amazon.co.uk',
    ],
  ])('with the settings %j says "%s"', (settings, text) => {
    expect(largeButton(render({ settings }))?.[2]).toBe(text)
  })

  it('of another store leaves Amazon as the first row, and says who chose it', () => {
    const editions = [edition('paperback', '9780441172719'), edition('kindle', 'B00B7NPRY8')]
    const page = render({ settings: { look: { button: 'kobo' }, editions } })
    expect(firstStores(page)[0]).toBe('Amazon.de')
    expect(firstStores(page)).toHaveLength(6)
    expect([...firstStores(page), ...moreStores(page)].join()).not.toContain('Kobo')
    expect(page).toContain('The creator of this link shows Rakuten Kobo first.')
    expect(page).toContain('Recommended store – Germany')
    expect(page).toMatch(
      />Amazon\.de<\/b><span><\/span> <i class="chip">Paperback<.*format=kindle" rel="[^"]+">Kindle</s,
    )
  })

  it('is the reader’s favorite before the owner’s choice', () => {
    const page = render({ settings: { look: { button: 'kobo' } }, favorite: 'thalia' })
    expect(largeButton(page)?.[2]).toBe('Search Thalia')
    expect(page).toContain('Saved in this browser: Thalia.')
  })
})

describe('the author', () => {
  it('links to their page, signs the note, and is named as who earns', () => {
    const page = render({ author, tags: { de: 'ada-21' }, settings: { look: { note: 'Hello!' } } })
    expect(page).toContain(
      '<img src="/portraits/f" width="44" height="44" alt=""><p><a href="/by/frank">Frank Herbert</a></p>',
    )
    expect(page).toContain('<figcaption>— Frank Herbert</figcaption>')
    expect(page).toContain('Frank Herbert may earn a commission from links marked (paid link).')
    expect(page.match(/As an Amazon Associate I earn/g)).toHaveLength(1)
    expect(page).toContain(
      '"author":[{"@type":"Person","name":"Frank Herbert","url":"https://everyshelf.example/by/frank"}]',
    )
  })

  it('without a page is only named, and the note is from the creator of the link', () => {
    const page = render({ tags: { de: 'ada-21' }, settings: { look: { note: 'Hello!' } } })
    expect(page).toContain('<p>Frank Herbert</p>')
    expect(page).toContain('<figcaption>From the creator of this link</figcaption>')
    expect(page).toContain('The creator of this link may earn a commission')
  })

  it('is not taken for one of the authors that the catalog names', () => {
    const page = render({ author, authors: ['Brian Herbert', 'Kevin J. Anderson'] })
    expect(page).toContain(
      '<div class="by"><p>Brian Herbert and Kevin J. Anderson</p></div>\n<div class="by"><img src="/portraits/f" width="44" height="44" alt=""><p><a href="/by/frank">Shared by Frank Herbert</a></p></div>',
    )
  })
})

describe('the rest of the page', () => {
  it('collapses a long description, which is in the page once', () => {
    const description = 'A desert planet is the only source of the spice. '.repeat(8).trim()
    const page = render({ description })
    expect(page.slice(page.indexOf('<body')).match(/only source/g)).toHaveLength(8)
    expect(page).toContain('<summary><span>Read more</span><span>Read less</span></summary>')
    expect(render()).not.toContain('Read more')
  })

  it('shares the short link by email and four messengers, and to copy', () => {
    const part = between(render(), 'class="part share"', '</section>')
    const hosts = [...part.matchAll(/href="([a-z]+:(?:\/\/[^/?]+)?)/g)].map(([, href]) => href)
    expect(hosts).toEqual([
      'mailto:',
      'https://wa.me',
      'https://t.me',
      'https://line.me',
      'viber://forward',
    ])
    const [text] = /(?<=wa\.me\/\?text=)[^"]+/.exec(part) ?? ['']
    expect(decodeURIComponent(text)).toBe(
      'Dune – find it in your country https://everyshelf.example/go/dune',
    )
    expect(part).toContain(
      '<input id="share-link" readonly value="https://everyshelf.example/go/dune">',
    )
  })

  it('has the cover in three widths from this server', () => {
    expect(render()).toContain(
      'srcset="/covers/240/9780441172719 240w, /covers/480/9780441172719 480w, /covers/800/9780441172719 800w"',
    )
  })

  it('names the series with its number', () => {
    expect(render()).toContain('<p class="series">Dune, book 1</p>')
  })

  it('has its parts in the order that the owner chose, the first ones in the header', () => {
    const look = {
      order: ['date', 'stores', 'newsletter', 'about'],
      hidden: ['note'],
      note: 'Hello!',
      newsletter: 'https://frank.example/join',
      date: { day: '2026-12-05', text: 'Reading in Graz' },
    }
    const page = render({ settings: { look } })
    const parts = ['Reading in Graz', 'class="go"', 'class="rows"', 'frank.example', 'A desert']
    const body = page.slice(page.indexOf('<body'))
    const found = parts.map((part) => body.indexOf(part))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(body).not.toContain('Hello!')
    const hidden = render({ settings: { look: { hidden: ['about'] } } })
    expect(hidden.slice(hidden.indexOf('<body'))).not.toContain('A desert')
  })

  it('shows the series, and from a book its page without tags', () => {
    const books = ['Dune', 'Dune Messiah'].map((title) => ({
      title,
      coverImage: null,
      isbn13: null,
      language: '' as const,
    }))
    const series = { name: 'Dune', slug: 'dune-saga' as never, books }
    expect(render({ series })).toContain('<a href="/series/dune-saga">All books in “Dune”</a>')
    expect(render({ series })).toContain('Dune Messiah')
  })

  test.each(['classic', 'cover', 'minimal'])('has the layout %s', (layout) => {
    const page = render({ settings: { look: { layout, accent: 'teal' } } })
    expect(page).toContain(`<body class="accent-teal layout-${layout}">`)
    expect(page.includes('class="band"')).toBe(layout === 'cover')
  })
})
