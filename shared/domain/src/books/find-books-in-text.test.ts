import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeIsbn13, identifierKey, isbnIdentifier, isIsbn13 } from '../identifiers/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { buildPlainAmazonUrl } from '../product-urls/index.ts'
import { listRetailerLinks } from '../retailers/index.ts'
import { findBooksInText } from './index.ts'

const inputsIn = (text: string) => findBooksInText(text).map(({ input }) => input)

describe('findBooksInText finds the one book in', () => {
  test.each([
    ['I loved 9780143127741 so much!', '9780143127741'],
    ['978.0.14.312774.1', '9780143127741'],
    ['My ISBN is 978 0 14 312774 1.', '9780143127741'],
    ['0-14-312774-8 (pbk.)', '9780143127741'],
    ['9780143127741 (pbk. : alk. paper)', '9780143127741'],
    ['ISBN: 080442957X; hardcover', '9780804429573'],
    ['ISBN-10: 0143127748, ISBN-13: 978-0143127741', '9780143127741'],
    ['ISBN9780143127741 EAN', '9780143127741'],
    ['ＩＳＢＮ　９７８０１４３１２７７４１（文庫）', '9780143127741'],
    ['书号9780143127741定价', '9780143127741'],
    ['Kindle (ASIN: b00ich9sac), 464 pages', 'B00ICH9SAC'],
    ['Get B00ICH9SAC today', 'B00ICH9SAC'],
    ['[978-0-14-312774-1](https://evil.example/)', '9780143127741'],
    ['[The Body](https://www.amazon.com/dp/0143127748)', 'https://www.amazon.com/dp/0143127748'],
    ['<a href="https://a.co/d/7x1mF0Q">here</a>', 'https://a.co/d/7x1mF0Q'],
    ['Check this out on Amazon: The Body https://a.co/d/7x1mF0Q', 'https://a.co/d/7x1mF0Q'],
    ['The Body\nby Bessel\n\nhttps://amzn.eu/d/7x1mF0Q.', 'https://amzn.eu/d/7x1mF0Q'],
    ['All rights reserved.\nISBN 978-0-\n14-312774-1', '9780143127741'],
    [
      'Order it: https://www.amazon.com/Body-Keeps-\r\nScore/dp/0143127748',
      'https://www.amazon.com/Body-Keeps-Score/dp/0143127748',
    ],
    ['Look (amazon.de/dp/0143127748)!', 'amazon.de/dp/0143127748'],
    [
      'see https://openlibrary.org/isbn/9780140328721, ok',
      'https://openlibrary.org/isbn/9780140328721',
    ],
  ])('%j', (text, input) => {
    expect(inputsIn(text)).toEqual([input])
  })
})

describe('findBooksInText', () => {
  test('lists each book once, in their order', () => {
    const text = 'First 0306406152 and 9780143127741, then 978-0-306-40615-7 and B00ICH9SAC.'
    expect(inputsIn(text)).toEqual(['9780306406157', '9780143127741', 'B00ICH9SAC'])
  })

  test('counts a URL and its identifier as one book', () => {
    expect(inputsIn('ISBN 9780143127741: https://www.amazon.com/dp/0143127748')).toHaveLength(1)
  })

  test.each([
    '',
    'The body keeps the score',
    'Call 415-555-2671 or 020 7946 0018',
    'ISBN 978-0-14-312774-2',
    '978 0143127748',
    'Order 90143127748 of 9780143127741234',
    'x9780143127741',
    'me@0143127748.example/0143127748',
    '0000000000 or 1111111111',
    'https://www.amazon.com.evil.example/dp/0143127748 looks right',
    '//www.amazon.com/dp/0143127748',
    'view-source:https://www.amazon.com/dp/0143127748',
    'An ASIN has ten characters',
  ])('finds no book in %j', (text) => {
    expect(inputsIn(text)).toEqual([])
  })
})

const isbn13s = fc
  .stringMatching(/^97[89][1-9]\d{8}$/)
  .map((twelve) => completeIsbn13(twelve))
  .filter((isbn13) => isbn13 !== undefined)
const words = fc
  .array(fc.stringMatching(/^[a-z,.()!]{1,8}$/), { maxLength: 6 })
  .map((list) => list.join(' '))

describe('findBooksInText, for any text,', () => {
  test('R44 never throws, and each text that it finds is a valid book input', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.constantFrom('978', '0', '-', '.', ' ', 'X', 'http://', '(', '/', 'B0', 'a.co'))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        for (const { input } of findBooksInText(text)) {
          expect(findBooksInText(input).length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 5000 },
    )
  })

  test('finds every URL that we build anywhere in a sentence', () => {
    fc.assert(
      fc.property(isbn13s, words, words, fc.nat(), (isbn13, before, after, choice) => {
        const urls = [
          ...marketplaces.map(({ code }) => buildPlainAmazonUrl(code, isbnIdentifier(isbn13))),
          ...listRetailerLinks(isbn13, null).flatMap(({ url, kind }) =>
            kind === 'product' ? [url] : [],
          ),
        ]
        const url = urls[choice % urls.length] ?? ''
        const [found] = findBooksInText(`${before} [x](${url}) ${after}`)
        expect(found?.parsed).toMatchObject({ identifier: isbnIdentifier(isbn13) })
      }),
      { numRuns: 2000 },
    )
  })

  test('finds an ISBN with any separators', () => {
    const separators = fc.constantFrom('', '-', '.', ' ', '\u00A0', '\u2011', ' - ')
    fc.assert(
      fc.property(isbn13s, separators, words, words, (isbn13, separator, before, after) => {
        const parts = [
          isbn13.slice(0, 3),
          isbn13.slice(3, 4),
          isbn13.slice(4, 8),
          isbn13.slice(8, 12),
        ]
        const written = [...parts, isbn13.slice(12)].join(separator)
        expect(inputsIn(`${before} ${written} ${after}`)).toContain(isbn13)
      }),
      { numRuns: 2000 },
    )
  })

  test('never finds an ISBN whose check digit is wrong', () => {
    fc.assert(
      fc.property(isbn13s, fc.integer({ min: 1, max: 9 }), words, (isbn13, step, before) => {
        const wrong = `${isbn13.slice(0, 12)}${(Number(isbn13[12]) + step) % 10}`
        expect(isIsbn13(wrong)).toBe(false)
        expect(inputsIn(`${before} ${wrong} (pbk.)`)).toEqual([])
        expect(inputsIn(`${before} ${wrong.slice(0, 3)}-${wrong.slice(3)}`)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    '9',
    '9 ',
    '9-',
    '978 ',
    '978-0-14-',
    'X',
    '9X',
    '(',
    '[x](',
    'https://',
    'a.',
    'a.b/',
    'B0',
    'isbn',
    'ISBN 9',
    'ASIN:',
    ' ',
    '\n',
    '%',
    '@',
    '97801431277419',
  ])('R44 takes time in proportion to the length of %j repeated', (part) => {
    const measure = (length: number) => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
      const start = performance.now()
      for (let run = 0; run < 5; run++) findBooksInText(text)
      return performance.now() - start
    }
    measure(20_000)
    // Only 20,000 characters are read. Quadratic time would take minutes.
    expect(measure(20_000)).toBeLessThan(1000)
    expect(measure(1_000_000)).toBeLessThan(1000)
  })
})

test('an ISBN-10 and its ISBN-13 are one book', () => {
  const [book, ...others] = findBooksInText('0143127748 = 9780143127741')
  expect(others).toEqual([])
  expect(book?.parsed.kind === 'book' && identifierKey(book.parsed.identifier)).toBe(
    '9780143127741',
  )
})
