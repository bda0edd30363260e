import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completeIsbn13,
  findLostZero,
  type Isbn13,
  readGroupedNumber,
  readGs1Isbn,
  readIsbn10WithPrice,
  readScannedIsbns,
  readScientific,
} from './index.ts'

const anyIsbn13 = fc
  .tuple(fc.constantFrom('978', '9791', '9798'), fc.stringMatching(/^\d{9}$/))
  .map(([prefix, digits]) => completeIsbn13(`${prefix}${digits}`.slice(0, 12)) as Isbn13)

describe('readScannedIsbns reads', () => {
  test.each([
    ['the add-on of a price', '978014312774151600', ['9780143127741']],
    ['an add-on of two digits', '978014312774103', ['9780143127741']],
    ['both barcodes of a Japanese book', '97841010101371920193004000', ['9784101010137']],
    ['the same in the other order', '19201930040009784101010137', ['9784101010137']],
    ['two books', '97801431277419780441172719', ['9780143127741', '9780441172719']],
    ['one book twice', '97801431277419780143127741', ['9780143127741']],
    ['a GTIN-14', '09780143127741', ['9780143127741']],
    ['a GS1 element', '0109780143127741', ['9780143127741']],
    ['a plain ISBN, which needs no reading', '9780143127741', []],
    ['a wrong check digit', '978014312774251600', []],
    ['another length', '9780143127741234', []],
    ['a book and another product', '97801431277414006381333931', []],
    ['no number', 'The Body Keeps the Score', []],
  ])('%s', (_what, digits, isbns) => {
    expect(readScannedIsbns(digits)).toEqual(isbns)
  })

  test('every ISBN with every add-on', () => {
    fc.assert(
      fc.property(anyIsbn13, fc.stringMatching(/^(?:\d{2}|\d{5})$/), (isbn13, addOn) => {
        expect(readScannedIsbns(isbn13 + addOn)).toEqual([isbn13])
      }),
      { numRuns: 1000 },
    )
  })
})

test('readIsbn10WithPrice reads an ISBN-10 and its price', () => {
  expect(readIsbn10WithPrice('014312774851600')).toBe('9780143127741')
  expect(readIsbn10WithPrice('080442957X51599')).toBe('9780804429573')
  expect(readIsbn10WithPrice('014312774751600')).toBeUndefined()
})

test.each([
  ['340013818', '9780340013816'],
  ['143127748', '9780143127741'],
  ['520963539', '9780520963535'],
  ['2251760', '9780002251761'],
])('findLostZero finds the ISBN of %s', (text, isbn13) => {
  expect(findLostZero(text)).toBe(isbn13)
})

test.each(['014312774', '123456780', '0143127748', '12345', 'B08FHBV4Z'])(
  'findLostZero finds nothing in %s',
  (text) => {
    expect(findLostZero(text)).toBeUndefined()
  },
)

test.each([
  ['9.78014E+12', '978014', false],
  ['9,78014E+12', '978014', false],
  ['9.78E12', '978', false],
  ['9.78014312774E+12', '978014312774', false],
  ['9.780143127741E+12', '9780143127741', true],
  ['9.78014 x 10^12', '978014', false],
  ['1.43128E+08', '143128', false],
])('readScientific reads %s', (text, digits, isComplete) => {
  expect(readScientific(text)).toEqual({ digits, isComplete })
})

test.each(['9780143127741', '9.5', '1E5', 'E+12', '9.78E+300'])(
  'readScientific leaves %s to others',
  (text) => {
    expect(readScientific(text)).toBeUndefined()
  },
)

test.each([
  ['978E+10', '978', false],
  ['0.978E+13', '0978', false],
  ['9.7801431277410E+12', '9780143127741', true],
])(
  'readScientific reads %s, with another number of digits before the point',
  (text, digits, isComplete) => {
    expect(readScientific(text)).toEqual({ digits, isComplete })
  },
)

test.each([
  ['9,780,143,127,741', '9780143127741'],
  ['97,80,14,31,27,741', '9780143127741'],
  ['14,31,27,748', '143127748'],
  ['9٬780٬143٬127٬741', '9780143127741'],
  ['441172717.', '441172717'],
  ['80442957X.0', '80442957X'],
])('readGroupedNumber reads %s', (text, digits) => {
  expect(readGroupedNumber(text)).toBe(digits)
})

test.each(['9780143127741', '1,234.00', '12,99', '1,2,3', '9,78,01'])(
  'readGroupedNumber leaves %s to others',
  (text) => {
    expect(readGroupedNumber(text)).toBeUndefined()
  },
)

test('readGs1Isbn reads the ISBN before a lot, a date or a serial number', () => {
  expect(readGs1Isbn('010978014312774121A1B2')).toBe('9780143127741')
  expect(readGs1Isbn('010978014312774110LOT7')).toBe('9780143127741')
  expect(readGs1Isbn('010978014312774221A1B2')).toBeUndefined()
  expect(readGs1Isbn('010978014312774199')).toBeUndefined()
})
