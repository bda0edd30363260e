import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropInvisible, parseIsbn, plainCharacters, trimPaste } from './index.ts'

/** Every code point, without the halves of a pair. */
const codePoints = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

const listAll = (pattern: RegExp) => codePoints.filter((character) => pattern.test(character))

const digits = listAll(/^\p{Nd}$/u)
const zeros = digits.filter((_, at) => at % 10 === 0)
const dashes = listAll(/^\p{Pd}$/u)
const invisible = listAll(/^[\p{Cf}\p{Variation_Selector}]$/u)

const write = (isbn: string, zero: string) =>
  [...isbn]
    .map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
    .join('')

describe('plainCharacters reads', () => {
  test.each([
    ['Arabic digits', '٩٧٨٠١٤٣١٢٧٧٤١', '9780143127741'],
    ['Persian digits', '۹۷۸۰۱۴۳۱۲۷۷۴۱', '9780143127741'],
    ['Devanagari digits', '९७८०१४३१२७७४१', '9780143127741'],
    ['digits of two scripts', '978٠١٤३१२७७४१', '9780143127741'],
    [
      'the long vowel mark of a Japanese keyboard',
      '９７８ー４ー１０ー１０１０１３ー７',
      '978-4-10-101013-7',
    ],
    ['a middle dot', '978·0·14', '978-0-14'],
    ['a hyphen bullet', '978⁃0⁃14', '978-0-14'],
    ['an Armenian hyphen', '978֊0֊14', '978-0-14'],
    ['a Cyrillic Х for the check digit', '080442957Х', '080442957X'],
    ['a small Cyrillic х behind a hyphen', '0-8044-2957-х', '0-8044-2957-X'],
    ['digits of an emoji keyboard', '9\uFE0F\u20E37\uFE0F\u20E38\uFE0F\u20E3', '978'],
    ['full-width letters', 'ＡＳＩＮ：Ｂ００', 'ASIN:B00'],
  ])('%s', (_what, text, plain) => {
    expect(plainCharacters(text)).toBe(plain)
  })

  test('no letter as another, and no title differently', () => {
    for (const text of ['Хлеб', 'スーパー', '一九八四', 'BOOKſELLER', 'Lıbraries', 'Café']) {
      expect(plainCharacters(text)).toBe(text)
    }
  })
})

test('an ISBN in the digits of any script is the same ISBN', () => {
  expect(digits.length % 10).toBe(0)
  for (const zero of zeros) expect(parseIsbn(write('9780143127741', zero))).toBe('9780143127741')
})

test('an ISBN with any dash of Unicode is the same ISBN', () => {
  for (const dash of dashes) {
    expect(parseIsbn(['978', '0', '14', '312774', '1'].join(dash))).toBe('9780143127741')
  }
})

test('an ISBN with any invisible character in any position is the same ISBN', () => {
  fc.assert(
    fc.property(fc.constantFrom(...invisible), fc.nat({ max: 13 }), (character, at) => {
      const text = `${'9780143127741'.slice(0, at)}${character}${'9780143127741'.slice(at)}`
      expect(parseIsbn(text)).toBe('9780143127741')
    }),
    { numRuns: 3000 },
  )
})

test('plainCharacters changes nothing that is plain already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainCharacters(text)
      expect(plainCharacters(plain)).toBe(plain)
      expect(dropInvisible(plain)).toBe(plain)
    }),
    { numRuns: 5000 },
  )
})

test('trimPaste removes white space and invisible characters only from both ends', () => {
  expect(trimPaste('\u200B\uFEFF\u00A0 a b \u2060\n')).toBe('a b')
  expect(trimPaste('\u202A978\u061C0143\u202C\u001D')).toBe('978\u061C0143')
  expect(trimPaste(' \u200B ')).toBe('')
  expect(trimPaste('')).toBe('')
})
