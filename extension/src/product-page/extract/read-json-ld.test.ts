// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUrlFacts } from '../facts-of-url.ts'
import { recognizePage } from '../recognize-page.ts'
import { readJsonLd } from './read-json-ld.ts'

const THALIA = 'https://www.thalia.de/shop/home/artikeldetails/A1000009999'

function pageWith(...scripts: unknown[]): Document {
  const page = document.implementation.createHTMLDocument()
  for (const content of scripts) {
    const script = page.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(content)
    page.head.append(script)
  }
  return page
}

const emma = { '@type': 'Book', name: 'Emma', isbn: '9780141439587' }

describe('readJsonLd', () => {
  test.each([
    ['alone', emma],
    ['in a list', [{ '@type': 'BreadcrumbList' }, emma]],
    ['in a graph', { '@graph': [{ '@type': 'WebSite' }, emma] }],
    ['as what the page is about', { '@type': 'WebPage', mainEntity: emma }],
    ['under a whole type name', { ...emma, '@type': ['http://schema.org/Book', 'Product'] }],
  ])('finds a book that stands %s', (_where, content) => {
    expect(readJsonLd(pageWith(content), THALIA)).toMatchObject([
      { name: 'Emma', isbns: ['9780141439587'] },
    ])
  })

  test.each([
    [
      'a list links to',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: emma }] },
    ],
    ['a series consists of', { '@type': 'BookSeries', hasPart: [emma] }],
    ['an article is about', { '@type': 'Article', about: emma }],
  ])('does not take for the subject what %s', (_where, content) => {
    expect(readJsonLd(pageWith(content), THALIA)).toMatchObject([
      { name: 'Emma', isSubject: false },
    ])
  })

  test('takes for the subject what a review is about', () => {
    expect(readJsonLd(pageWith({ '@type': 'Review', itemReviewed: emma }), THALIA)).toMatchObject([
      { name: 'Emma', isSubject: true },
    ])
  })

  test('reads authors, picture and editions in the shapes that stores use', () => {
    const book = {
      ...emma,
      author: [{ '@type': 'Person', name: 'Jane Austen' }, 'Fiona Stafford'],
      image: [{ '@type': 'ImageObject', url: '/covers/emma.jpg' }],
      workExample: [{ isbn: 9780141439587, bookFormat: 'https://schema.org/EBook' }],
      offers: { '@type': 'Offer', itemOffered: { isbn: '9780141040349' } },
    }
    expect(readJsonLd(pageWith(book), THALIA)).toMatchObject([
      {
        authors: ['Jane Austen', 'Fiona Stafford'],
        image: 'https://www.thalia.de/covers/emma.jpg',
        editions: [
          { isbns: ['9780141439587'], format: 'EBook' },
          { isbns: ['9780141040349'], format: null },
        ],
      },
    ])
  })

  test('R44 makes something of any JSON', () => {
    const keys = ['@type', '@graph', 'isbn', 'author', 'image', 'offers', 'workExample', 'sku']
    const types = ['Book', 'Product', 'MusicAlbum']
    const node = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...types),
        fc.jsonValue({ maxDepth: 1 }),
        fc.dictionary(fc.constantFrom(...keys), tie('value')),
        fc.array(tie('value'), { maxLength: 3 }),
      ),
    })).value
    fc.assert(
      fc.property(node, (content) => {
        const items = readJsonLd(pageWith(content), THALIA)
        const { kind } = recognizePage({ ...toUrlFacts(THALIA), items })
        expect(['book', 'candidates', 'not-a-book']).toContain(kind)
      }),
      { numRuns: 300 },
    )
  })
})
