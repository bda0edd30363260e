// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import { recognizePage } from './recognize-page.ts'

const ISBN = '9780575082144'
const OTHER = '9780141439518'
const novel = { '@type': 'Book', name: 'The Ninth Lantern', isbn: ISBN }
const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`

function kindOf(url: string, html = '', title = novel.name): string {
  const page = `<title>${title}</title><h1>${title}</h1>${html}`
  return recognizePage(readPageFacts(new DOMParser().parseFromString(page, 'text/html'), url)).kind
}

describe('the ISBN in the address of an unknown site', () => {
  test.each([
    `https://press.example/books/${ISBN}`,
    `https://press.example/book/${ISBN}/the-ninth-lantern`,
    `https://press.example/books/712345/the-ninth-lantern/${ISBN}/`,
    `https://buchladen.example/buch/${ISBN}.html`,
    'https://press.example/titles/978-0-575-08214-4/the-ninth-lantern',
    `https://press.example/books/${ISBN}/the-%E9nd`,
    `https://press.example/books/${ISBN}?ref=home`,
  ])('is taken: %s', (url) => {
    expect(kindOf(url)).toBe('book')
  })

  // Forms of question sites, forums, blogs, and shops of files, seen in 2026.
  test.each([
    [`https://forum.example/tag/${ISBN}`, `Topics tagged ${ISBN}`],
    [`https://answers.example/homework-help/ninth-lantern-solutions-${ISBN}`, 'Ninth Lantern'],
    [`https://blog.example/2024/06/giveaway-${ISBN}`, 'Giveaway: win a signed mug'],
    [`https://files.example/document/551234567/${ISBN}-Answer-Key`, 'Answer Key'],
    [`https://prints.example/listing/cover-print-${ISBN}`, 'The Ninth Lantern cover print'],
    [`https://shop.example/product/${ISBN}`, 'Test Bank for The Ninth Lantern'],
    [`https://shop.example/book/${ISBN}`, 'Page not found'],
    [`https://shop.example/book/${ISBN}`, 'Just a moment...'],
  ])('is only offered: %s, %s', (url, title) => {
    expect(kindOf(url, '', title)).toBe('candidates')
  })

  test('is only offered where the page is about something else', () => {
    const url = `https://shop.example/products/${ISBN}`
    const film = script({ '@type': 'Movie', name: novel.name })
    const mug = script({ '@type': 'Product', name: novel.name, category: 'Mugs' })
    for (const html of [film, mug]) expect(kindOf(url, html)).not.toBe('book')
    const disc = script({ '@type': 'Product', name: novel.name, gtin13: '5051890328625' })
    expect(kindOf(url, disc)).toBe('unknown-site')
  })

  test('is taken with a name once the page confirms it, and not if it contradicts it', () => {
    const url = `https://press.example/shop-window/the-ninth-lantern-${ISBN}`
    expect(kindOf(url)).toBe('candidates')
    expect(kindOf(url, script(novel))).toBe('book')
    const books = `https://press.example/books/${ISBN}`
    expect(kindOf(books, script({ ...novel, isbn: OTHER }))).toBe('candidates')
  })
})

describe('the number in the head of a repository', () => {
  const head = (type: string) =>
    `<meta name="DC.identifier" content="ISBN ${ISBN}"><meta name="citation_isbn" content="${ISBN}"><meta name="DC.type" content="${type}">`

  // DSpace, EPrints, and the types of COAR and OpenAIRE, 2026.
  test.each([
    'Conference Paper',
    'Book chapter',
    'Article',
    'info:eu-repo/semantics/bookPart',
    'info:eu-repo/semantics/conferenceObject',
    'Konferenzbeitrag',
  ])('is not the one of a %s', (type) => {
    expect(kindOf('https://repository.example/handle/10125/800', head(type))).toBe('candidates')
  })

  test('is not the one of something cited that may be a paper', () => {
    const cited = `<meta name="citation_isbn" content="${ISBN}"><meta name="citation_pdf_url" content="https://repository.example/1.pdf">`
    expect(kindOf('https://repository.example/handle/10125/800', cited)).toBe('candidates')
    const thesis = '<meta name="citation_dissertation_institution" content="Harbor University">'
    expect(kindOf('https://repository.example/handle/10125/800', cited + thesis)).toBe('book')
  })

  test('is the one of a book', () => {
    expect(kindOf('https://repository.example/handle/10125/800', head('Book'))).toBe('book')
  })
})

describe('the edition', () => {
  const product = (url: string) =>
    script({
      ...novel,
      '@type': 'Product',
      isbn: undefined,
      gtin13: ISBN,
      offers: { '@type': 'Offer', price: '9.99', url },
    })

  test('is not one of another variant than the address chooses', () => {
    const page = 'https://press.example/products/lantern'
    expect(kindOf(`${page}?variant=222`, product(`${page}?variant=111`))).toBe('candidates')
    expect(kindOf(`${page}?variant=222`, product(`${page}?variant=222`))).toBe('book')
    expect(kindOf(`${page}?variant=222`, product(page))).toBe('book')
  })

  test('is not another than the chosen one, which has no number', () => {
    const variant = (id: number, more: object) => ({
      ...{ '@type': 'Product', name: novel.name, ...more },
      offers: { '@type': 'Offer', url: `https://press.example/products/lantern?variant=${id}` },
    })
    const hasVariant = [variant(1, { gtin: ISBN }), variant(3, {})]
    const group = script({ '@type': 'ProductGroup', name: novel.name, hasVariant })
    const page = 'https://press.example/products/lantern'
    expect(kindOf(`${page}?variant=3`, group)).toBe('candidates')
    expect(kindOf(`${page}?variant=1`, group)).toBe('book')
  })

  test('is not one of another format than the visitor has chosen', () => {
    const paperback = script({ ...novel, bookFormat: 'https://schema.org/Paperback' })
    const select = (format: string) =>
      `<select><option>Audio CD</option><option selected>${format}</option></select>`
    expect(kindOf('https://press.example/p/1', select('Hardcover') + paperback)).toBe('candidates')
    expect(kindOf('https://press.example/p/1', select('Paperback') + paperback)).toBe('book')
    expect(kindOf('https://press.example/p/1', select('Large') + paperback)).toBe('book')
  })

  test('is not that of a form’s first format where the visitor has chosen the second', () => {
    const option = (format: string, is = '') => `<option ${is}>${format}</option>`
    const radio = (format: string, is = '') =>
      `<input type="radio" name="Format" value="${format}" ${is}>`
    const [first, second] = ['Paperback', 'Hardcover']
    const page = 'https://press.example/p/1'
    for (const [open, draw, close] of [
      ['<select>', option, '</select>'],
      ['<fieldset>', radio, '</fieldset>'],
    ] as const) {
      const is = draw === option ? 'selected' : 'checked'
      const form = (one: string, other: string) => open + one + other + close + script(novel)
      expect(kindOf(page, form(draw(first), draw(second, is)))).toBe('candidates')
      expect(kindOf(page, form(draw(first, is), draw(second)))).toBe('book')
    }
  })

  test('is not taken where the page’s own details name another', () => {
    const details = `<table>${row('Format', 'Ebook')}${row('ISBN', OTHER)}</table>`
    expect(kindOf('https://press.example/p/1', script(novel) + details)).toBe('candidates')
    const same = `<table>${row('ISBN', ISBN)}</table>`
    expect(kindOf('https://press.example/p/1', script(novel) + same)).toBe('book')
  })
})

test('a book in the markup beside the heading is only offered', () => {
  const book = `<section><h2>From the same author</h2><p vocab="https://schema.org/" typeof="Book"><b property="name">${novel.name}</b><i property="isbn">${ISBN}</i></p></section>`
  expect(kindOf('https://records.example/item/1', book)).toBe('candidates')
  const own = `<div vocab="https://schema.org/" typeof="Book"><h1 property="name">${novel.name}</h1><i property="isbn">${ISBN}</i></div>`
  expect(kindOf('https://records.example/item/1', own)).toBe('book')
})

test.each(['https://www.amazon.com/dp/B0CZ7J4Z9X', 'amazon.com/dp/B0CZ7J4Z9X', 'here'])(
  'offers the Kindle book of a link that is called %s',
  (text) => {
    const link = `<a href="https://www.amazon.com/dp/B0CZ7J4Z9X">${text}</a>`
    expect(kindOf('https://ada.example/news', link, 'Ada Finch')).toBe('candidates')
  },
)

test('a page about a book at Barnes & Noble is not the book', () => {
  for (const path of ['review/the-ninth-lantern', 'blog/best-of-june']) {
    const url = `https://www.barnesandnoble.com/${path}?ean=${ISBN}`
    expect(kindOf(url, '', 'Best of June')).not.toBe('book')
  }
  expect(kindOf(`https://www.barnesandnoble.com/w/?ean=${ISBN}`)).toBe('book')
})

const editions = [
  { '@type': 'Book', isbn: ISBN, bookFormat: 'https://schema.org/Paperback' },
  { '@type': 'Book', isbn: OTHER, bookFormat: 'https://schema.org/Hardcover' },
]
const work = script({ '@type': 'Book', name: novel.name, workExample: editions })

function takenAt(url: string, html: string, title = novel.name): string | null {
  const page = `<title>${title}</title><h1>${title}</h1>${html}`
  const document = new DOMParser().parseFromString(page, 'text/html')
  const recognized = recognizePage(readPageFacts(document, url))
  if (recognized.kind !== 'book') return null
  return recognized.identifier.kind === 'isbn'
    ? recognized.identifier.isbn13
    : recognized.identifier.asin
}

describe('of the editions that the data name, the taken one', () => {
  const page = 'https://press.example/titles/lantern'

  test('is the first where nothing is chosen', () => {
    expect(takenAt(page, work)).toBe(ISBN)
  })

  // Addresses of shops and publishers with one page for all formats, seen in 2026.
  test.each([
    '?binding=hardcover',
    '?edition=hardcover',
    '/hardcover',
    '#hardcover',
    `?isbn=${OTHER}`,
  ])('is what the address chooses: %s', (end) => {
    expect(takenAt(page + end, work)).toBe(OTHER)
  })

  test.each([
    '<label><input type="radio" name="f" value="1">Paperback</label><label><input type="radio" name="f" value="2" checked>Hardcover</label>',
    '<select><option>Paperback – $18</option><option selected>Hardcover – $28</option></select>',
    '<button aria-pressed="false">Paperback</button><button aria-pressed="true">Hardcover</button>',
    '<ul role="tablist"><li role="tab" aria-selected="true">Hardcover</li><li role="tab" aria-selected="false">Paperback</li></ul>',
  ])('is what the page shows as chosen: %s', (form) => {
    expect(takenAt(page, form + work)).toBe(OTHER)
  })

  test('is the one whose ISBN the details show', () => {
    expect(takenAt(page, `${work}<dl><dt>ISBN</dt><dd>${OTHER}</dd></dl>`)).toBe(OTHER)
  })

  test('is not chosen by the site’s menu or by the form of another product', () => {
    const menu =
      '<header><select><option>Books</option><option selected>Hardcover</option></select></header>'
    const card =
      '<div class="related"><input type="radio" name="r" value="Hardcover" checked></div>'
    expect(takenAt(page, menu + card + work)).toBe(ISBN)
  })

  test('has the format of the heading', () => {
    const paperback = script({ ...novel, bookFormat: 'https://schema.org/Paperback' })
    expect(takenAt(page, paperback, `${novel.name} (Audiobook)`)).toBeNull()
    expect(takenAt(page, paperback, `${novel.name} (Paperback)`)).toBe(ISBN)
    const named = script({ ...novel, name: `${novel.name} – Paperback` })
    expect(takenAt(page, named, `${novel.name} – Audiobook`)).toBeNull()
  })
})

describe('data that a site may have left in its page are not of a book', () => {
  test.each([
    ['Saltways (Book 2)', 'Saltways (Book 1)'],
    ['Salzwege (Buch 2)', 'Salzwege (Buch 1)'],
    ['Saltways 1–3', 'Saltways 13'],
    ['Saltways 1.5', 'Saltways 15'],
    ['Learning C++', 'Learning C'],
    ['Learning C#', 'Learning C++'],
    ['दाल', 'दिल'],
    ['バラの本', 'ハラの本'],
    ['Salt: A Memoir', 'Salt: A Novel'],
    ['Salt', 'Salt (Study Guide)'],
  ])('named %s if it is named %s', (title, name) => {
    expect(takenAt('https://spa.example/b/2', script({ ...novel, name }), title)).toBeNull()
    expect(takenAt('https://spa.example/b/2', script({ ...novel, name: title }), title)).toBe(ISBN)
  })

  test.each([
    ['https://spa.example/book/saltways-two?ref=list', 'https://spa.example/book/saltways-one'],
    ['https://spa.example/book/saltways-2', 'https://spa.example/book/saltways'],
    ['https://spa.example/app#/book/2', 'https://spa.example/app#/book/1'],
  ])('at %s if their address is %s', (url, address) => {
    const head = `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`
    const data = script({ ...novel, name: 'Saltways: One', url: address })
    expect(takenAt(url, head + data, 'Saltways: Two')).toBeNull()
  })

  test('in a script that cannot be read, if it is about something in it', () => {
    const torn = (text: string) => `<script type="application/ld+json">${text}</script>`
    const compass = `{"@type":"Product","name":"Brass 3" Compass","isRelatedTo":{"@type":"Book","isbn":"${ISBN}"}}`
    expect(takenAt('https://shop.example/p/1', torn(compass), 'Brass 3" Compass')).toBeNull()
    const own = `{"@type":"Book","name":"The "Ninth" Lantern","isbn":"${ISBN}"}`
    expect(takenAt('https://shop.example/p/1', torn(own))).toBe(ISBN)
  })
})

describe('the ISBN of a book', () => {
  // Types of EPrints, IRIS, DSpace in Spanish, and OPUS, seen in 2026.
  test.each([
    'Book Section',
    '2.1 Contributo in volume (Capitolo o Saggio)',
    'Ponencia en congreso',
    'Konferenzveröffentlichung',
  ])('is not that of a part of it: %s', (type) => {
    const head = `<meta name="DC.type" content="${type}"><meta name="DC.identifier" content="ISBN ${ISBN}">`
    expect(takenAt('https://eprints.example/1123/', head, 'Maps That Dissolve')).toBeNull()
  })

  test.each(['BP000012.xml', 'book-part-10.xml', 'chapter', 'reviews', 'summary'])(
    'is not that of the page below its address: %s',
    (part) => {
      expect(takenAt(`https://press.example/book/${ISBN}/${part}`, '')).toBeNull()
    },
  )

  test('in the address is contradicted by the details', () => {
    const details = `<dl><dt>ISBN</dt><dd>${OTHER}</dd></dl>`
    expect(takenAt(`https://press.example/books/${ISBN}`, details)).toBeNull()
  })
})

test.each([
  ['Amazon.com', '<form action="/errors/validateCaptcha"></form>'],
  ['Page Not Found', ''],
  ['Watch The Ninth Lantern | Prime Video', '<h1 data-automation-id="title">Lantern</h1>'],
  ['The Ninth Lantern : Alexa Skills', ''],
])('an Amazon page without a product is no book: %s', (title, html) => {
  expect(takenAt('https://www.amazon.com/dp/B0CF5S9GHT', html, title)).toBeNull()
})

test('a podcast at Audible is no book', () => {
  const podcast = script({ '@type': 'PodcastSeries', name: 'Salt and Sea' })
  const url = 'https://www.audible.com/pd/Salt-and-Sea-Podcast/B08LM7PW2D'
  expect(takenAt(url, podcast, 'Salt and Sea')).toBeNull()
  expect(takenAt(url, '', 'Salt and Sea')).toBe('B08LM7PW2D')
})
