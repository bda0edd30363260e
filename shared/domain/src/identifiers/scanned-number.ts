import { type Isbn13, isIsbn10, isIsbn13, toIsbn13 } from './isbn.ts'

/** The barcode of the price beside the one of a Japanese book. */
const PRICE_CODE = /^19[12]\d{10}$/

/** A GTIN-14, and the same behind the application identifier 01 of GS1. */
const GTIN = /^(?:01)?0(97[89]\d{10})$/

function splitCodes(digits: string): readonly string[] {
  const gtin = GTIN.exec(digits)?.[1]
  if (gtin) return [gtin]
  // The add-on of the price has five digits, that of a magazine two.
  if (digits.length === 15 || digits.length === 18) return [digits.slice(0, 13)]
  return digits.length > 13 && digits.length % 13 === 0 ? (digits.match(/\d{13}/g) ?? []) : []
}

/**
 * Reads the digits that a barcode scanner sends for a book besides a plain ISBN: with the add-on of two
 * or five digits, as a GTIN-14, or with further barcodes glued on. Returns each ISBN-13 once, in the
 * order of the digits; empty if they have another form, or if one of the ISBNs is invalid. Source: GS1
 * General Specifications.
 *
 * @example readScannedIsbns('978014312774151600') // ['9780143127741']
 */
export function readScannedIsbns(digits: string): readonly Isbn13[] {
  if (!/^\d{14,}$/.test(digits)) return []
  const codes = splitCodes(digits).filter((code) => !PRICE_CODE.test(code))
  return codes.every(isIsbn13) ? [...new Set(codes)] : []
}

/**
 * Reads an ISBN-10 with its add-on of five digits. Any 15 digits may look like one, so call this only if
 * the whole text is this number.
 *
 * @example readIsbn10WithPrice('014312774851600') // '9780143127741'
 */
export function readIsbn10WithPrice(text: string): Isbn13 | undefined {
  const isbn10 = /^(\d{9}[\dX])\d{5}$/.exec(text)?.[1] ?? ''
  return isIsbn10(isbn10) ? toIsbn13(isbn10) : undefined
}

/**
 * Finds the ISBN of a number that lost its leading zeros: in a spreadsheet, or because it is an SBN from
 * before 1970, which has nine digits. It may be another number by chance, so offer it and never take it.
 * Undefined if zeros in front do not make the digits an ISBN.
 *
 * @example findLostZero('340013818') // '9780340013816'
 */
export function findLostZero(text: string): Isbn13 | undefined {
  if (!/^(?:\d{8}|[1-9]\d{5,6})[\dX]$/.test(text)) return undefined
  const isbn10 = text.padStart(10, '0')
  return isIsbn10(isbn10) ? toIsbn13(isbn10) : undefined
}

/** Separators of thousands, also as in India, or one after 978; maybe zeros after the decimal sign. */
const GROUPED =
  /^(\d{1,3}(?:[,.'\u2019\u066C]\d{3}){2,4}|\d{1,2}(?:,\d{2}){2,5},\d{3}|97[89],\d{10}|\d{8,12}[\dX])(?:[.,\u066B]0{0,5})?$/

/**
 * Reads the digits of a number that a spreadsheet shows with separators. Undefined for other texts, and
 * for numbers with fewer than nine digits, which may be prices.
 *
 * @example readGroupedNumber('9,780,143,127,741.00') // '9780143127741'
 */
export function readGroupedNumber(text: string): string | undefined {
  const digits = GROUPED.exec(text)?.[1]?.replace(/[^\dX]/g, '')
  return digits !== undefined && digits.length >= 9 && digits !== text ? digits : undefined
}

/** A GTIN of GS1, and the application identifiers that may follow it: a lot, a date, a serial number. */
const GTIN_WITH_MORE = /^010(97[89]\d{10})(?=1[0-7]|2[0-2]|24|30|37|\D)/

/**
 * Reads the ISBN at the start of a GS1 code, as a QR code or a DataMatrix contains it.
 *
 * @example readGs1Isbn('010978014312774121A1B2') // '9780143127741'
 */
export function readGs1Isbn(text: string): Isbn13 | undefined {
  const isbn13 = GTIN_WITH_MORE.exec(text)?.[1] ?? ''
  return isIsbn13(isbn13) ? isbn13 : undefined
}

/** Letters that people type, or that text recognition reads, for a digit. */
const DIGIT_OF_LETTER: Readonly<Record<string, string>> = {
  ...{ O: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
}
const DIGITS_MIN = 7

/**
 * Finds the ISBN of a number in which letters stand for digits. It may be another number by chance, so
 * offer it and never take it. Amazon's own ASINs begin with B. Undefined for other texts.
 *
 * @example findMistypedDigits('978O143127741') // '9780143127741'
 */
export function findMistypedDigits(text: string): Isbn13 | undefined {
  const isNumber = /^(?!B.{9}$)(?:[\dOILZSGB]{9}[\dOILZSGBX]|[\dOILZSGB]{13})$/.test(text)
  if (!isNumber || text.replace(/\D/g, '').length < DIGITS_MIN) return undefined
  const digits = text.replace(/[A-WYZ]/g, (letter) => DIGIT_OF_LETTER[letter] ?? letter)
  if (digits === text) return undefined
  if (isIsbn13(digits)) return digits
  return isIsbn10(digits) ? toIsbn13(digits) : undefined
}

/** As a spreadsheet shows a number, also with two or three digits before the decimal sign. */
const SCIENTIFIC = /^(\d{1,3})(?:[.,\u066B](\d+))?(?:E\+?|[X*]10\^)(\d{1,3})$/i

/**
 * Reads a number that a spreadsheet shows in scientific notation. It is complete if no digit is lost.
 * Undefined for other texts.
 *
 * @example readScientific('9,78014E+12') // { digits: '978014', isComplete: false }
 */
export function readScientific(
  text: string,
): { readonly digits: string; readonly isComplete: boolean } | undefined {
  const match = SCIENTIFIC.exec(text.replace(/\s/g, ''))
  const [, first = '', rest = '', power = ''] = match ?? []
  const exponent = Number(power)
  if (!match || exponent < 6 || exponent > 13) return undefined
  const digits = first + rest.slice(0, exponent)
  const isComplete = rest.length >= exponent && /^0*$/.test(rest.slice(exponent))
  return { digits, isComplete: isComplete && digits.replace(/0+$/, '').length > 6 }
}
