// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import { recognizePage } from './recognize-page.ts'

const novel = { '@type': 'Book', name: 'The Ninth Lantern', isbn: '9780575082144' }
const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`

function kindOf(html: string, url = 'https://shop.example/p/1', title = novel.name): string {
  const page = `<title>${title}</title><h1>${title}</h1>${html}`
  return recognizePage(readPageFacts(new DOMParser().parseFromString(page, 'text/html'), url)).kind
}

describe('isOtherKind', () => {
  test.each([
    ['a preview of a film', '<meta property="og:type" content="video.movie">'],
    ['a film named with its year', script({ '@type': 'Movie', name: 'The Ninth Lantern (2023)' })],
    [
      'a product without a number in a department of its own',
      script({ '@type': 'Product', name: novel.name, category: 'Clothing < T-Shirts' }),
    ],
    ['a breadcrumb', '<nav class="breadcrumb"><a>Home</a> / <a>DVD & Blu-ray</a></nav>'],
    [
      'a breadcrumb of plain text',
      '<p class="breadcrumbs">Home » Camisetas » The Ninth Lantern</p>',
    ],
    ['a breadcrumb without links', '<p class="Breadcrumb"><i>Home</i><i>›</i><i>Wall Art</i></p>'],
    ['a material', '<table><tr><th>Material type</th><td>DVD</td></tr></table>'],
    ['a record', '<ul><li>Format: LP</li></ul>'],
    ['a Danish director', '<dl><dt>Instruktør</dt><dd>Ilse Brandt</dd></dl>'],
    ['a Chinese film’s director', '<dl><dt>导演</dt><dd>森</dd></dl>'],
    [
      'a breadcrumb in the data of the page',
      script({
        '@type': 'WebPage',
        breadcrumb: { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Movies & TV' }] },
      }),
    ],
    [
      'a product without a number in a department of its subject',
      script({ '@type': 'Product', name: novel.name, category: 'Music' }),
    ],
    [
      'a product in sizes',
      script({
        '@type': 'ProductGroup',
        name: novel.name,
        hasVariant: [{ '@type': 'Product', name: 'The Ninth Lantern - M', size: 'M', sku: 'T-M' }],
      }),
    ],
    ['a product without a number', script({ '@type': 'Product', name: novel.name })],
    ['a type', '<dl><dt>Type</dt><dd>Art print</dd></dl>'],
    ['a format', '<ul><li>Format: Poster</li></ul>'],
    ['the capacity of a mug', '<dl><dt>Capacity</dt><dd>350 ml</dd></dl>'],
    ['the size of a print', '<dl><dt>Print size</dt><dd>50 × 70 cm</dd></dl>'],
    ['two records', '<ul><li>Format: 2×LP</li></ul>'],
    ['a director', '<dl><dt>Director</dt><dd>Ilse Brandt</dd></dl>'],
  ])('offers the novel on a page with %s', (_what, html) => {
    expect(kindOf(html + script(novel))).toBe('candidates')
  })

  test('offers the novel that the head names beside a mug', () => {
    const head = '<meta property="book:isbn" content="9780575082144">'
    const mug = { '@type': 'Product', name: novel.name, category: ['Kitchen', 'Mugs'] }
    expect(kindOf(head + script(mug))).toBe('candidates')
  })

  const mugOf = (type: string | readonly string[]) => ({ '@type': type, name: novel.name })
  const inMarkup = (type: string, isbn = '') =>
    `<div itemscope itemtype="https://schema.org/${type}"><b itemprop="name">${novel.name}</b>${isbn}</div>`
  const bookInMarkup = inMarkup('Book', `<meta itemprop="isbn" content="${novel.isbn}">`)
  const bookInRdfa = `<p vocab="https://schema.org/" typeof="Book"><b property="name">${novel.name}</b><i property="isbn">${novel.isbn}</i></p>`

  test.each<[string, string]>([
    ['a product that is a thing', script(mugOf(['Product', 'Thing']))],
    ['a product that is art', script(mugOf(['Product', 'VisualArtwork']))],
    ['a group of products', script(mugOf('ProductGroup'))],
    ['one piece', script(mugOf('IndividualProduct'))],
    ['some pieces', script(mugOf('SomeProducts'))],
    ['an offer of a product', script({ '@type': 'Offer', itemOffered: mugOf('Product') })],
    ['a product in the markup', inMarkup('Product')],
    ['a poster', script(mugOf('Poster'))],
    ['a print', script(mugOf('VisualArtwork'))],
    ['a print in the markup', inMarkup('VisualArtwork')],
    ['a work of any kind', script(mugOf('CreativeWork'))],
    ['a reading', script(mugOf('Event'))],
    ['a podcast', script(mugOf('PodcastEpisode'))],
    ['an app', script(mugOf('MobileApplication'))],
    ['the main thing of a page', script({ '@type': 'ItemPage', mainEntity: mugOf('Poster') })],
  ])('offers the novel beside %s of the same name, wherever it is described', (_what, mug) => {
    const review = { '@type': 'Review', itemReviewed: novel }
    for (const book of [script(novel), script(review), bookInMarkup, bookInRdfa])
      expect(kindOf(mug + book), book).toBe('candidates')
  })

  test('offers the novel that the head names beside a poster', () => {
    const head = '<meta property="book:isbn" content="9780575082144">'
    expect(kindOf(head + script(mugOf('Poster')))).toBe('candidates')
  })

  test.each([
    ['its own page', script({ '@type': 'ItemPage', name: novel.name })],
    ['an article', script({ '@type': 'BlogPosting', name: novel.name })],
    ['its cover', script({ '@type': 'ImageObject', name: novel.name })],
    ['its trailer', script({ '@type': 'VideoObject', name: novel.name })],
    ['its series', script({ '@type': 'BookSeries', name: novel.name })],
    ['its publisher', script({ '@type': 'Organization', name: novel.name })],
    ['the same book without a number', script({ '@type': 'Book', name: novel.name })],
  ])('takes the novel beside %s of the same name', (_what, beside) => {
    expect(kindOf(beside + script(novel))).toBe('book')
  })

  test('offers a product with a number beside one of the same name without', () => {
    const mug = { '@type': 'Product', name: novel.name, sku: 'MG-1' }
    const other = { '@type': 'Product', name: novel.name, gtin13: novel.isbn }
    expect(kindOf(script([mug, other]))).toBe('candidates')
    const twice = { ...other, url: 'https://shop.example/p/1' }
    expect(kindOf(script([mug, twice]))).toBe('book')
  })

  test('offers nothing where a disc has a barcode of its own', () => {
    const disc = { '@type': 'Product', name: novel.name, gtin13: '5051890328625' }
    expect(kindOf(script(disc) + script(novel))).toBe('unknown-site')
  })

  test('offers the novel where the address names another department', () => {
    for (const path of ['posters/the-ninth-lantern', 'en/board-games/1', 't-shirts/1', 'movies/1'])
      expect(kindOf(script(novel), `https://shop.example/${path}`), path).toBe('candidates')
    for (const path of ['books/movies/1', 'film/1', 'fiction/posters', 'posters'])
      expect(kindOf(script(novel), `https://shop.example/${path}`), path).toBe('book')
  })

  test('offers the novel where the product of this address has a longer name', () => {
    const url = 'https://shop.example/p/1'
    const poster = { '@type': 'Product', url, name: 'Lantern poster', category: 'Posters' }
    expect(kindOf(script(poster) + script(novel), url)).toBe('candidates')
    const related = { ...poster, url: 'https://shop.example/p/2' }
    expect(kindOf(script(related) + script(novel), url)).toBe('book')
  })

  test('offers nothing where the details have the barcode of a disc', () => {
    const rows = '<table><tr><th>UPC</th><td>0883929123456</td></tr></table>'
    expect(kindOf(rows + script(novel))).toBe('unknown-site')
  })

  test.each(['TheaterEvent', 'ScreeningEvent', 'TVEpisode'])(
    'offers nothing on the page of a %s of the same name',
    (type) => {
      expect(kindOf(script({ '@type': type, name: novel.name }) + script(novel))).toBe(
        'unknown-site',
      )
    },
  )

  test('takes a book whose own data state its size', () => {
    expect(kindOf(script({ ...novel, size: '20 × 13 cm' }))).toBe('book')
  })

  test.each([
    ['a shop of books with films', '<nav class="breadcrumb"><a>Books</a> / <a>DVD</a></nav>'],
    ['a publisher’s subject', '<nav class="breadcrumb"><a>Home</a> / <a>Music</a></nav>'],
    ['an audio drama', '<dl><dt>Regie</dt><dd>Ilse Brandt</dd><dt>Format</dt><dd>2 CDs</dd></dl>'],
  ])('takes the book of %s', (_what, html) => {
    expect(kindOf(html + script(novel))).toBe('book')
  })

  test('takes the book of a page whose theme mentions breadcrumbs', () => {
    const menu = '<ul><li><a href="/m">Movies</a></li><li><a href="/t">Toys</a></li></ul>'
    const html = `<div class="has-breadcrumbs">${menu}<h1>${novel.name}</h1></div>`
    expect(kindOf(html + script(novel))).toBe('book')
  })

  test('takes a rulebook by the number in its own data', () => {
    const rules = { '@type': 'Product', name: novel.name, category: 'Board Games' }
    expect(kindOf(script({ ...rules, gtin13: novel.isbn }))).toBe('book')
  })

  test('takes a novel that has the name of a department', () => {
    const trail = '<nav class="breadcrumb"><a>Home</a> / <a>Posters</a></nav>'
    const plain = '<nav class="breadcrumb">Home › Posters</nav>'
    const data = script({ ...novel, name: 'Posters' })
    for (const html of [trail + data, plain + data])
      expect(kindOf(html, 'https://press.example/posters', 'Posters')).toBe('book')
  })

  test('takes an audio drama by the ISBN in a bookstore’s details', () => {
    const rows = '<dl><dt>Director</dt><dd>Ilse Brandt</dd><dt>ISBN</dt><dd>9780575082144</dd></dl>'
    expect(kindOf(rows, 'https://www.thalia.de/shop/home/artikeldetails/A1000009999')).toBe('book')
  })
})
