import { describe, expect, test } from 'vitest'
import type { DetailRow, ItemFacts, Mention, PageFacts } from './extract/page-facts.ts'
import { toUrlFacts } from './facts-of-url.ts'
import { recognizePage } from './recognize-page.ts'

const THALIA = 'https://www.thalia.de/shop/home/artikeldetails/A1000009999'
const UNKNOWN = 'https://press.example.org/catalog/dracula'
const prideAndPrejudice = { kind: 'isbn', isbn13: '9780141439518', isbn10: '0141439513' }

function pageAt(url: string, facts: Partial<PageFacts>): PageFacts {
  return { ...toUrlFacts(url), ...facts }
}

function item(facts: Partial<ItemFacts>): ItemFacts {
  return {
    source: 'json-ld',
    isSubject: true,
    hasHeading: false,
    url: null,
    types: ['Book'],
    category: [],
    name: null,
    authors: [],
    image: null,
    format: null,
    isbns: [],
    numbers: [],
    barcodes: [],
    editions: [],
    ...facts,
  }
}

const marked = (isbn: string) => item({ source: 'microdata', hasHeading: true, isbns: [isbn] })
const row = (label: string, value: string): DetailRow => ({ label, value, place: 'details' })
const inText = (number: string): Mention => ({ number, url: null, text: null, heading: null })
const edition = { numbers: [], format: null, url: null }
const named = (heading: string) => ({ headings: [heading], titles: [], site: null })

function identifierAt(url: string, facts: Partial<PageFacts>): unknown {
  const page = recognizePage(pageAt(url, facts))
  return page.kind === 'book' ? page.identifier : page.kind
}

describe('recognizePage', () => {
  test('takes the address before all that the page says', () => {
    const facts = { items: [item({ isbns: ['9780141439471'] })] }
    expect(identifierAt('https://www.amazon.de/dp/0141439513', facts)).toEqual(prideAndPrejudice)
  })

  test.each<[string, string, Partial<PageFacts>, string]>([
    [
      'data with another number',
      'waterstones.com/book/x/y/9780141439518',
      { items: [item({ isbns: ['9780141439471'] })] },
      'candidates',
    ],
    [
      'details with another number',
      'waterstones.com/book/x/y/9780141439518',
      { rows: [row('ISBN', '9780141439471')] },
      'candidates',
    ],
    [
      'the barcode of a poster',
      'walmart.com/ip/Poster-for-9780141439518/1999000112',
      { items: [item({ types: ['Product'], barcodes: ['0824968112335'] })] },
      'not-a-book',
    ],
    [
      'results of a search',
      'abebooks.com/servlet/SearchResults?isbn=9780141439518',
      { rows: [row('ISBN', '9780141439518')] },
      'candidates',
    ],
    ['a cart', 'abebooks.com/servlet/ShopBasketPL?isbn=9780141439518', {}, 'not-a-book'],
  ])(
    'offers at most the book in a retailer’s address on a page with %s',
    (_what, address, facts, kind) => {
      expect(identifierAt(`https://www.${address}`, facts)).toBe(kind)
    },
  )

  test.each(['?q=pride', '?text=x#reviews'])(
    'takes a retailer’s address that ends with %s',
    (end) => {
      const url = `https://www.waterstones.com/book/x/y/9780141439518${end}`
      expect(identifierAt(url, { items: [item({ isbns: ['9780141439518'] })] })).toEqual(
        prideAndPrejudice,
      )
    },
  )

  test('offers both numbers if Amazon’s page is of another product than its address', () => {
    const url = 'https://www.amazon.com/dp/B0C7XJ2QLM'
    const { amazon } = toUrlFacts(url)
    const page = recognizePage(
      pageAt(url, { amazon: { ...amazon, asin: 'B09YQ3NT5F', hasBookElements: true } }),
    )
    expect(page).toEqual({
      kind: 'candidates',
      retailer: 'amazon',
      books: [
        { identifier: { kind: 'asin', asin: 'B09YQ3NT5F' }, title: null },
        { identifier: { kind: 'asin', asin: 'B0C7XJ2QLM' }, title: null },
      ],
    })
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

  test('does not follow an address that is left from the page before', () => {
    const canonical = 'https://www.waterstones.com/book/emma/jane-austen/9780141439587'
    expect(identifierAt('https://www.waterstones.com/category/crime', { canonical })).toBe(
      'not-a-book',
    )
  })

  test.each<[string, Partial<PageFacts>]>([
    ['JSON-LD isbn', { items: [item({ isbns: ['978-0-14-143951-8'] })] }],
    ['JSON-LD ISBN-10', { items: [item({ isbns: ['0141439513'] })] }],
    [
      'a JSON-LD edition',
      { items: [item({ editions: [{ ...edition, isbns: ['9780141439518'] }] })] },
    ],
    ['a SKU that is an ISBN-13', { items: [item({ numbers: ['9780141439518'] })] }],
    ['microdata', { items: [marked('9780141439518')] }],
    ['a meta element', { items: [item({ source: 'meta', isbns: ['9780141439518'] })] }],
    ['a row named ISBN', { rows: [row('ISBN-10', '0141439513')] }],
    ['a row with both lengths', { rows: [row('ISBN', '9780141439518 (ISBN10: 0141439513)')] }],
    ['a row named in full width', { rows: [row('ＩＳＢＮ', '0141439513')] }],
    ['a row in another alphabet', { rows: [row('Штрихкод', '9780141439518')] }],
    ['a row in Devanagari', { rows: [row('आईएसबीएन', '०१४१४३९५१३')] }],
    ['a row in Arabic', { rows: [row('ردمك', '٩٧٨٠١٤١٤٣٩٥١٨')] }],
  ])('reads %s', (_where, facts) => {
    expect(identifierAt(THALIA, facts)).toEqual(prideAndPrejudice)
  })

  test.each<[string, Partial<PageFacts>]>([
    ['an ISBN with a wrong check digit', { items: [marked('9780141439519')] }],
    ['a SKU of ten digits', { items: [item({ numbers: ['0141439513'] })] }],
    ['ten digits in a row of another name', { rows: [row('Artikel', '0141439513')] }],
    ['a periodical', { items: [marked('9771234567003')] }],
  ])('does not take %s for a book', (_what, facts) => {
    expect(identifierAt(THALIA, facts)).toBe('not-a-book')
  })

  test.each<[string, Partial<PageFacts>]>([
    ['the only ISBN of the text', { mentions: [inText('9780141439518')] }],
    ['a row that names another book', { rows: [row('ISBN des Romans zum Film', '9780141439518')] }],
    ['a row in a review', { rows: [{ ...row('ISBN', '9780141439518'), place: 'aside' }] }],
    ['an item of another name', { items: [item({ name: 'Emma', isbns: ['9780141439518'] })] }],
    ['an entry of a list', { items: [item({ isSubject: false, isbns: ['9780141439518'] })] }],
  ])('offers %s, and does not take it', (_what, facts) => {
    const page = recognizePage(pageAt(THALIA, { names: named('Dracula'), ...facts }))
    expect(page).toMatchObject({
      kind: 'candidates',
      books: [{ identifier: prideAndPrejudice }],
    })
  })

  test('offers nothing where the page has the number of another product', () => {
    const mentions = [inText('9780141439518')]
    expect(identifierAt(THALIA, { mentions, rows: [row('EAN', '5051890328625')] })).toBe(
      'not-a-book',
    )
    const game = item({ types: ['Product'], barcodes: ['0689076339001'] })
    expect(identifierAt(UNKNOWN, { mentions, items: [game] })).toBe('unknown-site')
  })

  test('takes none of several books that a page speaks of, and offers them', () => {
    const items = [
      item({ name: 'Emma', isbns: ['9780141439587'] }),
      item({ name: 'Dracula', isbns: ['9780141439846'] }),
    ]
    const books = [
      { identifier: expect.objectContaining({ isbn13: '9780141439587' }), title: 'Emma' },
      { identifier: expect.objectContaining({ isbn13: '9780141439846' }), title: 'Dracula' },
    ]
    expect(recognizePage(pageAt('https://www.thalia.de/kategorie/klassiker', { items }))).toEqual({
      kind: 'candidates',
      retailer: 'thalia',
      books,
    })
    expect(recognizePage(pageAt(UNKNOWN, { items }))).toEqual({
      kind: 'candidates',
      retailer: null,
      books,
    })
  })

  test('finds the book of an unknown site only where it is named as data', () => {
    expect(identifierAt(UNKNOWN, { items: [marked('9780141439518')] })).toEqual(prideAndPrejudice)
    for (const facts of [
      { rows: [row('ISBN', '9780141439518')] },
      { mentions: [inText('9780141439518')] },
    ]) {
      expect(recognizePage(pageAt(UNKNOWN, facts))).toEqual({
        kind: 'candidates',
        retailer: null,
        books: [{ identifier: prideAndPrejudice, title: null }],
      })
    }
    expect(identifierAt(UNKNOWN, {})).toBe('unknown-site')
  })

  test('offers what an address of an unknown site asks for, and takes what it names', () => {
    expect(identifierAt('https://blog.example/post?isbn=9780141439518', {})).toBe('candidates')
    expect(identifierAt('https://press.example/books/9780141439518', {})).toEqual(prideAndPrejudice)
  })

  test('takes nothing where data and details contradict each other', () => {
    const items = [item({ name: 'Emma', isbns: ['9780141439587'] })]
    const facts = { names: named('Emma'), items, rows: [row('ISBN', '9780141439518')] }
    expect(identifierAt(THALIA, facts)).toBe('candidates')
  })

  test.each<[string, string, Partial<PageFacts>, string]>([
    ['an Audible page', 'https://www.audible.com/pd/Emma/B0036I54I6', {}, 'audio'],
    ['an audiobook at Kobo', 'https://www.kobo.com/us/en/audiobook/emma-5', {}, 'audio'],
    ['any other page of Kobo', 'https://www.kobo.com/us/en/ebook/emma-5', {}, 'ebook'],
    ['a bookshop', THALIA, {}, 'print'],
    ['a row of details', THALIA, { rows: [row('Format', 'Hörbuch-Download (MP3)')] }, 'audio'],
    [
      'what the page says',
      THALIA,
      { items: [item({ isbns: ['9780141439518'], format: 'AudiobookFormat' })] },
      'audio',
    ],
  ])('knows the form of the book by %s', (_what, url, facts, format) => {
    const page = recognizePage(pageAt(url, { items: [marked('9780141439518')], ...facts }))
    expect(page).toMatchObject({ kind: 'book', formats: [{ format }] })
  })

  test('says what is special about a number', () => {
    const audible = recognizePage(toUrlFacts('https://www.audible.com/pd/Emma/B0036I54I6'))
    expect(audible).toMatchObject({ notes: ['audiobook', 'amazon-only'] })
    const headline = { title: 'Jane Austen: 6 Books Box Set', authors: [], coverUrl: null }
    const box = pageAt(THALIA, { items: [marked('9780141439518')], headline })
    expect(recognizePage(box)).toMatchObject({ notes: ['set'] })
  })

  test('calls printed music by its name', () => {
    const page = recognizePage(pageAt(THALIA, { items: [marked('979-0-2600-0043-8')] }))
    expect(page).toMatchObject({ kind: 'not-a-book', why: 'music' })
  })

  test('S8 takes no look-alike of a store for the store', () => {
    expect(identifierAt('https://www.amazon.com.evil.example/dp/0141439513', {})).toBe(
      'unknown-site',
    )
  })

  test('offers the editions that the page lists, its own first', () => {
    const editions = [
      { ...edition, isbns: ['9780141439518'], format: 'Paperback' },
      { ...edition, isbns: ['9780141040349'], format: 'Hardcover' },
    ]
    const page = recognizePage(pageAt(THALIA, { items: [item({ editions })] }))
    expect(page).toMatchObject({
      formats: [
        { format: 'print', label: 'Paperback', identifier: prideAndPrejudice },
        { format: 'print', label: 'Hardcover', identifier: { isbn13: '9780141040349' } },
      ],
    })
  })

  test('takes the edition that is chosen in the address or in the form', () => {
    const editions = [
      { ...edition, isbns: ['9780141439587'], format: 'Ebook', url: `${UNKNOWN}?variant=1` },
      { ...edition, isbns: ['9780141439518'], format: 'Hardcover', url: `${UNKNOWN}?variant=2` },
    ]
    const items = [item({ editions })]
    expect(identifierAt(`${UNKNOWN}?variant=2`, { items })).toEqual(prideAndPrejudice)
    expect(identifierAt(UNKNOWN, { items, chosen: [{ value: '2', before: [] }] })).toEqual(
      prideAndPrejudice,
    )
    const chosen = [{ value: 'Hardcover', before: ['Ebook'] }]
    expect(identifierAt(UNKNOWN, { items, chosen })).toEqual(prideAndPrejudice)
    expect(identifierAt(`${UNKNOWN}?variant=3`, { items })).toBe('candidates')
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

  test.each([
    ['amazon', 'https://www.amazon.de/s?k=kafka'],
    ['thalia', 'https://www.thalia.de/suche?sq=kafka'],
  ])('lists the books that a search page of %s names', (retailer, url) => {
    const link = 'https://www.amazon.de/dp/0141439513'
    const result = { url: link, number: null, text: 'Pride and Prejudice', heading: null }
    expect(recognizePage(pageAt(url, { mentions: [result] }))).toEqual({
      kind: 'candidates',
      retailer,
      books: [{ identifier: prideAndPrejudice, title: 'Pride and Prejudice' }],
    })
  })
})
