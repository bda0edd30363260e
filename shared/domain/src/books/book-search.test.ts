import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearchQuery, SEARCH_QUERY_MAX_LENGTH } from './index.ts'

describe('readSearchQuery', () => {
  test.each([
    ['dune', 'dune'],
    [' the  Hobbit ', 'the Hobbit'],
    ['1984 orwell', '1984 orwell'],
    ['Les Misérables', 'Les Misérables'],
    ['雪国', '雪国'],
    ['Anna', 'Anna'],
    ['Either/Or', 'Either/Or'],
    // The specification takes any ten letters or digits as an ASIN, but Amazon's begin with B and a
    // digit.
    ['Jane Austen', 'Jane Austen'],
    ['Hemingways', 'Hemingways'],
  ])('searches for %j', (text, query) => {
    expect(readSearchQuery(text)).toBe(query)
  })

  test.each([
    ['nothing', ''],
    ['two letters', 'du'],
    ['one Japanese character', '雪'],
    ['only digits', '12345'],
    ['an ISBN', '978-0-14-312774-1'],
    ['a mistyped ISBN', '978-0-14-312774-2'],
    ['a sentence with a mistyped ISBN', 'Dune, ISBN 978-0-14-312774-2'],
    ['music', '9790060115615'],
    ['an ASIN', 'B00ICH9SAC'],
    ['a URL', 'https://www.amazon.com/gp/bestsellers/'],
    ['a URL without its scheme', 'everyshelf.example/go/h7kq2mw'],
    ['a URL of localhost', 'localhost:3000/go/h7kq2mw'],
    ['a shortened link', 'amzn.to/47XQoin'],
    ['a whole paragraph', 'word '.repeat(60)],
  ])('does not search for %s', (_what, text) => {
    expect(readSearchQuery(text)).toBeNull()
  })

  test('R44 returns null or a short query for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const query = readSearchQuery(text)
        if (query === null) return
        expect(query.length).toBeLessThanOrEqual(SEARCH_QUERY_MAX_LENGTH)
        expect(query).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
      }),
      { numRuns: 5000 },
    )
  })
})
