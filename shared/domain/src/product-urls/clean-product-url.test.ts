import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { cleanProductUrl, readProductUrl } from './index.ts'

interface Case {
  url: string
  clean?: string
}

describe('cleanProductUrl', () => {
  test.each([
    [
      'https://amazon.de/Buch/dp/3551551677/ref=sr_1_1?tag=thief-21&qid=1',
      'https://www.amazon.de/dp/3551551677',
    ],
    [
      'http://www.amazon.co.jp/exec/obidos/ASIN/4894712059/pleasesleep-22/ref=nosim/',
      'https://www.amazon.co.jp/dp/4894712059',
    ],
    ['https://www.amazon.co.uk/dp/978-0141036144', 'https://www.amazon.co.uk/dp/0141036141'],
    ['https://smile.amazon.com/dp/0143127748', 'https://www.amazon.com/dp/0143127748'],
    [
      'https://leer.amazon.es/kp/embed?asin=B06ZYRPHMC&linkCode=kpe',
      'https://www.amazon.es/dp/B06ZYRPHMC',
    ],
    ['http://amzn.com/B002VH3AMK?tag=todbotblog-20', 'https://www.amazon.com/dp/B002VH3AMK'],
    [
      'https://www.amazon.fr/dp/9791090636071?tag=thief-21',
      'https://www.amazon.fr/s?k=9791090636071&i=stripbooks',
    ],
    ['amazon.com.au/dp/0645417122', 'https://www.amazon.com.au/dp/0645417122'],
    // An invisible mark hides no tag.
    [
      'https://bookshop.org/%E2%80%AEa/98697/9781098155438',
      'https://bookshop.org/book/9781098155438',
    ],
  ])('%s becomes %s', (url, expected) => {
    expect(cleanProductUrl(url)).toBe(expected)
  })

  test.each(readFixtureJson<Case[]>('retailer-urls.json').filter(({ clean }) => clean))(
    '$url becomes $clean',
    ({ url, clean = '' }) => {
      expect(cleanProductUrl(url)).toBe(clean)
      expect(cleanProductUrl(clean)).toBe(clean)
      expect(readProductUrl(clean)).toEqual({ ...readProductUrl(url), foreignTag: null })
    },
  )

  test.each([
    'https://amzn.to/47XQoin',
    'https://www.amazon.com/gp/bestsellers/books/',
    'https://www.waterstones.com/category/crime',
    'https://evil.example/dp/0143127748',
    '0143127748',
    '',
  ])('returns undefined for %j', (text) => {
    expect(cleanProductUrl(text)).toBeUndefined()
  })
})
