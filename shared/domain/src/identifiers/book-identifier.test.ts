import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureRows } from '../../fixtures/read-fixture.ts'
import {
  amazonId,
  type BookIdentifier,
  identifierKey,
  isB0Asin,
  normalizeIdentifier,
  parseBookIdentifier,
  readBookIdentifier,
} from './index.ts'

const book = parseBookIdentifier('9780143127741') as BookIdentifier
const without10 = parseBookIdentifier('9791090636071') as BookIdentifier
const kindle = parseBookIdentifier('B00ICH9SAC') as BookIdentifier

describe('readBookIdentifier', () => {
  test.each(readFixtureRows('isbn-valid.txt'))(
    'reads %j as the ISBN %s',
    (text, isbn13, isbn10) => {
      expect(readBookIdentifier(text ?? '')).toEqual({
        ok: true,
        identifier: { kind: 'isbn', isbn13, isbn10: isbn10 === '-' ? null : isbn10 },
      })
    },
  )

  test.each(readFixtureRows('asin-valid.txt'))('reads %j as the ASIN %s', (text, asin) => {
    expect(readBookIdentifier(text ?? '')).toEqual({
      ok: true,
      identifier: { kind: 'asin', asin },
    })
  })

  test.each(readFixtureRows('isbn-invalid.txt'))('rejects %j: %s', (text, problem) => {
    expect(readBookIdentifier(text ?? '')).toEqual({ ok: false, problem })
  })

  test('rejects an empty text', () => {
    expect(readBookIdentifier('')).toEqual({ ok: false, problem: 'empty' })
  })

  test('accepts any ten letters or digits that do not have the shape of an ISBN-10', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{10}$/), (text) => {
        fc.pre(!/^\d{9}[\dX]$/.test(text))
        expect(readBookIdentifier(text)).toMatchObject({ ok: true, identifier: { asin: text } })
      }),
      { numRuns: 1000 },
    )
  })

  test('R44 handles any text, and reads the key of its result as the same book', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = readBookIdentifier(text)
        if (!parsed.ok) return
        expect(readBookIdentifier(identifierKey(parsed.identifier))).toEqual(parsed)
      }),
      { numRuns: 10_000 },
    )
  })

  test('R44 rejects a text that is longer than any identifier with its label', () => {
    expect(readBookIdentifier('9'.repeat(100_000))).toEqual({ ok: false, problem: 'length' })
    expect(readBookIdentifier(`0143127748${' '.repeat(300)}0143127748`)).toEqual({
      ok: false,
      problem: 'not-a-book-code',
    })
    expect(normalizeIdentifier('-'.repeat(100_000))).toHaveLength(200)
    expect(readBookIdentifier(`${' '.repeat(100_000)}0143127748`).ok).toBe(true)
  })
})

test('the key of a book is its ISBN-13 or its ASIN', () => {
  expect(identifierKey(book)).toBe('9780143127741')
  expect(identifierKey(kindle)).toBe('B00ICH9SAC')
})

test("Amazon's ID of a print book is its ISBN-10, and a 979 ISBN has none", () => {
  expect(amazonId(book)).toBe('0143127748')
  expect(amazonId(kindle)).toBe('B00ICH9SAC')
  expect(amazonId(without10)).toBeUndefined()
})

test('isB0Asin recognizes the ASINs that Amazon assigns', () => {
  expect(isB0Asin(kindle)).toBe(true)
  expect(isB0Asin(book)).toBe(false)
  expect(isB0Asin(parseBookIdentifier('BOOKSELLER') as BookIdentifier)).toBe(false)
})
