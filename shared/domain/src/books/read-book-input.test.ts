import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureRows } from '../../fixtures/read-fixture.ts'
import { completeIsbn13 } from '../identifiers/index.ts'
import { readBookInput } from './index.ts'

const bodyKeepsTheScore = { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' }

describe('readBookInput', () => {
  test('reads an identifier', () => {
    expect(readBookInput(' 978-0-14-312774-1 ')).toEqual({
      kind: 'book',
      identifier: bodyKeepsTheScore,
      source: 'identifier',
      retailer: null,
      marketplace: null,
      foreignTag: null,
      unknownSite: null,
    })
  })

  test('reads a product URL, and returns its tag', () => {
    expect(readBookInput('https://www.amazon.de/dp/0143127748?tag=somebody-21')).toEqual({
      kind: 'book',
      identifier: bodyKeepsTheScore,
      source: 'url',
      retailer: 'amazon',
      marketplace: 'de',
      foreignTag: 'somebody-21',
      unknownSite: null,
    })
  })

  test('reads the URL of another retailer, with or without its scheme', () => {
    expect(readBookInput('www.waterstones.com/book/9780143127741')).toEqual({
      kind: 'book',
      identifier: bodyKeepsTheScore,
      source: 'url',
      retailer: 'waterstones',
      marketplace: null,
      foreignTag: null,
      unknownSite: null,
    })
  })

  test('returns a short link for the server to resolve', () => {
    expect(readBookInput('amzn.to/47XQoin')).toEqual({
      kind: 'retailer-short-link',
      url: 'https://amzn.to/47XQoin',
      host: 'amzn.to',
    })
  })

  test("returns needs-identifier if a retailer's URL has no ISBN", () => {
    expect(readBookInput('https://www.kobo.com/us/en/ebook/some-title')).toEqual({
      kind: 'needs-identifier',
      retailer: 'kobo',
      productId: 'some-title',
    })
  })

  test('finds the only book in a sentence', () => {
    expect(readBookInput('Loved it! 978.0.14.312774.1 (pbk.)')).toEqual({
      kind: 'book',
      identifier: bodyKeepsTheScore,
      source: 'text',
      retailer: null,
      marketplace: null,
      foreignTag: null,
      unknownSite: null,
    })
    expect(readBookInput('https://a.co/d/7x1mF0Q The Body Keeps the Score')).toEqual({
      kind: 'retailer-short-link',
      url: 'https://a.co/d/7x1mF0Q',
      host: 'a.co',
    })
  })

  test('returns several for a text with two books', () => {
    expect(readBookInput('0143127748 or https://www.amazon.de/dp/0306406152.')).toEqual({
      kind: 'several',
      inputs: ['https://www.amazon.de/dp/0306406152', '9780143127741'],
    })
    expect(readBookInput('0143127748 (ISBN-13: 978-0143127741)')).toMatchObject({
      kind: 'book',
      identifier: bodyKeepsTheScore,
    })
  })

  test('reads two URLs that were pasted without a space as two', () => {
    const first = 'https://www.amazon.com/dp/0143127748'
    const second = 'https://www.waterstones.com/book/9780306406157'
    expect(readBookInput(`${first}${second}`)).toEqual({ kind: 'several', inputs: [first, second] })
    expect(readBookInput(`${first}${first}`)).toMatchObject({
      kind: 'book',
      identifier: bodyKeepsTheScore,
    })
  })

  test('returns the unknown site whose URL has the ISBN', () => {
    expect(readBookInput('https://www.openlibrary.org/isbn/9780143127741')).toMatchObject({
      kind: 'book',
      identifier: bodyKeepsTheScore,
      source: 'url',
      retailer: null,
      unknownSite: 'openlibrary.org',
    })
  })

  test.each([
    'http',
    'https://',
    'HTTP://nonsense',
    'https://www.amazon.com/gp/bestsellers/books/',
    'https://www.amazon.com/dp/0143127749',
    'https://evil.example/dp/0143127748',
    'https://www.waterstones.com/book/9780143127742',
    'amazon.de',
    'amazon.de:8080/dp/0143127748',
    'amzn.to/',
    'www.kobo.com?',
  ])('%j is an invalid URL', (text) => {
    expect(readBookInput(text)).toEqual({ kind: 'invalid', code: 'invalid-url', problem: null })
  })

  test.each([
    'https://www.waterstones.com/books/search/term/9780143127741',
    'https://www.thalia.de/suche?sq=978-0-14-312774-1',
    'https://www.google.com/search?q=9780143127741',
    'https://books.apple.com/isbn/9780143127741',
    'https://www.ebay.com/itm/The-Body-9780143127741/123456789012',
    'http://library.example/shelf/%E2%80%8E9780143127741',
    'https://library.example/book.html?id=9780143127741',
    'https://de.wikipedia.org/wiki/Spezial:ISBN-Suche/0-14-312774-8',
    'https://click.newsletter.example/track?uid=5&target=https%3A%2F%2Fwww.amazon.com%2Fdp%2F0143127748',
    'https://click.newsletter.example/track?to=https%253A%252F%252Fwww.amazon.com%252Fdp%252F0143127748',
  ])('%s is an invalid URL with an ISBN, which is offered', (text) => {
    expect(readBookInput(text)).toEqual({
      kind: 'invalid',
      code: 'invalid-url',
      problem: null,
      offer: '9780143127741',
    })
  })

  test.each([
    'www.library.example/shelf/9780143127741',
    'C:\\Books\\9780143127741.epub',
    'file:///home/ada/978-0-14-312774-1.pdf',
    'info:isbn/9780143127741',
    '<dc:identifier>urn:isbn:9780143127741</dc:identifier>',
    '=020  \\\\$a9780143127741$q(pbk.)',
  ])('%s is an invalid identifier with an ISBN, which is offered', (text) => {
    expect(readBookInput(text)).toMatchObject({ kind: 'invalid', offer: '9780143127741' })
  })

  test.each([
    'https://www.arnazon.com/dp/9780143127741',
    'https://www.amazon.com.evil.example/dp/9780143127741',
    'https://library.example/shelf/9780143127742',
    'https://library.example/shelf/19780143127741',
    'https://library.example/shelf/9790260000438',
    'https://www.kobo.com/us/en/ebook/some-title',
    'https://library.example/shelf/0143127748',
    'https://library.example/dp/0143127748',
  ])('%s offers no ISBN', (text) => {
    expect(readBookInput(text)).not.toHaveProperty('offer')
  })

  test.each([
    ['', 'empty'],
    ['978-0-14-312774-2', 'check-digit'],
    ['0000000000', 'filler'],
    ['1111111111', 'filler'],
    ['9790260000438', 'music'],
    ['12345', 'length'],
    ['evil.example/dp/0143127748', 'not-a-book-code'],
    ['ftp://www.amazon.com/dp/0143127748', 'not-a-book-code'],
    ['the body keeps the score', 'length'],
    ['My book (ISBN 978-0-14-312774-2) is out', 'check-digit'],
    ['Read 978.0.14.312774.2 (pbk.)', 'check-digit'],
    ['My ISBN: 0143127747, at last', 'check-digit'],
    ['The score, 979-0-2600-0043-8', 'music'],
    ['Call me: 014 312 7747, or write', 'not-a-book-code'],
    ['Call 0143127747 today', 'length'],
  ])('%j is an invalid identifier: %s', (text, problem) => {
    expect(readBookInput(text)).toEqual({ kind: 'invalid', code: 'invalid-identifier', problem })
  })

  test.each([
    ['978014312774151600', '9780143127741'],
    ['9780143127741 51600', '9780143127741'],
    ['978014312774103', '9780143127741'],
    // Its first ten digits are an ISBN-10 by chance.
    ['978074753269905', '9780747532699'],
    ['014312774851600', '9780143127741'],
    ['9,780,143,127,741', '9780143127741'],
    ["9'780’143'127'741", '9780143127741'],
    ['9 780 143 127 741,00', '9780143127741'],
    ['978,0143127741', '9780143127741'],
    ['9,780,143,127,741.0', '9780143127741'],
    ['97,80,14,31,27,741', '9780143127741'],
    ['٩٬٧٨٠٬١٤٣٬١٢٧٬٧٤١', '9780143127741'],
    ['⁹⁷⁸⁰¹⁴³¹²⁷⁷⁴¹', '9780143127741'],
    ['ISBN ₉₇₈-₀-₁₄-₃₁₂₇₇₄-₁', '9780143127741'],
    ['978_0_14_312774_1', '9780143127741'],
    ['0-8044-2957-✕', '9780804429573'],
    [']d2010978014312774121A1B2', '9780143127741'],
    ['97841010101371920193004000', '9784101010137'],
    [']E09780143127741', '9780143127741'],
    [']C1(01)09780143127741', '9780143127741'],
    [']E3978014312774151600', '9780143127741'],
    ['(01)09780143127741', '9780143127741'],
    ['09780143127741', '9780143127741'],
    ['="9780143127741"', '9780143127741'],
    ['"=""9780143127741""', '9780143127741'],
    ["'9780143127741", '9780143127741'],
    ['9780143127741.', '9780143127741'],
    ['9.780143127741E+12', '9780143127741'],
    ['ISBN: ٩٧٨٠١٤٣١٢٧٧٤١', '9780143127741'],
    ['ردمك ٩٧٨-٠-١٤-٣١٢٧٧٤-١', '9780143127741'],
    ['urn:isbn:978-0-14-312774-1', '9780143127741'],
    ['ISBN-10: 0-8044-2957-Х', '9780804429573'],
  ])('%j is the book %s', (text, isbn13) => {
    expect(readBookInput(text)).toMatchObject({ kind: 'book', identifier: { isbn13 } })
  })

  test('reads any ISBN with any add-on as that ISBN', () => {
    const isbn = fc
      .tuple(fc.constantFrom('978', '9791', '9798'), fc.stringMatching(/^\d{9}$/))
      .map(([prefix, digits]) => completeIsbn13(`${prefix}${digits}`.slice(0, 12)) ?? '')
    const addOn = fc.stringMatching(/^(?:\d{2}|\d{5})$/)
    fc.assert(
      fc.property(isbn, fc.constantFrom('', ' '), addOn, (isbn13, space, price) => {
        const text = `${isbn13}${space}${price}`
        expect(readBookInput(text)).toMatchObject({ kind: 'book', identifier: { isbn13 } })
      }),
      { numRuns: 2000 },
    )
  })

  test('a number with separators and a wrong check digit is mistyped', () => {
    expect(readBookInput('9,780,143,127,742')).toMatchObject({ problem: 'check-digit' })
    expect(readBookInput('⁹⁷⁸⁰¹⁴³¹²⁷⁷⁴²')).toMatchObject({ problem: 'check-digit' })
    expect(readBookInput('1,234,567.00')).not.toHaveProperty('offer')
  })

  test('reads an ASIN that a spreadsheet keeps as text', () => {
    expect(readBookInput('="B00ICH9SAC"')).toMatchObject({ identifier: { asin: 'B00ICH9SAC' } })
    expect(readBookInput(']C0B00ICH9SAC')).toMatchObject({ identifier: { asin: 'B00ICH9SAC' } })
  })

  test('returns several for two barcodes that the scanner glued together', () => {
    expect(readBookInput('97801431277419780441172719')).toEqual({
      kind: 'several',
      inputs: ['9780143127741', '9780441172719'],
    })
  })

  test.each([
    ['SBN 340 01381 8', '9780340013816'],
    ['340-01381-8', '9780340013816'],
    ['520963539', '9780520963535'],
    ['143127748', '9780143127741'],
    ['143127748.0', '9780143127741'],
    ['143,127,748', '9780143127741'],
    ['14,31,27,748', '9780143127741'],
    ['143127748 (paperback)', '9780143127741'],
    ['S.B.N. 340 01381 8', '9780340013816'],
    ['ISBN 143127748', '9780143127741'],
  ])('offers the ISBN of %j, and does not take it', (text, offer) => {
    expect(readBookInput(text)).toEqual({
      kind: 'invalid',
      code: 'invalid-identifier',
      problem: 'lost-zero',
      offer,
    })
  })

  test.each([
    ...['9.78014E+12', '9,78014E+12', '9.78E+12', '9.78014312774e+12', 'ISBN 9.78014E+12'],
    ...['٩٫٧٨٠١٤E+12', '="9.78014E+12"', '9.78014 x 10^12', '9,78·10¹²', '9.78Е+12', '978E+10'],
    ...['9.78014E+12;9.78031E+12', 'Dune 9,78E+12'],
  ])('says that a spreadsheet shortened %j', (text) => {
    expect(readBookInput(text)).toMatchObject({ kind: 'invalid', problem: 'shortened' })
  })

  test.each(readFixtureRows('look-alike-hosts.txt'))('S8 finds no book in %j', (text = '') => {
    expect(readBookInput(text).kind).toBe('invalid')
  })

  test('R44 handles any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true })),
        (text) => {
          expect([
            'book',
            'several',
            'retailer-short-link',
            'needs-identifier',
            'invalid',
          ]).toContain(readBookInput(text).kind)
        },
      ),
      { numRuns: 10_000 },
    )
  })

  test('R44 rejects a text that is too long to be a book', () => {
    expect(readBookInput('9'.repeat(100_000))).toMatchObject({ problem: 'length' })
    expect(readBookInput(`http${'s'.repeat(100_000)}`)).toMatchObject({ code: 'invalid-url' })
  })
})
