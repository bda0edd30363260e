import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import type { Slug } from '../links/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { parseRetailerPage, type RetailerPage } from '../product-urls/index.ts'
import { retailerHosts, retailers } from '../retailers/index.ts'
import { noRetailerPreferences, plainLink, type RoutableLink } from '../routing/index.ts'
import {
  type BackMatter,
  buildBackMatter,
  chooseKitLanguage,
  type KitBook,
  type KitInput,
  kitLanguages,
  kitRules,
  listBookFiles,
  readNewsletterUrl,
  writeHtml,
  writeHtmlDocument,
  writePlainText,
  writeXhtml,
} from './index.ts'

const ORIGIN = 'https://everyshelf.example'
const owner = { isPremium: true, tags: { us: 'ada-20' as never, de: 'ada-21' as never } }
const identify = (text: string) => parseBookIdentifier(text) as BookIdentifier

function book(
  title: string,
  isbn: string,
  slug: string,
  changes: Partial<RoutableLink> = {},
): KitBook {
  return {
    title,
    link: { ...plainLink(identify(isbn), owner), ...changes },
    ebookSlug: `${slug}e` as Slug,
    printSlug: `${slug}p` as Slug,
    printLink: `${ORIGIN}/go/${slug}p`,
  }
}

const kindle = (asin: string) =>
  ({ format: 'kindle', identifier: identify(asin), notSoldIn: [] }) as const
const koboPage = parseRetailerPage('kobo', 'https://www.kobo.com/us/en/ebook/dune-messiah')

const dune = book('Dune', '9780441172719', 'dune')
const messiah = book('Dune Messiah', '9780593098233', 'mess', {
  editions: [kindle('B002MZUQG8')],
  retailers: { ...noRetailerPreferences, pages: { kobo: koboPage as RetailerPage } },
})
const kindleOnly = book('Sandworms', 'B00B7NPRY8', 'worm')

const input: KitInput = {
  origin: ORIGIN,
  language: 'en',
  author: 'Ada Example',
  book: dune,
  next: messiah,
  isInSeries: false,
  others: [messiah, kindleOnly],
  authorPage: { name: 'Ada Example', path: '/by/ada' },
  newsletterUrl: 'https://ada.example.org/news',
}

function build(code: string, changes: Partial<KitInput> = {}): BackMatter {
  const found = buildBackMatter({ ...input, ...changes }).find(({ file }) => file.code === code)
  if (!found) throw new TypeError(`no file for ${code}`)
  return found
}

const linksOf = (matter: BackMatter) =>
  matter.sections.flatMap(({ kind, links }) => links.map(({ text, url }) => [kind, text, url]))

describe('buildBackMatter', () => {
  it('links from a Kindle file to Amazon alone, and names what it leaves out', () => {
    const matter = build('kindle')
    expect(linksOf(matter)).toEqual([
      ['next', 'Dune Messiah', 'https://www.amazon.com/dp/B002MZUQG8'],
      ['books', 'Sandworms', 'https://www.amazon.com/dp/B00B7NPRY8'],
    ])
    expect(matter.omitted).toEqual([
      { kind: 'author', because: 'amazon-only', titles: [] },
      { kind: 'newsletter', because: 'amazon-only', titles: [] },
    ])
  })

  it('uses the marketplace of the link’s default country in a Kindle file', () => {
    const german = book('Der Wüstenplanet', '9783453317178', 'wust', { defaultCountry: 'DE' })
    const [link] = linksOf(build('kindle', { next: german, others: [] }))
    expect(link?.[2]).toBe('https://www.amazon.de/dp/3453317173')
  })

  it('links from a store’s own file to this store, by a counted link that leads nowhere else', () => {
    const matter = build('kobo')
    expect(linksOf(matter)).toEqual([
      ['next', 'Dune Messiah', `${ORIGIN}/out/kobo/9780593098233?link=messe`],
      ['author', 'See all books', `${ORIGIN}/by/ada`],
      ['newsletter', 'Sign up for news about new books', 'https://ada.example.org/news'],
    ])
    expect(matter.omitted).toEqual([
      { kind: 'books', because: 'not-sold-there', titles: ['Sandworms'] },
    ])
  })

  it('says which pages were found by number only', () => {
    const guesses = (code: string) =>
      build(code).sections.flatMap(({ links }) => links.map(({ isGuessed }) => isGuessed))
    expect(guesses('kobo')).toEqual([false, false, false])
    expect(guesses('apple')).toEqual([true, false, false])
    // A Kindle ASIN of unknown format may be a paperback.
    expect(guesses('kindle')).toEqual([false, true])
  })

  it('leads to a page with all stores in a file for distributors', () => {
    expect(linksOf(build('distributor')).slice(0, 2)).toEqual([
      ['next', 'Dune Messiah', `${ORIGIN}/book/9780593098233/universal?link=messe`],
      ['books', 'Sandworms', `${ORIGIN}/book/B00B7NPRY8/universal?link=worme`],
    ])
  })

  it('uses the short links for print in printed books', () => {
    expect(linksOf(build('print'))).toEqual([
      ['next', 'Dune Messiah', `${ORIGIN}/go/messp`],
      ['books', 'Sandworms', `${ORIGIN}/go/wormp`],
      ['author', 'See all books', `${ORIGIN}/by/ada`],
      ['newsletter', 'Sign up for news about new books', 'https://ada.example.org/news'],
    ])
  })

  it('finds the next book of a series when readers open the link, where the rules allow it', () => {
    const first = (code: string, next: KitBook | null) =>
      linksOf(build(code, { isInSeries: true, next }))[0]
    expect(first('distributor', messiah)).toEqual(['next', 'Dune Messiah', `${ORIGIN}/next/dunee`])
    expect(first('print', null)).toEqual(['next', 'Read the next book', `${ORIGIN}/next/dunep`])
    expect(first('kobo', messiah)?.[2]).toBe(`${ORIGIN}/out/kobo/9780593098233?link=messe`)
    expect(first('kobo', null)?.[2]).toBe(`${ORIGIN}/next/dunee`)
    expect(build('kobo', { isInSeries: true, next: kindleOnly }).omitted[0]).toEqual({
      kind: 'next',
      because: 'not-sold-there',
      titles: ['Sandworms'],
    })
    expect(build('kindle', { isInSeries: true, next: null }).omitted[0]).toEqual({
      kind: 'next',
      because: 'amazon-only',
      titles: [],
    })
  })

  it('has no sections for what an author does not have', () => {
    const bare = { next: null, others: [], authorPage: null, newsletterUrl: null, author: '' }
    for (const { sections, omitted } of buildBackMatter({ ...input, ...bare })) {
      expect([...sections, ...omitted]).toEqual([])
    }
  })
})

describe('listBookFiles', () => {
  const codes = (link: RoutableLink) => listBookFiles(link).map(({ code }) => code)

  it('lists the stores where authors upload ebooks before others', () => {
    expect(codes(dune.link).slice(0, 6)).toEqual([
      'kindle',
      'apple',
      'kobo',
      'google',
      'bn',
      'smashwords',
    ])
    expect(codes(dune.link).slice(-2)).toEqual(['distributor', 'print'])
    expect(codes(dune.link)).toContain('thalia')
  })

  it('leaves out stores without ebooks, closed ones, and those that the owner turned off', () => {
    const link = { ...dune.link, retailers: { ...noRetailerPreferences, off: ['thalia', 'apple'] } }
    const listed = codes(link)
    for (const code of ['thalia', 'apple', 'waterstones', 'whsmith', 'audible']) {
      expect(listed).not.toContain(code)
    }
  })

  it('has only Kindle and shared files for a book without an ISBN', () => {
    expect(codes(kindleOnly.link)).toEqual(['kindle', 'distributor', 'print'])
  })
})

describe('the written back matter', () => {
  it('is a chapter of an EPUB 3', () => {
    expect(writeXhtml(build('kobo', { authorPage: null, newsletterUrl: null }))).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
<title>Next in the series</title>
</head>
<body epub:type="backmatter">
<section>
<h2>Next in the series</h2>
<p><a href="${ORIGIN}/out/kobo/9780593098233?link=messe">Dune Messiah</a></p>
</section>
</body>
</html>
`,
    )
  })

  it('has the address under each title in plain text', () => {
    expect(writePlainText(build('kindle'))).toBe(
      `Next in the series

Dune Messiah
https://www.amazon.com/dp/B002MZUQG8


More books by Ada Example

Sandworms
https://www.amazon.com/dp/B00B7NPRY8
`,
    )
  })

  it('has addresses to type instead of links on paper', () => {
    const matter = build('print', { authorPage: null, newsletterUrl: null, others: [] })
    expect(writePlainText(matter)).toBe(
      'Next in the series\n\nDune Messiah\nScan the code or open everyshelf.example/go/messp\n',
    )
    expect(writeHtml(matter)).toBe(
      '<h2>Next in the series</h2>\n<p>Dune Messiah<br/>Scan the code or open everyshelf.example/go/messp</p>',
    )
  })

  it('is in the language of the book', () => {
    const texts = kitLanguages.map((language) => writePlainText(build('print', { language })))
    expect(new Set(texts).size).toBe(kitLanguages.length)
    for (const [index, text] of texts.entries()) {
      expect(text).toContain('Ada Example')
      expect(text).toContain('everyshelf.example/go/messp')
      expect(text).not.toMatch(/[{}]/)
      expect(writeXhtml(build('print', { language: kitLanguages[index] ?? 'en' }))).toContain(
        `xml:lang="${kitLanguages[index]}"`,
      )
    }
  })
})

describe('chooseKitLanguage', () => {
  it.each([
    ['de', 'de'],
    ['zh-TW', 'zh'],
    ['pt-br', 'pt'],
    ['', 'en'],
    ['tlh', 'en'],
  ])('reads %j as %s', (language, expected) => {
    expect(chooseKitLanguage(language)).toBe(expected)
  })
})

describe('readNewsletterUrl', () => {
  it.each([
    ['https://ada.example.org/news', 'https://ada.example.org/news'],
    ['  https://ada.example.org ', 'https://ada.example.org/'],
  ])('accepts %j', (text, url) => {
    expect(readNewsletterUrl(text)).toEqual({ ok: true, url })
  })

  it.each([
    ['http://ada.example.org', 'not-https'],
    ['ada.example.org', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://ada@example.org', 'not-https'],
    [`https://ada.example.org/${'x'.repeat(500)}`, 'not-https'],
    ['https://www.amazon.com/follow/ada', 'store'],
    ['https://author.amazon.com/ada', 'store'],
    ['https://www.kobo.com/ada', 'store'],
    ['https://bit.ly/ada', 'hidden'],
    ['https://amzn.to/ada', 'hidden'],
    ['https://click.linksynergy.com/deeplink?id=a&murl=https%3A%2F%2Fwww.kobo.com', 'hidden'],
  ])('refuses %j as %s', (text, problem) => {
    expect(readNewsletterUrl(text)).toEqual({ ok: false, problem })
  })
})

test('every rule names its source', () => {
  for (const { source } of Object.values(kitRules)) {
    expect(source.url).toMatch(/^https:\/\//)
    expect(source.title).not.toBe('')
  }
})

describe('every file', () => {
  const amazonHosts = marketplaces.flatMap(({ domain }) => [domain, `www.${domain}`])
  const listForeignHosts = ({ file }: BackMatter) => {
    const others = retailers.filter(({ code }) => code !== file.code).flatMap(retailerHosts)
    return file.code === 'kindle' ? others : [...others, ...amazonHosts]
  }
  const withPage = (code: string, url: string) => [code, parseRetailerPage(code, url)] as const
  const pages = [
    withPage('kobo', 'https://www.kobo.com/us/en/ebook/dune'),
    withPage('apple', 'https://books.apple.com/us/book/id1234567'),
    withPage('thalia', '9783453317178'),
  ]
  const anyBook: fc.Arbitrary<KitBook> = fc
    .record({
      title: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('.', '')),
      isbn: fc.constantFrom('9780441172719', '9798886451740', 'B00B7NPRY8', '9783453317178'),
      slug: fc.stringMatching(/^[a-z]{5}$/),
      defaultCountry: fc.option(fc.constantFrom('DE' as const, 'JP' as const, 'AU' as const)),
      editions: fc.subarray([kindle('B002MZUQG8')]),
      pages: fc.subarray(pages).map((some) => Object.fromEntries(some)),
    })
    .map(({ title, isbn, slug, pages: ownPages, ...changes }) =>
      book(title, isbn, slug, {
        ...changes,
        retailers: { ...noRetailerPreferences, pages: ownPages },
      }),
    )
  const anyInput: fc.Arbitrary<KitInput> = fc.record({
    origin: fc.constant(ORIGIN),
    language: fc.constantFrom(...kitLanguages),
    author: fc.constantFrom('', 'Ada & Co <ada>'),
    book: anyBook,
    next: fc.option(anyBook),
    isInSeries: fc.boolean(),
    others: fc.array(anyBook, { maxLength: 4 }),
    authorPage: fc.option(fc.constant({ name: 'Ada "A" Example', path: '/by/ada' })),
    newsletterUrl: fc.option(fc.constant('https://ada.example.org/?a=1&b="2"')),
  })
  const write = (matter: BackMatter) =>
    [
      writeXhtml(matter),
      writeHtml(matter),
      writeHtmlDocument(matter),
      writePlainText(matter),
    ].join()

  it('names no host of a competitor, and carries no tag', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        for (const matter of buildBackMatter(given)) {
          const text = write(matter).toLowerCase()
          expect(listForeignHosts(matter).filter((host) => text.includes(`//${host}`))).toEqual([])
          expect(text).not.toContain('tag=')
          expect(text).not.toContain('ada-2')
        }
      }),
    )
  })

  it('links from a Kindle file to Amazon over https, and to nothing else', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const [matter] = buildBackMatter(given)
        for (const [, , url = ''] of matter ? linksOf(matter) : []) {
          expect(url).toMatch(/^https:\/\/www\.amazon\.(?:com|de|co\.jp|com\.au)\/(?:dp\/|s\?k=)/)
        }
      }),
    )
  })

  it('is well-formed, whatever a title contains', () => {
    const KNOWN =
      /<\/?(?:html|head|title|body|section|h2|p)>|<br\/>|<(?:html|body|a)(?: [\w:]+="[^"<>]*")+>|<\/a>|<\?xml [^>]*\?>|<!DOCTYPE html>/g
    fc.assert(
      fc.property(anyInput, (given) => {
        for (const matter of buildBackMatter(given)) {
          const xhtml = writeXhtml(matter)
          const rest = xhtml.replace(KNOWN, '').replace(/&(?:amp|lt|gt|quot);/g, '')
          expect(rest).not.toMatch(/[<>&]/)
          // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of these
          expect(xhtml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
          expect(xhtml.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})
