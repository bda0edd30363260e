import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bookPageFilters, isBookAddress } from './book-page-filters.ts'
import { isGeneralRetailer } from './general-retailers.ts'

interface SavedPage {
  readonly url: string
  readonly expect: { readonly kind: string; readonly retailer?: string | null }
}

const index = join(import.meta.dirname, '../../../e2e/fixtures/retailer-pages/index.json')
const pages = Object.entries(JSON.parse(readFileSync(index, 'utf8')) as Record<string, SavedPage>)

describe('isBookAddress', () => {
  test('holds on no saved page that is something else, in stores that sell only books', () => {
    const lit = pages.filter(
      ([, { url, expect: page }]) => page.kind !== 'book' && isBookAddress(url),
    )
    expect(lit.map(([name]) => name)).toEqual([
      // These have addresses like a book's: book pages without an ISBN, music, a film, a magazine.
      'thalia-noten',
      'kobo-without-isbn',
      'apple-books-without-isbn',
      'google-play',
      'hugendubel-wrong-check-digit',
      'thalia-magazine',
      'apple-books-blurb',
      'kobo-blurb',
      'thalia-film-zum-buch',
      'rakuten-cd',
      'thalia-review-row',
      'kobo-related-links',
      'thalia-puzzle',
      'apple-books-review',
    ])
  })

  test('misses only the pages whose address says nothing', () => {
    const dark = pages.filter(
      ([
        ,
        {
          url,
          expect: { kind, retailer },
        },
      ]) => kind === 'book' && retailer && !isGeneralRetailer(retailer) && !isBookAddress(url),
    )
    expect(dark.map(([name]) => name)).toEqual([
      // Amazon's own numbers are of all sorts of things; in Chrome the page's parts tell.
      'amazon-uk-kindle',
      'amazon-in-979',
      'worldcat-title',
      // Stores that have closed.
      'book-depository',
      'whsmith',
      'crossword',
      'amazon-us-series',
      'amazon-uk-audible',
      'amazon-us-promotion',
      'amazon-uk-canonical',
      'amazon-us-reviews',
      'amazon-us-review-portal',
      'amazon-us-series-without-title',
    ])
  })

  test.each([
    ['https://www.amazon.de/dp/0141439513?tag=x-21', true],
    ['https://m.amazon.com.br/gp/aw/d/8535910689', true],
    ['https://www.amazon.com/Emma-ebook/dp/B002RI97KS/ref=x', true],
    ['https://www.amazon.com/dp/B07PW9VBK5', false],
    ['https://www.amazon.com.evil.example/dp/0141439513', false],
    ['https://evil.example/https://www.amazon.de/dp/0141439513', false],
    ['https://www.walmart.com/ip/Emma-Paperback-9780141439587/172532', true],
    ['https://www.walmart.com/ip/Kettle/172532', false],
    ['https://www.waterstones.com/category/crime', false],
  ])('%s: %s', (url, isBook) => {
    expect(isBookAddress(url)).toBe(isBook)
  })
})

test('every pattern is one that RE2 reads: no looking around, no repetition of an earlier group', () => {
  for (const { originAndPathMatches } of bookPageFilters) {
    expect(originAndPathMatches).not.toMatch(/\(\?[=!<]|\\[1-9]/)
    expect(originAndPathMatches).toMatch(/^\^https\?:/)
  }
})
