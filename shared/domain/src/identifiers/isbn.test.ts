import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureRows } from '../../fixtures/read-fixture.ts'
import {
  completeIsbn13,
  type Isbn10,
  type Isbn13,
  isIsbn10,
  isIsbn13,
  isMusicNumber,
  parseIsbn,
  parseIsbn10,
  parseIsbn13,
  toIsbn10,
  toIsbn13,
} from './index.ts'

const valid = readFixtureRows('isbn-valid.txt')
const invalid = readFixtureRows('isbn-invalid.txt')

/** The first twelve digits of a book number, without music, and their check digit. */
const anyIsbn13 = fc
  .tuple(fc.constantFrom('978', '9791', '9798'), fc.stringMatching(/^\d{9}$/))
  .map(([prefix, digits]) => completeIsbn13(`${prefix}${digits}`.slice(0, 12)) as Isbn13)

describe('parseIsbn', () => {
  test.each(valid)('reads %j as %s', (text, isbn13) => {
    expect(parseIsbn(text)).toBe(isbn13)
  })

  test.each(invalid)('finds no ISBN in %j', (text) => {
    expect(parseIsbn(text)).toBeUndefined()
  })

  test('finds no ISBN in an empty text', () => {
    expect(parseIsbn('')).toBeUndefined()
  })
})

test('parseIsbn10 and parseIsbn13 accept only their own length', () => {
  expect(parseIsbn10('0-8044-2957-x')).toBe('080442957X')
  expect(parseIsbn10('9780804429573')).toBeUndefined()
  expect(parseIsbn13('978-0-8044-2957-3')).toBe('9780804429573')
  expect(parseIsbn13('080442957X')).toBeUndefined()
})

describe('conversions', () => {
  test.each(valid)('%j has the ISBN-13 %s and the ISBN-10 %s', (_text, isbn13, isbn10) => {
    expect(toIsbn10(isbn13 as Isbn13) ?? '-').toBe(isbn10)
    if (isbn10 !== '-') expect(toIsbn13(isbn10 as Isbn10)).toBe(isbn13)
  })

  test('converting an ISBN twice returns the same ISBN', () => {
    fc.assert(
      fc.property(anyIsbn13, (isbn13) => {
        const isbn10 = toIsbn10(isbn13)
        expect(isbn10 !== undefined).toBe(isbn13.startsWith('978'))
        if (!isbn10) return
        expect(isIsbn10(isbn10)).toBe(true)
        expect(toIsbn13(isbn10)).toBe(isbn13)
      }),
      { numRuns: 1000 },
    )
  })

  test("completeIsbn13 adds the check digit to a retailer's twelve digits", () => {
    expect(completeIsbn13('978880474053')).toBe('9788804740537')
    expect(completeIsbn13('978014312774')).toBe('9780143127741')
    expect(completeIsbn13('979026000043')).toBeUndefined()
    expect(completeIsbn13('97801431277')).toBeUndefined()
    expect(completeIsbn13('')).toBeUndefined()
  })
})

test('every other last digit is rejected', () => {
  fc.assert(
    fc.property(anyIsbn13, fc.integer({ min: 1, max: 9 }), (isbn13, step) => {
      const wrong = (Number(isbn13.at(-1)) + step) % 10
      expect(isIsbn13(isbn13)).toBe(true)
      expect(isIsbn13(`${isbn13.slice(0, 12)}${wrong}`)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('an ISBN-10 with two swapped neighboring digits is rejected', () => {
  expect(isIsbn10('0143127748')).toBe(true)
  expect(isIsbn10('1043127748')).toBe(false)
  expect(isIsbn10('0143127784')).toBe(false)
})

test('isMusicNumber checks only the prefix', () => {
  expect(isMusicNumber('9790260000438')).toBe(true)
  expect(isMusicNumber('9791090636071')).toBe(false)
  expect(isIsbn13('9790260000438')).toBe(false)
})
