import { readTypedBook } from '@everyshelf/domain/books'
import {
  normalizeIdentifier,
  parseIsbn,
  plainCharacters,
  toIsbn10,
} from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBookInput } from './index.ts'

const digit = fc.constantFrom(...'0123456789')
const pieces = fc.oneof(
  { weight: 4, arbitrary: digit },
  fc.stringMatching(/^97[89]0?\d{8,10}$/),
  fc.constantFrom('978', '979', '9790', '977', 'M', 'X', 'Х', '-', ' ', '.', ',', 'E+12', '“', '='),
  fc.constantFrom(
    'ISBN ',
    'SBN ',
    'ASIN: ',
    '0I43l27748',
    '978O',
    'B0',
    'dune',
    '٩',
    '９',
    'ー',
    '\u200E',
    '😀',
    '\0',
    'é',
  ),
  fc.constantFrom(
    '@',
    '/',
    'https://',
    'www.amazon.de',
    'kdp.amazon.de',
    '5.99€',
    ',780',
    '.0',
    'Größe',
    '/dp/',
    'bücher.example',
    'goodreads.com',
    '9780143127741',
    '?q=',
    '$a',
    '<p>',
    '\\\\',
    '⁹⁷⁸',
    '⁰',
    '_',
    '~',
    'М',
    'Е+12',
    '·10¹²',
    '(pbk.)',
    'S.B.N. ',
    '＠',
    'mailto:',
    'xn--mazon-3ve.com/',
    '٬',
  ),
)
const anyInput = fc.oneof(
  fc.array(pieces, { maxLength: 16 }).map((list) => list.join('')),
  fc.array(digit, { minLength: 6, maxLength: 14 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withQueryParameters: true }),
)

/** Raised, lowered and circled digits too. */
const digitsOf = (text: string) =>
  plainCharacters(text.normalize('NFKC'))
    .replaceAll('М', 'M')
    .toUpperCase()
    .replace(/[^0-9X]/g, '')

/** What each reason claims of the text, and the pattern of its sentence. */
const claims: readonly (readonly [RegExp, (text: string, named: string) => boolean])[] = [
  [/This one has (\d+)\./, (text, named) => isOfLength(text, Number(named))],
  [/The last digit does not match/, hasWrongNumber],
  [/^(\w+) is a placeholder/, (text, named) => digitsOf(text).includes(named.slice(3, 9))],
  [
    /begin with 979-0 or M/,
    (text) =>
      /9790|M/.test(
        plainCharacters(text)
          .toUpperCase()
          .replace(/[^0-9M]/g, ''),
      ),
  ],
  [/begin with 978 or 979/, (text) => /^(?!97[89])\d{13}$/.test(normalizeIdentifier(text))],
  [
    /zero may be missing. Did you mean ISBN (\d+)\?/,
    (text, named) => isWithoutZeros(normalizeIdentifier(text), named),
  ],
  [/A letter may stand for a digit. Did you mean ISBN (\d+)\?/, isWithLetters],
  [
    /A spreadsheet shortened/,
    (text) => /[eЕ]\s?\+?\d|10\^|10[⁰¹²³⁴-⁹]/i.test(plainCharacters(text)),
  ],
  [
    /has no letters. Replace “(.)”/,
    (text, named) =>
      /^[A-Z0-9]{13}$/.test(normalizeIdentifier(text)) && normalizeIdentifier(text).includes(named),
  ],
  [
    /No ISBN or ASIN contains “(.)”/u,
    (text, named) => plainCharacters(text).includes(named) && !/[A-Za-z0-9 -]/.test(named),
  ],
  [
    /looks like words/,
    (text) => /\p{L}{2}/u.test(text) && !/^\d+X?$/.test(normalizeIdentifier(text)),
  ],
  [/looks like an email/, (text) => text.normalize('NFKC').includes('@')],
  [/unusual or invisible characters/, (text) => /\P{ASCII}|xn--/u.test(text) && /[./]/.test(text)],
  [/belongs to a different site/, (text) => !AMAZONS_OWN.test(text)],
  [/looks like part of an address/, (text) => /http|mailto:|\/\/|www\.|amazon\./i.test(text)],
  [
    /contains no ISBN/,
    (text) =>
      !plainCharacters(text)
        .match(/(?<!\d)97[89]\d{10}(?!\d)/g)
        ?.some((number) => parseIsbn(number)),
  ],
  [/Your text contains ISBN (\d+)\./, (text, named) => digitsOf(text).includes(named)],
]

/** An address at a host of Amazon. After other characters the host is a different one. */
const AMAZONS_OWN = /^(?:https?:\/\/)?(?:www\.|kdp\.)?amazon\.de(?:[/?#:]|$)/i

function isOfLength(text: string, length: number): boolean {
  return normalizeIdentifier(text).length === length && length !== 10 && length !== 13
}

/** Some 10 or 13 digits of the text in a row, whatever stands between them, are no valid ISBN. */
function hasWrongNumber(text: string): boolean {
  const digits = digitsOf(text)
  const parts = [10, 13].flatMap((length) =>
    Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, at) =>
      digits.slice(at, at + length),
    ),
  )
  return parts.some((part) => parseIsbn(part) === undefined)
}

/** The text contains the offered ISBN, with letters in place of some digits. */
function isWithLetters(text: string, isbn13: string): boolean {
  const written = plainCharacters(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const letters: Record<string, string> = { 0: '0O', 1: '1IL', 2: '2Z', 5: '5S', 6: '6G', 8: '8B' }
  const isbn10 = parseIsbn(isbn13) && toIsbn10(parseIsbn(isbn13) as never)
  return [isbn13, isbn10 ?? isbn13].some((offered) => {
    const pattern = [...offered].map((digit) => `[${letters[digit] ?? digit}]`).join('')
    return new RegExp(pattern).test(written) && !written.includes(offered)
  })
}

function isWithoutZeros(bare: string, isbn13: string): boolean {
  const isbn10 = parseIsbn(isbn13) && toIsbn10(parseIsbn(isbn13) as never)
  const significant = isbn10?.replace(/^0+/, '') ?? ''
  const written = digitsOf(bare).replace(/^0+/, '')
  // Zeros after the decimal sign may follow.
  return written.startsWith(significant) && /^0*$/.test(written.slice(significant.length))
}

test('what a refusal says is true of the text', () => {
  fc.assert(
    fc.property(anyInput, (text) => {
      const parsed = readTypedBook(text)
      const reason = explainBookInput(parsed, text)
      expect(reason === '').toBe(parsed.kind === 'book' || parsed.kind === 'retailer-short-link')
      for (const [pattern, holds] of claims) {
        const named = pattern.exec(reason)
        if (named) expect([text, reason, holds(text, named[1] ?? '')]).toEqual([text, reason, true])
      }
    }),
    { numRuns: 5000 },
  )
})
