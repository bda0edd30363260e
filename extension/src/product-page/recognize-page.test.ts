import { describe, expect, test } from 'vitest'
import type { PageFacts, ProductFacts } from './extract/page-facts.ts'
import { toUrlFacts } from './facts-of-url.ts'
import { recognizePage } from './recognize-page.ts'

const THALIA = 'https://www.thalia.de/shop/home/artikeldetails/A1000009999'
const UNKNOWN = 'https://press.example.org/catalog/dracula'
const prideAndPrejudice = { kind: 'isbn', isbn13: '9780141439518', isbn10: '0141439513' }

function pageAt(url: string, facts: Partial<PageFacts>): PageFacts {
  return { ...toUrlFacts(url), ...facts }
}

function product(facts: Partial<ProductFacts>): ProductFacts {
  return {
    types: ['Book'],
    name: null,
    authors: [],
    image: null,
    format: null,
    isbns: [],
    numbers: [],
    editions: [],
    ...facts,
  }
}

function identifierAt(url: string, facts: Partial<PageFacts>): unknown {
  const page = recognizePage(pageAt(url, facts))
  return page.kind === 'book' ? page.identifier : page.kind
}

describe('recognizePage', () => {
  test('takes the address before all that the page says', () => {
    const facts = { products: [product({ isbns: ['9780141439471'] })] }
    expect(identifierAt('https://www.amazon.de/dp/0141439513', facts)).toEqual(prideAndPrejudice)
  })

  test('takes the address that the page gives itself, in the same store', () => {
    const canonical = 'https://www.amazon.de/dp/0141439513'
    expect(identifierAt('https://www.amazon.de/some/landing', { canonical })).toEqual(
      prideAndPrejudice,
    )
  })

  test('does not follow a page that points to another store', () => {
    const openGraph = { url: 'https://www.amazon.de/dp/0141439513', type: 'product' }
    expect(identifierAt(THALIA, { openGraph })).toBe('not-a-book')
  })

  test.each<[string, Partial<PageFacts>]>([
    ['JSON-LD isbn', { products: [product({ isbns: ['978-0-14-143951-8'] })] }],
    ['JSON-LD ISBN-10', { products: [product({ isbns: ['0141439513'] })] }],
    [
      'a JSON-LD edition',
      { products: [product({ editions: [{ isbns: ['9780141439518'], format: null }] })] },
    ],
    ['a SKU that is an ISBN-13', { products: [product({ numbers: ['9780141439518'] })] }],
    ['microdata', { microdata: ['9780141439518'] }],
    ['a meta element', { meta: { isbns: ['9780141439518'], numbers: [] } }],
    ['a meta element for any number', { meta: { isbns: [], numbers: ['9780141439518'] } }],
    ['a row named ISBN', { rows: [{ label: 'ISBN-10', value: '0141439513' }] }],
    ['a row named in full width', { rows: [{ label: 'ＩＳＢＮ', value: '0141439513' }] }],
    ['a row in another alphabet', { rows: [{ label: 'Штрихкод', value: '9780141439518' }] }],
    ['a row in Devanagari', { rows: [{ label: 'आईएसबीएन', value: '०१४१४३९५१३' }] }],
    ['a row in Arabic', { rows: [{ label: 'ردمك', value: '٩٧٨٠١٤١٤٣٩٥١٨' }] }],
    ['the one ISBN of its text', { textNumbers: ['978-0-14-143951-8', '0-14-143951-3'] }],
  ])('reads %s', (_where, facts) => {
    expect(identifierAt(THALIA, facts)).toEqual(prideAndPrejudice)
  })

  test.each<[string, Partial<PageFacts>]>([
    ['an ISBN with a wrong check digit', { microdata: ['9780141439519'] }],
    ['a SKU of ten digits', { products: [product({ numbers: ['0141439513'] })] }],
    ['ten digits in a row of another name', { rows: [{ label: 'Artikel', value: '0141439513' }] }],
    ['a periodical', { microdata: ['9771234567003'] }],
  ])('does not take %s for a book', (_what, facts) => {
    expect(identifierAt(THALIA, facts)).toBe('not-a-book')
  })

  test('takes none of several books that a page speaks of, and offers them', () => {
    const products = [
      product({ name: 'Emma', isbns: ['9780141439587'] }),
      product({ name: 'Dracula', isbns: ['9780141439846'] }),
    ]
    const books = [
      { identifier: expect.objectContaining({ isbn13: '9780141439587' }), title: 'Emma' },
      { identifier: expect.objectContaining({ isbn13: '9780141439846' }), title: 'Dracula' },
    ]
    expect(
      recognizePage(pageAt('https://www.thalia.de/kategorie/klassiker', { products })),
    ).toEqual({ kind: 'candidates', retailer: 'thalia', books })
    expect(recognizePage(pageAt(UNKNOWN, { products }))).toEqual({
      kind: 'candidates',
      retailer: null,
      books,
    })
  })

  test('finds the book of a site we do not know only where it is named as data', () => {
    expect(identifierAt(UNKNOWN, { microdata: ['9780141439518'] })).toEqual(prideAndPrejudice)
    for (const facts of [
      { rows: [{ label: 'ISBN', value: '9780141439518' }] },
      { textNumbers: ['9780141439518'] },
    ]) {
      expect(recognizePage(pageAt(UNKNOWN, facts))).toEqual({
        kind: 'candidates',
        retailer: null,
        books: [{ identifier: prideAndPrejudice, title: null }],
      })
    }
    expect(identifierAt(UNKNOWN, {})).toBe('unknown-site')
  })

  test('takes no ISBN from a text that names two', () => {
    expect(identifierAt(THALIA, { textNumbers: ['9780141439518', '9780141439587'] })).toBe(
      'candidates',
    )
  })

  test.each<[string, string, Partial<PageFacts>, string]>([
    ['an Audible page', 'https://www.audible.com/pd/Emma/B0036I54I6', {}, 'audio'],
    ['an audiobook at Kobo', 'https://www.kobo.com/us/en/audiobook/emma-5', {}, 'audio'],
    ['any other page of Kobo', 'https://www.kobo.com/us/en/ebook/emma-5', {}, 'ebook'],
    ['a bookshop', THALIA, {}, 'print'],
    [
      'what the page says',
      THALIA,
      { products: [product({ isbns: ['9780141439518'], format: 'AudiobookFormat' })] },
      'audio',
    ],
  ])('knows the form of the book by %s', (_what, url, facts, format) => {
    const page = recognizePage(pageAt(url, { microdata: ['9780141439518'], ...facts }))
    expect(page).toMatchObject({ kind: 'book', formats: [{ format }] })
  })

  test('says what is special about a number', () => {
    const audible = recognizePage(toUrlFacts('https://www.audible.com/pd/Emma/B0036I54I6'))
    expect(audible).toMatchObject({ notes: ['audiobook', 'amazon-only'] })
    const headline = { title: 'Jane Austen: 6 Books Box Set', authors: [], coverUrl: null }
    const box = pageAt(THALIA, { microdata: ['9780141439518'], headline })
    expect(recognizePage(box)).toMatchObject({ notes: ['set'] })
  })

  test('calls printed music by its name', () => {
    const page = recognizePage(pageAt(THALIA, { microdata: ['979-0-2600-0043-8'] }))
    expect(page).toMatchObject({ kind: 'not-a-book', why: 'music' })
  })

  test('S8 takes no look-alike of a store for the store', () => {
    expect(identifierAt('https://www.amazon.com.evil.example/dp/0141439513', {})).toBe(
      'unknown-site',
    )
  })

  test('offers the editions that the page lists, its own first', () => {
    const editions = [
      { isbns: ['9780141439518'], format: 'Paperback' },
      { isbns: ['9780141040349'], format: 'Hardcover' },
    ]
    const page = recognizePage(pageAt(THALIA, { products: [product({ editions })] }))
    expect(page).toMatchObject({
      formats: [
        { format: 'print', label: 'Paperback', identifier: prideAndPrejudice },
        { format: 'print', label: 'Hardcover', identifier: { isbn13: '9780141040349' } },
      ],
    })
  })

  test.each([
    'https://www.amazon.co.jp/s?k=%E7%8C%AB',
    'https://www.barnesandnoble.com/s/emma',
    'https://www.thalia.de/suche?sq=kafka',
    'https://www.fnac.com/SearchResult/ResultList.aspx?Search=hugo',
    'https://www.kobo.com/us/en/search?query=emma',
    'https://www.bol.com/nl/nl/s/?searchtext=emma',
  ])('calls %s a search', (url) => {
    expect(recognizePage(toUrlFacts(url)).kind).toBe('search-page')
  })
})
