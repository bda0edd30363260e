// @vitest-environment happy-dom
import { type Isbn13, identifierKey, isbnIdentifier } from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import { recognizePage } from './recognize-page.ts'

interface Thing {
  readonly title: string
  readonly isbn: string
}

const BOOKS: readonly Thing[] = [
  { title: 'The Salt Road', isbn: '9780141450018' },
  { title: 'Salt', isbn: '9780141450025' },
  { title: 'Low Tide', isbn: '9780141450032' },
  { title: 'The Salt Road: A Companion', isbn: '9780141450049' },
  { title: 'Die Salzstraße', isbn: '9780141450056' },
  { title: '塩の道', isbn: '9780141450063' },
]
const OTHERS = ['Desert notebook', 'Reader’s mug', 'The Salt Road poster', 'Low Tide – a puzzle']
const ADDRESSES = [
  'https://shop.example/products/this',
  'https://www.thalia.de/shop/home/artikeldetails/A1000009999',
  'https://www.kobo.com/us/en/ebook/this-1',
  'https://www.ebay.com/itm/256789012345',
  'https://www.goodreads.com/book/show/1-this',
]

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`

/** Each writes a book as something that the page is not about. */
const BESIDE: readonly ((book: Thing) => string)[] = [
  ({ isbn }) => `<div class="customer-reviews"><p><b>ISBN:</b> ${isbn}</p></div>`,
  ({ isbn }) => `<section class="reviews"><dl><dt>ISBN</dt><dd>${isbn}</dd></dl></section>`,
  ({ isbn }) => `<p>It begins where the first one ends (ISBN ${isbn}).</p>`,
  ({ isbn }) => `<div class="description"><p>ISBN: ${isbn}</p></div>`,
  ({ title, isbn }) =>
    `<div itemscope itemtype="https://schema.org/Book"><h3 itemprop="name">${title}</h3><meta itemprop="isbn" content="${isbn}"></div>`,
  ({ title, isbn }) =>
    `<aside vocab="https://schema.org/" typeof="Book"><b property="name">${title}</b><i property="isbn">${isbn}</i></aside>`,
  ({ title, isbn }) => script({ '@type': 'Book', name: title, isbn }),
  ({ title, isbn }) => script({ '@type': 'Product', name: `${title} (Paperback)`, gtin13: isbn }),
  ({ title, isbn }) =>
    script({ '@type': 'ItemList', itemListElement: [{ '@type': 'Book', name: title, isbn }] }),
  ({ title, isbn }) =>
    script({ '@type': 'Review', itemReviewed: { '@type': 'Book', name: title, isbn } }),
  ({ title, isbn }) =>
    script({ '@type': 'Book', '@id': 'https://shop.example/products/other', name: title, isbn }),
  ({ title, isbn }) =>
    `<ul class="also-bought"><li><h3>${title}</h3><span>ISBN</span><span>${isbn}</span></li></ul>`,
  ({ title, isbn }) => `<a href="https://www.waterstones.com/book/${isbn}">${title}</a>`,
]

/** Each writes what the page is about. */
const OWN: readonly ((thing: { title: string; isbn: string | null }) => string)[] = [
  () => '',
  ({ title, isbn }) =>
    script({ '@type': isbn ? 'Book' : 'Product', name: title, ...(isbn && { isbn }) }),
  ({ title, isbn }) =>
    `<div itemscope itemtype="https://schema.org/${isbn ? 'Book' : 'Product'}"><meta itemprop="name" content="${title}">${isbn ? `<meta itemprop="isbn" content="${isbn}">` : ''}</div>`,
  ({ isbn }) =>
    isbn ? `<dl><dt>ISBN</dt><dd>${isbn}</dd></dl>` : '<dl><dt>EAN</dt><dd>5051890328625</dd></dl>',
]

const keyOf = (isbn: string) => identifierKey(isbnIdentifier(isbn as Isbn13))

test('a page made of any parts never gives a number that is not its own', () => {
  const own = fc.oneof(
    fc.constantFrom(...BOOKS),
    fc.constantFrom(...OTHERS).map((title) => ({ title, isbn: null })),
  )
  const beside = fc.array(fc.tuple(fc.constantFrom(...BOOKS), fc.constantFrom(...BESIDE)), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESSES),
      own,
      fc.constantFrom(...OWN),
      beside,
      fc.boolean(),
      (url, thing, writeOwn, others, isOwnFirst) => {
        const rest = others
          .filter(([book]) => book.title !== thing.title)
          .map(([book, write]) => write(book))
        const parts = isOwnFirst ? [writeOwn(thing), ...rest] : [...rest, writeOwn(thing)]
        const html = `<title>${thing.title} | Shop</title><h1>${thing.title}</h1>${parts.join('')}`
        const page = recognizePage(
          readPageFacts(new DOMParser().parseFromString(html, 'text/html'), url),
        )
        if (page.kind !== 'book') return
        expect(thing.isbn && keyOf(thing.isbn)).toBe(identifierKey(page.identifier))
      },
    ),
    { numRuns: 1000 },
  )
}, 120_000)

/** Each says, as shops and film sites do, that the page is about something else than a book. */
const OTHER_KINDS: readonly ((title: string) => string)[] = [
  (title) => script({ '@type': 'Movie', name: `${title} (2023)` }),
  (title) => script({ '@type': 'Product', name: title, category: 'Home > Posters & Prints' }),
  (title) => script({ '@type': 'Product', name: title, gtin13: '5051890328625' }),
  (title) => script({ '@type': 'Poster', name: title }),
  () =>
    script({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Toys' }, { name: 'Puzzles' }] }),
  () => '<ol class="breadcrumbs"><li><a href="/">Home</a><li><a href="/m">Mugs</a></ol>',
  () => '<meta property="og:type" content="video.movie">',
  () => '<table><tr><th>Format</th><td>DVD</td></tr></table>',
  () => '<dl><dt>Number of pieces</dt><dd>1000</dd></dl>',
  () => '<ul><li>Players: 2–4</li></ul>',
  () => '<dl><dt>監督</dt><dd>森 一</dd></dl>',
]

test('a film, a poster or a game with the name of a novel never gives the novel', () => {
  const beside = fc.array(fc.constantFrom(...BESIDE), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESSES),
      fc.constantFrom(...BOOKS),
      fc.constantFrom(...OTHER_KINDS),
      beside,
      (url, novel, writeKind, others) => {
        const rest = others.map((write) => write(novel)).join('')
        const html = `<title>${novel.title}</title><h1>${novel.title}</h1>${writeKind(novel.title)}${rest}`
        const facts = readPageFacts(new DOMParser().parseFromString(html, 'text/html'), url)
        expect(recognizePage(facts).kind).not.toBe('book')
      },
    ),
    { numRuns: 400 },
  )
}, 120_000)
