import { normalizeIdentifier } from './normalize.ts'

declare const isbn10Brand: unique symbol
declare const isbn13Brand: unique symbol

/** A valid ISBN-10 without hyphens: nine digits and a check digit, which can be X. */
export type Isbn10 = string & { readonly [isbn10Brand]: true }

/**
 * A valid ISBN-13 without hyphens: the book's EAN-13, with the prefix 978 or 979, but not music
 * (979-0).
 */
export type Isbn13 = string & { readonly [isbn13Brand]: true }

const ISBN10 = /^\d{9}[\dX]$/
const ISBN13 = /^97[89]\d{10}$/

/** The check of ISO 2108: weights 10 down to 1, X counts as 10, and the sum is divisible by 11. */
function holdsModulo11(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < 10; index++) {
    const character = digits[index]
    sum += (10 - index) * (character === 'X' ? 10 : Number(character))
  }
  return sum % 11 === 0
}

function checkDigit10(nineDigits: string): string {
  let sum = 0
  for (let index = 0; index < 9; index++) sum += (10 - index) * Number(nineDigits[index])
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/**
 * The check digit of the GS1 General Specifications: it raises the sum, with alternating weights of 1 and 3,
 * to the next multiple of 10.
 */
function checkDigit13(twelveDigits: string): string {
  let sum = 0
  for (let index = 0; index < 12; index++) sum += Number(twelveDigits[index]) * (index % 2 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** Their check digits are correct, but people type them to fill a field. No book has them. */
const FILLERS: ReadonlySet<string> = new Set(['0000000000', '1111111111'])

/**
 * Whether an ISBN-10 without hyphens is a filler that no book has.
 *
 * @example isFillerNumber('0000000000') // true
 */
export function isFillerNumber(value: string): boolean {
  return FILLERS.has(value)
}

/**
 * Whether a text is a valid ISBN-10 in its stored form, without hyphens and with a capital X.
 * Source: ISO 2108.
 *
 * @example isIsbn10('080442957X') // true
 */
export function isIsbn10(value: string): value is Isbn10 {
  return ISBN10.test(value) && holdsModulo11(value) && !isFillerNumber(value)
}

/**
 * Whether an EAN-13 is an International Standard Music Number (ISO 10957): printed music, which
 * begins with 979-0.
 *
 * @example isMusicNumber('9790060115615') // true
 */
export function isMusicNumber(value: string): boolean {
  return /^9790\d{9}$/.test(value)
}

/**
 * Whether a text is a valid ISBN-13 in its stored form, without hyphens. Source: ISO 2108 and GS1.
 *
 * @example isIsbn13('9780143127741') // true
 */
export function isIsbn13(value: string): value is Isbn13 {
  return ISBN13.test(value) && !isMusicNumber(value) && checkDigit13(value) === value[12]
}

/**
 * Parses an ISBN-10 as people paste it. Returns undefined for other texts and for a wrong check
 * digit.
 *
 * @example parseIsbn10('0-8044-2957-x') // '080442957X'
 */
export function parseIsbn10(text: string): Isbn10 | undefined {
  const bare = normalizeIdentifier(text)
  return isIsbn10(bare) ? bare : undefined
}

/**
 * Parses an ISBN-13 as people paste it. Returns undefined for other texts and for a wrong check
 * digit.
 *
 * @example parseIsbn13('978-0-14-312774-1') // '9780143127741'
 */
export function parseIsbn13(text: string): Isbn13 | undefined {
  const bare = normalizeIdentifier(text)
  return isIsbn13(bare) ? bare : undefined
}

/**
 * Parses an ISBN of either length and returns the ISBN-13, our stored form. Returns undefined for
 * other texts.
 *
 * @example parseIsbn('0-306-40615-2') // '9780306406157'
 */
export function parseIsbn(text: string): Isbn13 | undefined {
  const bare = normalizeIdentifier(text)
  if (isIsbn13(bare)) return bare
  return isIsbn10(bare) ? toIsbn13(bare) : undefined
}

/**
 * Converts an ISBN-10 to its ISBN-13: 978, its first nine digits, and a new check digit.
 *
 * @example toIsbn13('0143127748' as Isbn10) // '9780143127741'
 */
export function toIsbn13(isbn10: Isbn10): Isbn13 {
  const twelve = `978${isbn10.slice(0, 9)}`
  return `${twelve}${checkDigit13(twelve)}` as Isbn13
}

/**
 * Converts an ISBN-13 to its ISBN-10. Returns undefined for 979, which has none.
 *
 * @example toIsbn10(parseIsbn13('9798886451740')!) // undefined
 */
export function toIsbn10(isbn13: Isbn13): Isbn10 | undefined {
  if (!isbn13.startsWith('978')) return undefined
  const nine = isbn13.slice(3, 12)
  return `${nine}${checkDigit10(nine)}` as Isbn10
}

/**
 * Adds the check digit to the twelve digits that some retailers have in their URLs. Returns
 * undefined if the result is not an ISBN.
 *
 * @example completeIsbn13('978880474053') // '9788804740537'
 */
export function completeIsbn13(twelveDigits: string): Isbn13 | undefined {
  const isbn13 = `${twelveDigits}${checkDigit13(twelveDigits)}`
  return isIsbn13(isbn13) ? isbn13 : undefined
}
