import { describe, expect, test } from 'vitest'
import type { PageFacts, ProductFacts } from './extract/page-facts.ts'
import { factsOfUrl } from './facts-of-url.ts'
import { recognisePage } from './recognise-page.ts'

const THALIA = 'https://www.thalia.de/shop/home/artikeldetails/A1000009999'
const UNKNOWN = 'https://press.example.org/catalogue/dracula'
const prideAndPrejudice = { kind: 'isbn', isbn13: '9780141439518', isbn10: '0141439513' }

function pageAt(url: string, facts: Partial<PageFacts>): PageFacts {
  return { ...factsOfUrl(url), ...facts }
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
  const reading = recognisePage(pageAt(url, facts))
  return reading.kind === 'book' ? reading.identifier : reading.kind
}

describe('recognisePage', () => {
  test('takes the address before all that the page says', () => {
    const facts = { products: [product({ isbns: ['9780141439471'] })] }
    expect(identifierAt('https://www.amazon.de/dp/0141439513', facts)).toEqual(prideAndPrejudice)
  })

  test('takes the address that the page gives itself, in the same shop', () => {
    const canonical = 'https://www.amazon.de/dp/0141439513'
    expect(identifierAt('https://www.amazon.de/some/landing', { canonical })).toEqual(
      prideAndPrejudice,
    )
  })

  test('does not follow a page that points to another shop', () => {
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

  test('offers nothing on a page that speaks of several books', () => {
    const products = [
      product({ name: 'Emma', isbns: ['9780141439587'] }),
      product({ name: 'Dracula', isbns: ['9780141439846'] }),
    ]
    expect(identifierAt('https://www.thalia.de/kategorie/klassiker', { products })).toBe(
      'not-a-book',
    )
    expect(identifierAt(UNKNOWN, { products })).toBe('unknown-site')
  })

  test('finds the book of a site we do not know only where it is named as data', () => {
    expect(identifierAt(UNKNOWN, { microdata: ['9780141439518'] })).toEqual(prideAndPrejudice)
    expect(identifierAt(UNKNOWN, { rows: [{ label: 'ISBN', value: '9780141439518' }] })).toBe(
      'unknown-site',
    )
  })

  test('calls printed music by its name', () => {
    const reading = recognisePage(pageAt(THALIA, { microdata: ['979-0-2600-0043-8'] }))
    expect(reading).toMatchObject({ kind: 'not-a-book', why: 'music' })
  })

  test('S8 takes no look-alike of a shop for the shop', () => {
    expect(identifierAt('https://www.amazon.com.evil.example/dp/0141439513', {})).toBe(
      'unknown-site',
    )
  })

  test('offers the editions that the page lists, its own first', () => {
    const editions = [
      { isbns: ['9780141439518'], format: 'Paperback' },
      { isbns: ['9780141040349'], format: 'Hardcover' },
    ]
    const reading = recognisePage(pageAt(THALIA, { products: [product({ editions })] }))
    expect(reading).toMatchObject({
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
    expect(recognisePage(factsOfUrl(url)).kind).toBe('search-page')
  })
})
