import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Isbn13, isAsin, toIsbn10 } from '../identifiers/index.ts'
import {
  isLikelyTitle,
  readBookInput,
  readSearchQuery,
  readTypedBook,
  SEARCH_QUERY_MAX_LENGTH,
} from './index.ts'

describe('readSearchQuery', () => {
  test.each([
    ['dune', 'dune'],
    [' the  Hobbit ', 'the Hobbit'],
    ['1984 orwell', '1984 orwell'],
    ['Les Misérables', 'Les Misérables'],
    ['雪国', '雪国'],
    ['1984', '1984'],
    ['1Q84', '1Q84'],
    ['11/22/63', '11/22/63'],
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
    ['the start of an ISBN-10', '0143'],
    ['the start of an ISBN-13', '9780'],
    ['an ISBN', '978-0-14-312774-1'],
    ['an ISBN with its label', 'ISBN 978-0-441-17271-9'],
    ['a text with a shortened link', 'My book: https://amzn.to/47XQoin'],
    ['a text with two books', 'Dune 9780441172719 and 9780143127741'],
    ['a mistyped ISBN', '978-0-14-312774-2'],
    ['a sentence with a mistyped ISBN', 'Dune, ISBN 978-0-14-312774-2'],
    ['music', '9790060115615'],
    ['an ASIN', 'B00ICH9SAC'],
    ['a URL', 'https://www.amazon.com/gp/bestsellers/'],
    ['a URL without its scheme', 'everyshelf.example/go/h7kq2mw'],
    ['an email address', 'reader@example.org'],
    ['an international email address', 'ada@bücher.example'],
    ['a URL of localhost', 'localhost:3000/go/h7kq2mw'],
    ['a shortened link', 'amzn.to/47XQoin'],
    ['music with its label', 'ISMN M-060-11561-5'],
    ['an ISBN in percent-encoding', '978%E2%80%910%E2%80%9114%E2%80%91312774%E2%80%911'],
    ['the number of a magazine', 'ISSN 2049-3630'],
    ['the number of a catalog', 'LCCN 2001000002'],
    ['the number of WorldCat', 'OCLC 861478952'],
    ['the same as a catalog card has it', '(OCoLC)ocn861478952'],
    ['a phone number', 'tel:+1 415 555 2671'],
    ['an ISBN without its last digits', 'ISBN 978-3-551-55167'],
    ['the barcode of another product', 'EAN 5901234123457'],
    ['nine digits with their old label', 'SBN 425-02968-0'],
    ['an ASIN with an eleventh character', 'B08N5WRWNW1'],
    ['the start of an ASIN', 'b08n5wrw'],
    ['a mistyped ASIN with its label', 'ASIN: B08N5WRWN'],
    ['a URL without the name of its scheme', '//www.amazon.com/dp/0143127748'],
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

describe('isLikelyTitle', () => {
  test.each([
    'The Odyssey',
    'The Shining',
    'hello world',
    'Jane Austen',
    'Hemingways',
    'HEMINGWAYS',
    'hello-world',
    'Ｔｈｅ Ｏｄｙｓｓｅｙ',
    'The\u00A0Odyssey',
    '1984 orwell',
    'B2B sellers',
  ])('%j is a title, though the specification accepts it as an ASIN', (text) => {
    expect(readBookInput(text).kind).toBe('book')
    expect(isLikelyTitle(text)).toBe(true)
    expect(readTypedBook(text)).toEqual({
      kind: 'invalid',
      code: 'invalid-identifier',
      problem: 'title',
    })
    expect(readSearchQuery(text)).not.toBeNull()
  })

  test.each([
    ['an ASIN', 'B0CRQLM5V7', 'B0CRQLM5V7'],
    ['an ASIN in four groups', 'B0 CR QL M5V7', 'B0CRQLM5V7'],
    ['an ASIN whose only digit is the 0', 'b0 abcd efgh', 'B0ABCDEFGH'],
    ['an ASIN with hyphens', 'B0-ABCD-EFGH', 'B0ABCDEFGH'],
    ['ten letters and digits', 'A1B2C3D4E5', 'A1B2C3D4E5'],
    ['digits with two letters in groups', '1234 5678 AB', '12345678AB'],
    ['ten letters that are called an ASIN', 'ASIN: HELLOWORLD', 'HELLOWORLD'],
  ])('%s stays an ASIN', (_what, text, asin) => {
    expect(readTypedBook(text)).toMatchObject({ kind: 'book', identifier: { asin } })
  })

  test.each([
    ['an ISBN-10 with spaces', '0 14 312774 8', '9780143127741'],
    ['an ISBN-10 with a final X and spaces', '0 547 92822 x', '9780547928227'],
    ['an ISBN-13 with spaces', '978 0 14 312774 1', '9780143127741'],
  ])('%s stays an ISBN', (_what, text, isbn13) => {
    expect(readTypedBook(text)).toMatchObject({ kind: 'book', identifier: { isbn13 } })
  })

  test.each([
    ['O143127748', '9780143127741'],
    ['0I43l27748', '9780143127741'],
    ['014312774B', '9780143127741'],
    ['O-439-42089-X', '9780439420891'],
    ['978O143127741', '9780143127741'],
    ['978-0-14-3I2774-l', '9780143127741'],
    ['ISBN 978-O-14-312774-1', '9780143127741'],
  ])('%s has a letter for a digit, so its ISBN is only offered', (text, offer) => {
    const refused = { kind: 'invalid', code: 'invalid-identifier', problem: 'letter', offer }
    expect(readTypedBook(text)).toEqual(refused)
    expect(readTypedBook(text, { isKnown: true })).toEqual(refused)
  })

  test.each(['O143127749', 'B143127748', 'BOI43I27748', 'OI431Z774B', 'OISBZG7748'])(
    '%s is no ISBN with a letter for a digit',
    (text) => {
      expect(readTypedBook(text)).not.toHaveProperty('offer')
    },
  )

  test('is false for texts that name no book, a URL, or several books', () => {
    const texts = ['', 'dune', 'https://www.amazon.com/dp/ABCDEFGHIJ', '9780143127741, 0306406152']
    expect(texts.filter(isLikelyTitle)).toEqual([])
  })
})

const letters = fc.stringMatching(/^[A-Za-z]{10}$/)
const gaps = (text: string) =>
  fc
    .array(fc.constantFrom('', ' ', '  ', '\t', '\u00A0'), { minLength: 9, maxLength: 9 })
    .map((between) => [...text].map((character, at) => character + (between[at] ?? '')).join(''))

describe('any text of ten characters', () => {
  test('is a title if it has only letters, however it is spaced', () => {
    fc.assert(
      fc.property(
        letters.filter((text) => !/^(?:ASIN|ISBN|EAN)/i.test(text)).chain(gaps),
        (text) => {
          expect(isLikelyTitle(text)).toBe(true)
          expect(readSearchQuery(text)).not.toBeNull()
        },
      ),
    )
  })

  test('stays an ASIN if it begins with B0, however it is spaced', () => {
    const asins = fc.stringMatching(/^[A-Z0-9]{8}$/).map((end) => `B0${end}`)
    fc.assert(
      fc.property(
        asins.chain((asin) => fc.tuple(fc.constant(asin), gaps(asin))),
        ([asin, text]) => {
          expect(readTypedBook(text)).toMatchObject({ kind: 'book', identifier: { asin } })
        },
      ),
    )
  })

  test('stays an ISBN if its check digit is right, however it is spaced', () => {
    const isbns = fc.stringMatching(/^[0-9]{9}$/).map((nine) => {
      const sum = [...`978${nine}`].reduce(
        (s, digit, at) => s + Number(digit) * (at % 2 ? 3 : 1),
        0,
      )
      return `978${nine}${(10 - (sum % 10)) % 10}` as Isbn13
    })
    fc.assert(
      fc.property(
        isbns.chain((isbn13) => fc.tuple(fc.constant(isbn13), gaps(toIsbn10(isbn13) ?? ''))),
        ([isbn13, text]) => {
          const parsed = readTypedBook(text)
          fc.pre(parsed.kind !== 'invalid' || parsed.problem !== 'filler')
          expect(parsed).toMatchObject({ kind: 'book', identifier: { isbn13 } })
        },
      ),
    )
  })

  test('is read as the specification says by programs, and only a title is left out by people', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{10,14}$/), (text) => {
        const parsed = readBookInput(text)
        if (isAsin(text.replace(/[ -]/g, '').toUpperCase())) expect(parsed.kind).not.toBe('several')
        if (!isLikelyTitle(text)) expect(readTypedBook(text)).toEqual(parsed)
        else expect(parsed).toMatchObject({ kind: 'book', identifier: { kind: 'asin' } })
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['9999999999', 'filler'],
  ['2222222222', 'filler'],
  ['9781111111113', 'filler'],
  ['https://www.amazon.com/dp/9999999999', 'filler'],
  ['M-2306-7118-7', 'music'],
  ['ISMN 979-0-2306-7118-7', 'music'],
])('readTypedBook refuses %s: %s', (text, problem) => {
  expect(readTypedBook(text)).toEqual({ kind: 'invalid', code: 'invalid-identifier', problem })
})

test('a program that sends repeated digits keeps the rule of the specification', () => {
  expect(readBookInput('9999999999')).toMatchObject({ identifier: { isbn13: '9789999999991' } })
  expect(readBookInput('M230671187')).toMatchObject({ identifier: { asin: 'M230671187' } })
})

test('a title that a catalog knows as an ASIN is a book', () => {
  expect(readTypedBook('HELLOWORLD', { isKnown: true })).toMatchObject({ kind: 'book' })
})
