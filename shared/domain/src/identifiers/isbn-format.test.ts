import fc from 'fast-check'
import isbn3 from 'isbn3'
import { expect, test } from 'vitest'
import { type BookIdentifier, type Isbn13, parseBookIdentifier, parseIsbn10 } from './index.ts'
import { formatIdentifier, formatIsbn } from './isbn-format.ts'

test.each([
  ['9780143127741', '978-0-14-312774-1'],
  ['9783551551672', '978-3-551-55167-2'],
  ['9784894712058', '978-4-89471-205-8'],
  ['9791090636071', '979-10-90636-07-1'],
  ['9798776159572', '979-8-7761-5957-2'],
])('hyphens %s as %s', (isbn13, expected) => {
  expect(formatIsbn(isbn13 as Isbn13)).toBe(expected)
})

test('hyphens an ISBN-10', () => {
  expect(formatIsbn(parseIsbn10('080442957x') ?? ('' as Isbn13))).toBe('0-8044-2957-X')
})

test('returns an ISBN without a known range unchanged', () => {
  expect(formatIsbn('9799999999990' as Isbn13)).toBe('9799999999990')
})

test('formats an ISBN with hyphens and returns an ASIN unchanged', () => {
  expect(formatIdentifier(parseBookIdentifier('0143127748') as BookIdentifier)).toBe(
    '978-0-14-312774-1',
  )
  expect(formatIdentifier(parseBookIdentifier('b00ich9sac') as BookIdentifier)).toBe('B00ICH9SAC')
})

test('puts hyphens where isbn3 does, the source of the ranges', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('978', '979'),
      fc.nat({ max: 999_999_999 }),
      fc.constantFrom('', '0', '1', '10', '65', '8', '99921', '605', '9969'),
      (prefix, number, start) => {
        const nine = (start + String(number).padStart(9, '0')).slice(0, 9)
        const weigh = [...`${prefix}${nine}`].map((digit, at) => Number(digit) * (at % 2 ? 3 : 1))
        const check = (10 - (weigh.reduce((sum, one) => sum + one, 0) % 10)) % 10
        const isbn = `${prefix}${nine}${check}` as Isbn13
        expect(formatIsbn(isbn)).toBe(isbn3.hyphenate(isbn) || isbn)
      },
    ),
    { numRuns: 5000 },
  )
})
