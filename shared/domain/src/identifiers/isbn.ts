import { normalizeIdentifier } from './normalize.ts'

declare const isbn10Brand: unique symbol
declare const isbn13Brand: unique symbol

/** A valid ISBN-10, bare: nine digits and a check digit, which may be X. */
export type Isbn10 = string & { readonly [isbn10Brand]: true }

/** A valid ISBN-13, bare: the book's EAN-13 with the prefix 978 or 979, and not music (979-0). */
export type Isbn13 = string & { readonly [isbn13Brand]: true }

const ISBN10 = /^\d{9}[\dX]$/
const ISBN13 = /^97[89]\d{10}$/

/** ISO 2108: weights 10 down to 1, X counting as 10, divisible by 11. */
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

/** GS1 general specifications: weights 1 and 3 in turn, up to the next multiple of 10. */
function checkDigit13(twelveDigits: string): string {
  let sum = 0
  for (let index = 0; index < 12; index++) sum += Number(twelveDigits[index]) * (index % 2 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** Their check digits are right, but people type them to fill a field; no book has them. */
const FILLERS: ReadonlySet<string> = new Set(['0000000000', '1111111111'])

/** @example isFillerNumber('0000000000') // true */
export function isFillerNumber(value: string): boolean {
  return FILLERS.has(value)
}

export function isIsbn10(value: string): value is Isbn10 {
  return ISBN10.test(value) && holdsModulo11(value) && !isFillerNumber(value)
}

/** 979-0 is the International Standard Music Number (ISO 10957), printed music and no book. */
export function isMusicNumber(value: string): boolean {
  return /^9790\d{9}$/.test(value)
}

export function isIsbn13(value: string): value is Isbn13 {
  return ISBN13.test(value) && !isMusicNumber(value) && checkDigit13(value) === value[12]
}

/**
 * Reads an ISBN-10 as people paste it; undefined when it is none or its check digit is wrong.
 *
 * @example parseIsbn10('0-8044-2957-x') // '080442957X'
 */
export function parseIsbn10(text: string): Isbn10 | undefined {
  const bare = normalizeIdentifier(text)
  return isIsbn10(bare) ? bare : undefined
}

/** Reads an ISBN-13 as people paste it. @example parseIsbn13('978-0-14-312774-1') // '9780143127741' */
export function parseIsbn13(text: string): Isbn13 | undefined {
  const bare = normalizeIdentifier(text)
  return isIsbn13(bare) ? bare : undefined
}

/**
 * Reads either kind of ISBN and returns the ISBN-13, which is canonical here; an ISBN-10 is widened.
 *
 * @example parseIsbn('0-306-40615-2') // '9780306406157'
 */
export function parseIsbn(text: string): Isbn13 | undefined {
  const bare = normalizeIdentifier(text)
  if (isIsbn13(bare)) return bare
  return isIsbn10(bare) ? toIsbn13(bare) : undefined
}

/** Every ISBN-10 has an ISBN-13: 978 before its nine digits, and a new check digit. */
export function toIsbn13(isbn10: Isbn10): Isbn13 {
  const twelve = `978${isbn10.slice(0, 9)}`
  return `${twelve}${checkDigit13(twelve)}` as Isbn13
}

/**
 * The ISBN-10 of a 978 ISBN; undefined for 979, which never had ten digits.
 *
 * @example toIsbn10(parseIsbn13('9798886451740')!) // undefined
 */
export function toIsbn10(isbn13: Isbn13): Isbn10 | undefined {
  if (!isbn13.startsWith('978')) return undefined
  const nine = isbn13.slice(3, 12)
  return `${nine}${checkDigit10(nine)}` as Isbn10
}

/**
 * Completes the twelve digits that some shops print in their URLs.
 *
 * @example completeIsbn13('978880474053') // '9788804740537'
 */
export function completeIsbn13(twelveDigits: string): Isbn13 | undefined {
  const isbn13 = `${twelveDigits}${checkDigit13(twelveDigits)}`
  return isIsbn13(isbn13) ? isbn13 : undefined
}
