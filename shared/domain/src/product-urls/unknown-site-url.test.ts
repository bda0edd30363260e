import { describe, expect, test } from 'vitest'
import { readFixtureRows } from '../../fixtures/read-fixture.ts'
import { identifierKey } from '../identifiers/index.ts'
import { readUnknownSiteUrl } from './index.ts'

describe('readUnknownSiteUrl reads', () => {
  test.each([
    ['https://openlibrary.org/isbn/9780140328721', '9780140328721', 'openlibrary.org'],
    ['https://openlibrary.org/isbn/0140328726', '9780140328721', 'openlibrary.org'],
    [
      'https://www.publisher.example/titles/978-0-14-312774-1/the-body',
      '9780143127741',
      'publisher.example',
    ],
    ['https://us.publisher.example/books/9780143127741', '9780143127741', 'us.publisher.example'],
    ['https://press.example/book/the-body-9780143127741.html', '9780143127741', 'press.example'],
    [
      'https://library.example/search?isbn=0-14-312774-8&page=2',
      '9780143127741',
      'library.example',
    ],
    ['https://shop.example/p/1?ISBN=9780143127741', '9780143127741', 'shop.example'],
    ['https://www.google.com/books?vid=ISBN9780143127741', '9780143127741', 'google.com'],
    ['https://id.gs1.org/01/09780143127741', '9780143127741', 'id.gs1.org'],
    ['https://shop.example/01/09780143127741/21/7', '9780143127741', 'shop.example'],
    ['https://shop.example/p?ean=9791090636071', '9791090636071', 'shop.example'],
  ])('%s', (url, key, site) => {
    const found = readUnknownSiteUrl(url)
    expect(found && identifierKey(found.identifier)).toBe(key)
    expect(found?.site).toBe(site)
  })
})

describe('readUnknownSiteUrl rejects', () => {
  test.each([
    ['a wrong check digit', 'https://openlibrary.org/isbn/9780140328722'],
    ['ten digits without a word that announces an ISBN', 'https://news.example/2026/0140328726'],
    ['an ASIN', 'https://shop.example/isbn/B00ICH9SAC'],
    ['a page without an ISBN', 'https://openlibrary.org/works/OL45804W'],
    ['a longer number', 'https://shop.example/p/97801403287213'],
    ['plain http', 'http://openlibrary.org/isbn/9780140328721'],
    ['an IP address', 'https://127.0.0.1/isbn/9780140328721'],
    ['a shortener', 'https://bit.ly/9780140328721'],
    ['any other parameter', 'https://shop.example/?session=9780140328721'],
    ['two books', 'https://shop.example/compare/9780140328721/9780143127741'],
    ['a user name in the URL', 'https://openlibrary.org@evil.example/isbn/9780140328721'],
  ])('%s', (_what, url) => {
    expect(readUnknownSiteUrl(url)).toBeUndefined()
  })

  test.each([
    'https://www.amazon.com.evil.example/isbn/9780140328721',
    'https://amazon-books.example/isbn/9780140328721',
    'https://www.arnazon.com/gp/9780140328721',
    'https://www.amazon.cn/isbn/9780140328721',
    'https://xn--mazon-3ve.com/isbn/9780140328721',
    'https://www.thalia.de.evil.example/isbn/9780140328721',
    'https://evil.example.a.co/isbn/9780140328721',
  ])('S8 %s, which imitates a retailer', (url) => {
    expect(readUnknownSiteUrl(url)).toBeUndefined()
  })

  test.each(readFixtureRows('look-alike-hosts.txt'))('S8 %j', (text = '') => {
    expect(readUnknownSiteUrl(text)).toBeUndefined()
  })
})
